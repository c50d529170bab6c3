import {before, type Change, inDocument} from '../changes.ts'
import {literal, localeString, type Names} from '../names.ts'
import type {Kind} from './kind.ts'

/** Length of the line. */
const MAX_LENGTH = 120

/** An optional line that the checkout asks a customer for: a row of the table of details, and its words. */
export const checkoutField: Kind = (names) => ({
  changes: [...table(names), ...words(names)],
  left: [
    "whether it is required, of a kind that is validated, shown with help, or used by invoices, search or the books: the row's columns in domain/customers/detailTable.ts; the content check then names the words that are missing",
    'its words in studio/seed/checkoutPage.ndjson, studio/seed/paymentPages.ndjson and the migration',
  ],
})

const table = ({camel, title}: Names): Change[] => [
  before(
    'domain/customers/detailTable.ts',
    '] as const satisfies readonly Row[]\n\n/** Fields of the checkout',
    `  {name: '${camel}', max: ${MAX_LENGTH}},\n`,
  ),
  before(
    'domain/customers/detailTitles.ts',
    '  contactPhone: {',
    `  ${camel}: {nl: ${literal(title.nl)}, en: ${literal(title.en)}},\n`,
  ),
]

function words({camel, kebab, title}: Names): Change[] {
  const label = localeString(title.nl, title.en)
  const labels = {checkoutPage: `customer.${camel}`, paymentPages: `cancelSubscription.business.labels.${camel}`}
  const name = `${kebab}-at-the-checkout`
  const call = `line(${literal(title.nl)}, ${literal(title.en)})`
  const texts = Object.entries(labels).map(([type, place]) => `  ${type}: {'${place}': ${call}},\n`)
  return [
    ...Object.entries(labels).map(([type, place]) =>
      inDocument(`studio/seed/${type}.ndjson`, type, (document) => within(document, place, label)),
    ),
    {
      file: `studio/migrations/${name}/index.ts`,
      content: `import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('The checkout asks for ${camel}', {
${texts.join('')}})
`,
    },
    before(
      'domain/content/migrations.ts',
      ']\n\n/** The migration that adds a field',
      `  {name: '${name}', adds: [${Object.entries(labels).map(([type, place]) => `'${type}.${place}'`)}]},\n`,
    ),
  ]
}

/** Adds a value at a place inside a document. */
function within<Document extends Record<string, unknown>>(document: Document, place: string, value: unknown): Document {
  const [first = '', ...rest] = place.split('.')
  if (rest.length === 0) return {...document, [first]: value}
  const inner = document[first]
  if (typeof inner !== 'object' || inner === null) throw new Error(`it has no ${first}`)
  return {...document, [first]: within({...inner}, rest.join('.'), value)}
}
