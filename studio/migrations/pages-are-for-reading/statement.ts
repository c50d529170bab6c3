import {line, longLine} from '../missingTexts.ts'

type Lines = readonly string[]

/** Keys count on through the page, as those of the shipped one do. */
function pageOf(parts: readonly {key: string; title: ReturnType<typeof line>; nl: Lines; en: Lines}[]) {
  let keys = 0
  const next = () => `acc${String(++keys).padStart(3, '0')}`
  const block = (text: string) => {
    const item = text.startsWith('- ')
    return {
      _type: 'block',
      _key: next(),
      style: 'normal',
      ...(item && {listItem: 'bullet', level: 1}),
      markDefs: [],
      children: [{_type: 'span', _key: next(), text: item ? text.slice(2) : text, marks: []}],
    }
  }
  return parts.map(({key, title, nl, en}) => ({
    _key: key,
    _type: 'textPart',
    title,
    body: {_type: 'localeLongText', nl: nl.map(block), en: en.map(block)},
  }))
}

const slug = (current: string) => ({_type: 'slug', current})

/** The accessibility statement as it ships. */
export const STATEMENT = {
  _id: 'content-accessibility',
  _type: 'contentPage',
  title: line('Toegankelijkheid', 'Accessibility'),
  address: {nl: slug('toegankelijkheid'), en: slug('accessibility')},
  intro: longLine(
    'Deze site is er voor iedereen. Hier staat welke norm we volgen, wat we testen, wat nog beter kan en hoe je een probleem meldt.',
    'This site is for everyone. Here is the standard we follow, what we test, what could still be better, and how to report a problem.',
  ),
  parts: pageOf([
    {
      key: 'accessibility-standard',
      title: line('De norm', 'The standard'),
      nl: [
        'We volgen WCAG 2.2, niveau A en AA. De Europese norm voor websites, EN 301 549, vraagt versie 2.1; die zit daarin.',
        'Na eigen onderzoek kennen we geen andere afwijkingen dan die hieronder. Een onafhankelijk onderzoek is er nog niet geweest.',
      ],
      en: [
        'We follow WCAG 2.2, levels A and AA. The European standard for websites, EN 301 549, asks for version 2.1, which it includes.',
        'From our own tests we know of no other gaps than those listed below. There has been no independent audit yet.',
      ],
    },
    {
      key: 'accessibility-tests',
      title: line('Wat we testen', 'What we test'),
      nl: [
        'Bij elke wijziging van deze site:',
        '- zoekt axe-core {testedTool} met {testedRules} regels, bij {testedCriteria} criteria van WCAG, naar fouten op {testedPages} pagina’s en in {testedStates} toestanden, zoals een open venster of een formulier met een fout. Op een telefoon en op een breed scherm, licht en donker;',
        '- bedienen tests menu’s, vensters en het afrekenen met alleen het toetsenbord;',
        '- kijken tests of elke pagina past op 320 pixels, dat is 400% zoom, en of er zonder JavaScript hetzelfde staat;',
        '- ligt vast welke namen een schermlezer op de klantpagina hoort, en in welke volgorde.',
      ],
      en: [
        'With every change to this site:',
        '- axe-core {testedTool} looks for faults with {testedRules} rules, covering {testedCriteria} WCAG criteria, on {testedPages} pages and in {testedStates} states, such as an open dialog or a form with an error. On a phone and a wide screen, in light and dark;',
        '- tests use menus, dialogs and the checkout with a keyboard alone;',
        '- tests check that every page fits 320 pixels, which is 400% zoom, and says the same without JavaScript;',
        '- tests hold the names that a screen reader hears in the customer portal, and their order.',
      ],
    },
    {
      key: 'accessibility-gaps',
      title: line('Wat nog beter kan', 'Known gaps'),
      nl: [
        '- De dagen in de grafiek van bezoekers bereik je niet met het toetsenbord. Dezelfde cijfers staan in de tabel eronder.',
        '- We testen wat schermlezers van de browser krijgen, nog niet met de schermlezers zelf.',
        '- Betalen doe je bij Mollie. Over de toegankelijkheid van die pagina gaat Mollie.',
      ],
      en: [
        '- You cannot reach the days in the visitor chart by keyboard. The table below it has the same figures.',
        '- We test what browsers pass on to screen readers, not yet the screen readers themselves.',
        '- You pay at Mollie, who are responsible for the accessibility of that page.',
      ],
    },
    {
      key: 'accessibility-report',
      title: line('Meld een probleem', 'Report a problem'),
      nl: [
        'Lukt iets niet? Mail naar {supportEmail} of bel {phone}. Vertel op welke pagina het was en wat er misging. Je krijgt binnen 24 uur antwoord, en als je wilt doen we ondertussen voor je wat niet lukte.',
        'Komen we er samen niet uit, dan kun je naar de Autoriteit Consument & Markt.',
      ],
      en: [
        'Is something not working for you? E-mail {supportEmail} or call {phone}. Tell us the page and what went wrong. You will have an answer within 24 hours, and in the meantime we can do for you what did not work.',
        'If we cannot solve it together, you can turn to the Netherlands Authority for Consumers and Markets (ACM).',
      ],
    },
    {
      key: 'accessibility-date',
      title: line('Over deze verklaring', 'About this statement'),
      nl: [
        'Opgesteld op 27 november 2026, door {company} zelf. De aantallen komen uit onze tests en veranderen daarmee mee.',
      ],
      en: ['Drawn up on 27 November 2026 by {company} itself. The numbers come from our tests and change with them.'],
    },
  ]),
  seo: {
    title: line('Toegankelijkheid | {brand}', 'Accessibility | {brand}'),
    description: longLine(
      'Hoe {brand} deze site voor iedereen bruikbaar houdt: de norm, wat we testen, wat nog beter kan en hoe je een probleem meldt.',
      'How {brand} keeps this site usable for everyone: the standard, what we test, known gaps, and how to report a problem.',
    ),
    noIndex: false,
  },
}
