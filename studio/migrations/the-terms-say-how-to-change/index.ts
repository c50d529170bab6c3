import {at, defineMigration, patch, set} from 'sanity/migrate'

type Block = {_key: string; children?: {text?: string}[]}
type Added = {shipped: string[]; key: string; strong?: string; text: string}

/** The paragraphs that sections of the terms get, each after a text that is still the shipped one. */
const ADDED: Readonly<Record<string, Readonly<Record<string, Added>>>> = {
  'terms-prices-and-payment': {
    nl: {
      shipped: [
        'Onze prijzen zijn exclusief {vatRate}% btw, tenzij er iets anders bij staat. Voordat je betaalt, zie je het bedrag exclusief btw, de btw en het totaal. Opstartkosten zijn er niet.',
        'Je betaalt vooraf, per maand, per 3 maanden of per 6 maanden. Dat kan met iDEAL | Wero, Bancontact, Apple Pay of creditcard, via onze betaaldienst.',
        'Je abonnement wordt automatisch verlengd met dezelfde periode, tot je opzegt. Het bedrag voor de nieuwe periode schrijven we dan af.',
        'Lukt een betaling niet, dan mailen we je en kun je alsnog betalen. Blijft betaling uit, dan mogen we de dienst stilzetten tot je hebt betaald.',
      ],
      key: 'cpn001',
      strong: 'Je kunt overstappen',
      text: ' naar een ander pakket of een andere periode, op je eigen pagina. Een duurder pakket gaat in zodra je het verschil voor de dagen die over zijn hebt betaald. Een goedkoper pakket of een andere periode gaat in bij de volgende verlenging. Alle bedragen zie je voordat je beslist.',
    },
    en: {
      shipped: [
        'Our prices exclude {vatRate}% VAT, unless stated otherwise. Before you pay you see the amount excluding VAT, the VAT and the total. There is no setup fee.',
        'You pay upfront, monthly, per 3 months or per 6 months. You can use iDEAL | Wero, Bancontact, Apple Pay or a credit card, through our payment provider.',
        'Your subscription renews automatically for the same period, until you cancel. We then collect the amount for the new period.',
        'If a payment fails, we e-mail you and you can still pay. If payment does not follow, we may suspend the service until you have paid.',
      ],
      key: 'cpe001',
      strong: 'You can change',
      text: ' to another plan or period, on your own page. A more expensive plan starts once you have paid the difference for the days left. A cheaper plan or another period starts with the next renewal. You see all amounts before you decide.',
    },
  },
  'terms-cancellation': {
    nl: {
      shipped: [
        'Maandabonnement. Je kunt op elk moment opzeggen. Je abonnement stopt dan met ingang van de volgende betaalperiode. Er geldt geen boete.',
        'Vooruitbetaald voor 3 of 6 maanden. Deze periode kun je niet eerder beëindigen en we betalen het bedrag niet terug. Zeg je op, dan wordt het abonnement na die periode niet verlengd.',
        'Opzeggen kan met de knop in onze e-mails of per e-mail naar {supportEmail}. We bevestigen je opzegging per e-mail, met de datum waarop je abonnement stopt.',
      ],
      key: 'ccn001',
      text: 'Kies je binnen een vooruitbetaalde periode voor een goedkoper pakket, dan gaat dat na die periode in en betalen we niets terug. Een overstap die later ingaat, kun je intrekken tot en met twee dagen voor die dag.',
    },
    en: {
      shipped: [
        'Monthly plan. You can cancel at any time. Your subscription then ends with effect from the next billing period. There is no penalty.',
        'Prepaid for 3 or 6 months. This period cannot be ended early and the amount is not refunded. If you cancel, the subscription is not renewed after that period.',
        'You can cancel with the button in our e-mails or by e-mail to {supportEmail}. We confirm your cancellation by e-mail, with the date on which your subscription ends.',
      ],
      key: 'cce001',
      text: 'If you choose a cheaper plan within a prepaid period, it starts after that period and nothing is refunded. You can withdraw a change that starts later up to and including two days before that day.',
    },
  },
}

const block = ({key, strong, text}: Added) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [
    ...(strong === undefined ? [] : [{_type: 'span', _key: `${key}s1`, text: strong, marks: ['strong']}]),
    {_type: 'span', _key: strong === undefined ? `${key}s0` : `${key}s2`, text, marks: []},
  ],
})

const textOf = ({children = []}: Block) => children.map(({text = ''}) => text).join('')

/** The words on changing plan and period, in the two sections that they belong to; one that an editor rewrote is left alone. */
export default defineMigration({
  title: 'The terms say how plan and period are changed',
  documentTypes: ['termsSection'],
  migrate: {
    document: ({_id, body}) => {
      const added = ADDED[_id.replace(/^drafts\./, '')] ?? {}
      const changes = Object.entries(added).flatMap(([language, paragraph]) => {
        const blocks = ((body ?? {}) as Record<string, Block[] | undefined>)[language] ?? []
        const isShipped = JSON.stringify(blocks.map(textOf)) === JSON.stringify(paragraph.shipped)
        return isShipped ? [at(`body.${language}`, set([...blocks, block(paragraph)]))] : []
      })
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
