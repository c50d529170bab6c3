import fc from 'fast-check'
import type {ContentSchema} from '../../domain/content/shape.ts'

type Declaration = ContentSchema[number]
type TypeNode = Extract<Declaration, {type: 'type'}>['value']
type Attribute = {value: TypeNode; optional?: boolean}
export type Document = {_id: string; _type: string; [field: string]: unknown}

/** Texts that must break no page and run in no browser. */
const WORDS = [
  'Hottentottententententoonstellingsmakersopleidingsprogramma'.repeat(4),
  'مرحبا بكم في موقعنا الجديد',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12),
  '<script>window.hacked = 1</script>',
  '"><img src=x onerror="window.hacked = 1">',
  '</script><script>window.hacked = 1</script>',
  "'; window.hacked = 1; '",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run
  '${window.hacked = 1} {{window.hacked = 1}} {brand}',
  'Z̸̢̛͓a̷̛͙l̵̰̈́g̶̱͝o̸̤͐',
  'Een gewone zin, met een komma & een ampersand.',
  'x',
]
const word = fc.constantFrom(...WORDS)
const text = fc.array(word, {minLength: 1, maxLength: 6}).map((words) => words.join(' '))

/** Values that a rule of the Studio holds to a form, by the name of the field. */
const FORMS: Record<string, fc.Arbitrary<unknown>> = {
  shareImage: fc.constant(undefined), // an image has to be there before it can be referred to
  orderRank: fc.integer({min: 1, max: 900_000}).map((rank) => `0|${String(rank).padStart(6, '0')}:`),
  date: fc.constant('2025-02-28'),
  nextPayment: fc.constant('2024-02-29'),
  timestamp: fc.constant('2025-12-31T23:59:59.000Z'),
  lastUpdated: fc.constant('2025-03-30T01:30:00.000Z'),
  href: fc.constantFrom('https://example.com/?a=1&b="2"', 'mailto:info@example.nl'),
  introCall: fc.constant('https://example.com/afspraak'),
  reviews: fc.constant('https://example.com/reviews'),
  info: fc.constant('a+b.c@example.nl'),
  support: fc.constant('hulp@example.nl'),
  privacy: fc.constant('privacy@example.nl'),
  anchor: fc.constantFrom('een', 'twee', 'drie'),
  level: fc.integer({min: 1, max: 5}),
  score: fc.integer({min: 0, max: 100}).map((tenths) => tenths / 10),
  passed: fc.constant(0),
  total: fc.constant(0),
  vatRate: fc.constant(21),
}

export type Appetite = {
  /** Items in each list inside a document. */
  items: {minLength: number; maxLength: number}
  /** Leave out every field that may be left out. */
  bare: boolean
}

/** Documents of a type as the schema allows them: hostile in every text, and in all that the rules leave free. */
export function hostile(schema: ContentSchema, type: string, appetite: Appetite): fc.Arbitrary<Document> {
  const declaration = schema.find(({name}) => name === type)
  if (declaration?.type !== 'document') throw new Error(`${type} is not a document of the model`)
  return attributes(declaration.attributes as Record<string, Attribute>, schema, appetite) as fc.Arbitrary<Document>
}

function attributes(all: Record<string, Attribute>, schema: ContentSchema, appetite: Appetite): fc.Arbitrary<object> {
  const fields = Object.entries(all).filter(
    ([name, {optional}]) => !['_id', '_createdAt', '_updatedAt', '_rev'].includes(name) && !(optional && appetite.bare),
  )
  return fc.record(
    Object.fromEntries(fields.map(([name, {value}]) => [name, arbitrary(value, name, schema, appetite)])),
  )
}

function arbitrary(node: TypeNode, name: string, schema: ContentSchema, appetite: Appetite): fc.Arbitrary<unknown> {
  const form = FORMS[name]
  if (name === 'shareImage' && form) return form
  switch (node.type) {
    case 'string':
      return node.value === undefined ? (form ?? text) : fc.constant(node.value)
    case 'number':
      return form ?? fc.constantFrom(0, 1, 7, 1_234_567_890)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return list(node.of, name, schema, appetite)
    case 'union':
      return fc.oneof(...node.of.map((option) => arbitrary(option, name, schema, appetite)))
    case 'inline': {
      const declaration = schema.find((candidate) => candidate.name === node.name)
      return declaration?.type === 'type'
        ? arbitrary(declaration.value, name, schema, appetite)
        : fc.constant(undefined)
    }
    case 'object':
      return attributes(
        {...(node.attributes as Record<string, Attribute>), ...restOf(node.rest, schema)},
        schema,
        appetite,
      )
    default:
      return fc.constant(undefined)
  }
}

/** The attributes that an item of a list has beside its own. */
function restOf(node: TypeNode | undefined, schema: ContentSchema): Record<string, Attribute> {
  if (node?.type === 'object') return node.attributes as Record<string, Attribute>
  if (node?.type !== 'inline') return {}
  const declaration = schema.find((candidate) => candidate.name === node.name)
  return declaration?.type === 'type' ? restOf(declaration.value, schema) : {}
}

/** Keys differ within a list, as the Studio sees to. Marks name a decoration or a link of the same block. */
function list(of: TypeNode, name: string, schema: ContentSchema, appetite: Appetite): fc.Arbitrary<unknown[]> {
  if (name === 'marks') return fc.uniqueArray(fc.constantFrom('strong', 'key-0', 'unknown'), {maxLength: 3})
  const item = arbitrary(of, name, schema, appetite)
  const length = name === 'children' || name === 'nl' || name === 'en' ? {minLength: 1, maxLength: 4} : appetite.items
  return fc
    .array(item, name === 'steps' ? {minLength: 5, maxLength: 5} : length)
    .map((values) => values.map((value, index) => keyed(value, index)))
}

const keyed = (value: unknown, index: number) =>
  typeof value === 'object' && value !== null && '_key' in value ? {...value, _key: `key-${index}`} : value
