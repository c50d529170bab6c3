import {at, defineMigration, patch, set, setIfMissing, unset} from 'sanity/migrate'

/** Specimen for each icon. */
const SPECIMENS: Record<string, string> = {
  bot: 'log',
  search: 'bars',
  lightbulb: 'ideas',
  radar: 'answer',
  'wand-sparkles': 'change',
  binoculars: 'race',
  'trending-up': 'ranks',
  'clipboard-check': 'checks',
}

type Example = readonly [nl: string, en: string, value?: number]

const EXAMPLES: Record<string, readonly Example[]> = {
  bars: [
    ['boekhouder mkb', 'bookkeeper for SMEs', 100],
    ['jaarrekening bv', 'annual accounts ltd', 71],
    ['hulp bij btw-aangifte', 'help with VAT return', 44],
  ],
  ideas: [
    ['Wat kost een boekhouder?', 'What does a bookkeeper cost?'],
    ['Eenmanszaak of bv?', 'Sole trader or limited company?'],
    ['Wanneer ben je vrijgesteld van btw?', 'When are you exempt from VAT?'],
  ],
  answer: [
    ['Wie doet de boekhouding voor een klein bureau?', 'Who does the books for a small agency?'],
    ['Een kantoor dat hierin thuis is:', 'An office that knows this well:'],
    ['voorbeeldbedrijf.nl', 'voorbeeldbedrijf.nl'],
  ],
  ranks: [
    ['wk 34', 'wk 34', 14],
    ['wk 35', 'wk 35', 12],
    ['wk 36', 'wk 36', 11],
    ['wk 37', 'wk 37', 9],
    ['wk 38', 'wk 38', 6],
    ['wk 39', 'wk 39', 4],
  ],
}

const example = ([nl, en, value]: Example, index: number) => ({
  _key: `example${index + 1}`,
  _type: 'specimenLine',
  text: {_type: 'localeString', nl, en},
  ...(value !== undefined && {value}),
})

const DEMO = {
  _type: 'action',
  label: {_type: 'localeString', nl: 'Bekijk eerst het demodashboard', en: 'See the demo dashboard first'},
  destination: '/dashboard',
}

const PROOF = {heading: {_type: 'localeString', nl: 'Wat klanten ervan merken', en: 'What customers notice'}}

/** Features show the product in place of an icon, and the first screen leads to the demo. */
export default defineMigration({
  title: 'Features show the product in place of an icon',
  documentTypes: ['feature', 'landingPage'],

  migrate: {
    document: ({_id, _type, ...fields}) => {
      const {icon, specimen, features, proof} = fields as {
        icon?: string
        specimen?: string
        features?: {demo?: object}
        proof?: object
      }
      if (_type === 'landingPage') {
        const changes = [
          ...(features && !features.demo ? [at('features.demo', setIfMissing(DEMO))] : []),
          ...(proof ? [] : [at('proof', setIfMissing(PROOF))]),
        ]
        return changes.length > 0 ? patch(_id, changes) : undefined
      }
      if (icon === undefined) return undefined
      const kind = specimen ?? SPECIMENS[icon] ?? 'log'
      const examples = EXAMPLES[kind]
      return patch(_id, [
        at('icon', unset()),
        at('specimen', set(kind)),
        ...(examples ? [at('examples', setIfMissing(examples.map(example)))] : []),
      ])
    },
  },
})
