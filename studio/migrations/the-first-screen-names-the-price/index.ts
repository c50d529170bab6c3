import {at, defineMigration, type NodePatch, patch, set} from 'sanity/migrate'

type Texts = {nl?: string; en?: string}
type Hero = {secondaryAction?: {label?: Texts; destination?: string}; note?: Texts}

/** Button and note belong together: the amount, its period, and that VAT comes on top. */
const PRICE = {
  nl: {
    before: [
      ['Bekijk onze pakketten', 'De kennismaking is gratis en vrijblijvend. Er zijn geen opstartkosten.'],
      [
        'Pakketten vanaf {price:basis:monthly}',
        'Prijs per maand, excl. btw. Geen opstartkosten, en de kennismaking is gratis en vrijblijvend.',
      ],
    ],
    label: 'Vanaf {price:basis:monthly} per maand',
    note: 'Prijs excl. btw. Geen opstartkosten, en de kennismaking is gratis en vrijblijvend.',
  },
  en: {
    before: [
      ['See our plans', 'The intro call is free, with no obligation. There is no setup fee.'],
      [
        'Plans from {price:basis:monthly}',
        'Price per month, excl. VAT. No setup fee, and the intro call is free, with no obligation.',
      ],
    ],
    label: 'Plans from {price:basis:monthly} a month',
    note: 'Price excl. VAT. No setup fee, and the intro call is free, with no obligation.',
  },
} as const

const LANGUAGES = ['nl', 'en'] as const

/** Each language by itself, where nobody changed either text. */
const price = ({secondaryAction, note}: Hero): NodePatch[] =>
  LANGUAGES.flatMap((language) => {
    const {before, ...now} = PRICE[language]
    const isShipped = before.some(
      ([label, line]) => label === secondaryAction?.label?.[language] && line === note?.[language],
    )
    return isShipped
      ? [
          at(['hero', 'secondaryAction', 'label', language], set(now.label)),
          at(['hero', 'note', language], set(now.note)),
        ]
      : []
  })

export default defineMigration({
  title: 'The first screen names the price with its period',
  documentTypes: ['landingPage'],
  migrate: {
    document: ({_id, hero}) => {
      const changes = price((hero ?? {}) as Hero)
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
