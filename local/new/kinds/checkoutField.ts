import {after, before, type Change, inDocument} from '../changes.ts'
import {literal, localeString, type Names, words} from '../names.ts'
import type {Kind} from './kind.ts'

const MAX_LENGTH = 120

/** An optional line that the checkout asks a customer for, from the form to the order, the portal and admin. */
export const checkoutField: Kind = (names) => ({
  changes: [...domain(names), ...content(names), ...site(names), ...functions(names)],
  left: [
    `whether it is required or must be valid: then CHECKOUT_PROBLEMS in domain/customers/customerDetails.ts, a message in the checkout's content and functions/checkout/checkoutDetails.ts`,
    'whether an order rebuilt from Mollie needs it (functions/checkout/mollieCustomer.ts), admin finds orders by it (functions/billing/orders/rows.ts), and its length',
    'its words in studio/seed/checkoutPage.ndjson, studio/seed/paymentPages.ndjson and the migration',
    'tests: filled in, left empty, without scripts (web/src/screens/checkout/checkout.test.tsx, functions/checkout/createPayment.endpoint.test.ts)',
  ],
})

const domain = ({camel, kebab}: Names): Change[] => [
  after(
    'domain/customers/customerDetails.ts',
    "  {name: 'vatNumber', max: 20, asked: 'checkout'},\n",
    `  {name: '${camel}', max: ${MAX_LENGTH}, asked: 'checkout'},\n`,
  ),
  before(
    'domain/content/migrations.ts',
    ']\n\n/** The migration that adds a field',
    `  {
    name: '${kebab}-at-the-checkout',
    adds: ['checkoutPage.customer.${camel}', 'paymentPages.cancelSubscription.business.labels.${camel}'],
  },
`,
  ),
]

function content({camel, kebab, title}: Names): Change[] {
  const label = localeString(title.nl, title.en)
  return [
    before(
      'studio/schema/singletons/checkoutPage.ts',
      "        line('optional', ",
      `        line('${camel}', ${words(title)}),\n`,
    ),
    after(
      'studio/schema/fieldGroups/accountFields.ts',
      "  vatNumber: ['Btw-nummer', 'VAT number'],\n",
      `  ${camel}: [${literal(title.nl)}, ${literal(title.en)}],\n`,
    ),
    inDocument('studio/seed/checkoutPage.ndjson', 'checkoutPage', (document) =>
      within(document, 'customer', camel, label),
    ),
    inDocument('studio/seed/paymentPages.ndjson', 'paymentPages', (document) =>
      within(document, 'cancelSubscription.business.labels', camel, label),
    ),
    {file: `studio/migrations/${kebab}-at-the-checkout/index.ts`, content: migration(camel, label)},
  ]
}

/** Adds a value to an object inside a document. */
function within<Document extends Record<string, unknown>>(
  document: Document,
  place: string,
  name: string,
  value: unknown,
): Document {
  const [first = '', ...rest] = place.split('.')
  const inner = document[first]
  if (typeof inner !== 'object' || inner === null) throw new Error(`it has no ${first}`)
  const entries: Record<string, unknown> = {...inner}
  const changed = rest.length > 0 ? within(entries, rest.join('.'), name, value) : {...entries, [name]: value}
  return {...document, [first]: changed}
}

const migration = (
  camel: string,
  label: object,
) => `import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

const LABEL = ${JSON.stringify(label)}

/** Adds the label of a field of the checkout and the customer portal. */
export default defineMigration({
  title: 'The checkout asks for ${camel}',
  documentTypes: ['checkoutPage', 'paymentPages'],

  migrate: {
    document: ({_id, _type, ...fields}) => {
      const place = _type === 'checkoutPage' ? 'customer' : 'cancelSubscription.business.labels'
      const parent = place.split('.').reduce<unknown>((value, name) => Object(value)[name], fields)
      return parent !== undefined && !('${camel}' in Object(parent))
        ? patch(_id, at(\`\${place}.${camel}\`, setIfMissing(LABEL)))
        : undefined
    },
  },
})
`

const site = ({camel, kebab}: Names): Change[] => [
  before(
    'web/src/screens/checkout/Customer.tsx',
    '      <FieldBox>\n        <label htmlFor="customer-name">\n',
    `      <FieldBox>
        <label htmlFor="customer-${kebab}">
          {texts.${camel}} <span>({texts.optional})</span>
        </label>
        <Input id="customer-${kebab}" name="${camel}" maxLength={${MAX_LENGTH}} />
      </FieldBox>
`,
  ),
  before(
    'web/src/screens/checkout/checkout.test.tsx',
    "      ['customerName', 'name'],\n",
    `      ['${camel}', null],\n`,
  ),
  before('web/src/screens/checkout/paying.test.tsx', "      customerName: '',\n", `      ${camel}: '',\n`),
  before('web/src/session/savedFields.ts', "'customerEmail', 'customerName']", `'${camel}', `),
  after(
    'web/src/screens/checkout/payment/requestPayment.ts',
    '  vatNumber: string\n',
    `  ${camel}?: string | undefined\n`,
  ),
  before(
    'web/src/screens/checkout/payment/usePayment.ts',
    "    customerEmail: text('customerEmail'),\n",
    `    ${camel}: text('${camel}') || undefined,\n`,
  ),
]

function functions({camel, title}: Names): Change[] {
  const request = 'functions/checkout/checkoutRequest.ts'
  const words = 'functions/admin/words/customerWords.ts'
  return [
    after(request, '  vatNumber: v.optional(v.string()),\n', `  ${camel}: v.optional(v.string()),\n`),
    before(request, '  again,\n  ...rest\n', `  ${camel},\n`),
    after(request, 'readCheckoutDetails({company, website, country, vatNumber', `, ${camel}`),
    after('functions/checkout/checkoutDetails.ts', "'company' | 'website' | 'country' | 'vatNumber'", ` | '${camel}'`),
    before('functions/checkout/checkoutPage.ts', "'customerEmail', 'customerName']", `'${camel}', `),
    after(words, "      vatNumber: 'Btw-nummer',\n", `      ${camel}: ${literal(title.nl)},\n`),
    after(words, "      vatNumber: 'VAT number',\n", `      ${camel}: ${literal(title.en)},\n`),
  ]
}
