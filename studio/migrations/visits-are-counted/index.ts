import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'
import {line} from '../missingTexts.ts'

type Block = {_key: string; children?: {text?: string}[]}

const COUNTED = {
  view: line('een pagina is bekeken', 'a page was viewed'),
  plan: line('een pakket is gekozen', 'a plan was chosen'),
  checkout: line('het afrekenen is geopend', 'the checkout was opened'),
  details: line('de gegevens zijn ingevuld', 'the details were filled in'),
  payment: line('een betaling is begonnen', 'a payment was started'),
  paid: line('een betaling is gelukt', 'a payment was made'),
}

/** Key of the part of the privacy statement that is about the site. */
const SITE = 'privacy-site'

/** The first paragraph as it was, or with announcements; the second; and those that follow from now on. */
const TEXTS = {
  nl: {
    first: [
      'De site plaatst geen cookies en volgt je niet. Je browser bewaart zelf je keuze voor licht of donker, wat je in de demo verandert zolang je daar bent, wat je bij een bestelling hebt ingevuld tot die is betaald (hooguit {keptAttemptMinutes} minuten), en de code waarmee een bestelling één keer wordt betaald.',
      'De site plaatst geen cookies en volgt je niet. Je browser bewaart zelf je keuze voor licht of donker, welke aankondiging je sloot, wat je in de demo verandert zolang je daar bent, wat je bij een bestelling hebt ingevuld tot die is betaald (hooguit {keptAttemptMinutes} minuten), en de code waarmee een bestelling één keer wordt betaald.',
    ],
    second:
      'In onze mails staan geen plaatjes die ons vertellen dat je ze opent, en geen links die je volgen. De link naar je abonnement is een sleutel: stuur hem niet door. Hij werkt tot {keptLinkDays} dagen nadat je abonnement is afgelopen.',
    added: [
      'We tellen hoe vaak {countedSteps}: sommen per dag, pagina en taal. We plaatsen er geen cookie voor, en bij die sommen staat niets over jou of je apparaat. Na {keptCountMonths} maanden verwijderen we ze.',
      'Een pagina telt pas mee als je er iets doet, zoals klikken, typen of de muis bewegen. Je browser stuurt dan haar adres, en bij het afrekenen ook dat van de pagina op deze site waar je vandaan komt. Vraagt je browser om je niet te volgen (Do Not Track of Global Privacy Control), dan stuurt hij niets. Bestellingen en betalingen tellen we waar we ze uitvoeren.',
    ],
  },
  en: {
    first: [
      'The site sets no cookies and does not track you. Your own browser keeps your choice of light or dark, what you change in the demo while you are there, what you typed for an order until it is paid ({keptAttemptMinutes} minutes at most), and the code by which an order is paid once.',
      'The site sets no cookies and does not track you. Your own browser keeps your choice of light or dark, which announcement you closed, what you change in the demo while you are there, what you typed for an order until it is paid ({keptAttemptMinutes} minutes at most), and the code by which an order is paid once.',
    ],
    second:
      'Our e-mails contain no pictures that tell us you have opened them, and no links that track you. The link to your subscription is a key: do not forward it. It works until {keptLinkDays} days after your subscription has ended.',
    added: [
      'We count how often {countedSteps}: sums by day, page and language. We set no cookie for it, and those sums hold nothing about you or your device. After {keptCountMonths} months we delete them.',
      'A page counts once you do something on it, such as clicking, typing or moving the mouse. Your browser then sends its address, and at the checkout also that of the page of this site that you came from. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), it sends nothing. We count orders and payments where we carry them out.',
    ],
  },
} as const

const textOf = ({children = []}: Block) => children.map(({text = ''}) => text).join('')

const paragraphs = (language: keyof typeof TEXTS) =>
  TEXTS[language].added.map((text, index) => {
    const key = `privacy-count${language}${index}`
    const span = {_type: 'span', _key: `${key}s0`, text, marks: []}
    return {_type: 'block', _key: key, style: 'normal', markDefs: [], children: [span]}
  })

/** Whether the part says what ships; one that an editor rewrote is left alone. */
function isShipped(blocks: readonly Block[], language: keyof typeof TEXTS): boolean {
  const [first = '', second, ...more] = blocks.map(textOf)
  const shipped = TEXTS[language]
  return more.length === 0 && second === shipped.second && shipped.first.some((text) => text === first)
}

/** Names of the counted steps, and what the privacy statement says about counting. */
export default defineMigration({
  title: 'Visits are counted',
  documentTypes: ['siteSettings', 'contentPage'],
  migrate: {
    document: ({_id, _type, counted, parts}) => {
      if (_type === 'siteSettings')
        return counted === undefined ? patch(_id, [at('counted', setIfMissing(COUNTED))]) : undefined
      const site = ((parts ?? []) as {_key: string; body?: Partial<Record<string, Block[]>>}[]).find(
        ({_key}) => _key === SITE,
      )
      const changes = (['nl', 'en'] as const).flatMap((language) => {
        const blocks = site?.body?.[language] ?? []
        return isShipped(blocks, language)
          ? [at(['parts', {_key: SITE}, 'body', language], set([...blocks, ...paragraphs(language)]))]
          : []
      })
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
