import {at, defineMigration, type NodePatch, patch, set, setIfMissing, toArray} from 'sanity/migrate'

type Document = Record<string, unknown> & {
  _id: string
  _type: string
  mail?: Record<string, unknown>
  cancelSubscription?: Record<string, Record<string, unknown>>
}

const WORDS = {
  inclVat: {_type: 'localeString', nl: 'incl. btw', en: 'incl. VAT'},
  vatReversed: {_type: 'localeString', nl: '(btw verlegd)', en: '(VAT reverse-charged)'},
}

/** Sentences that named a changed price's VAT rate, which is 0 when reverse-charged; the table has the parts. */
const SAID: readonly (readonly [from: string, to: string])[] = [
  [' incl. btw: {newExclVat} excl. btw en {newVat} btw ({newVatRate}%). ', ' incl. btw. '],
  [' incl. VAT: {newExclVat} excl. VAT and {newVat} VAT ({newVatRate}%). ', ' incl. VAT. '],
  ['Nu, incl. btw', 'Nu {inclVat}'],
  ['Now, incl. VAT', 'Now {inclVat}'],
  ['Straks, incl. btw', 'Straks {inclVat}'],
  ['Then, incl. VAT', 'Then {inclVat}'],
]

const worded = (text: string) =>
  SAID.reduce((words, [from, to]) => words.replace(from, to), text).replace(
    /\bincl\. (btw|VAT)(?=$|[\s.,:])/g,
    '{inclVat}',
  )

const everywhere = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? worded(part) : part))

const MAIL_PARTS = ['subject', 'preheader', 'heading', 'body', 'details', 'monthly', 'prepaid', 'closing']
const PAGE_PARTS = [
  ['overdue', 'text'],
  ['details', 'newPrice'],
  ['payments', 'amount'],
] as const

/** A part is written again only when it said so. */
function changed(path: readonly string[], value: unknown): NodePatch[] {
  const after = value === undefined ? undefined : everywhere(value)
  return JSON.stringify(after) === JSON.stringify(value) ? [] : [at([...path], set(after))]
}

/** Replaces "incl. btw" in the texts by a placeholder that follows from the order. */
export default defineMigration({
  title: 'Totals say "incl. VAT" only where VAT is in them',
  documentTypes: ['mailMessage', 'paymentPages', 'siteSettings'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as unknown as Document[]
    const missing = ({mail}: Document) => Object.entries(WORDS).filter(([name]) => !mail?.[name])
    // Once: what an editor writes later is theirs.
    const isOld = !all.find(({_id}) => _id === 'siteSettings')?.mail?.inclVat
    for (const document of all) {
      const {_id, _type} = document
      const changes =
        _type === 'siteSettings'
          ? missing(document).map(([name, words]) => at(['mail', name], setIfMissing(words)))
          : isOld
            ? inTexts(document)
            : []
      if (changes.length > 0) yield patch(_id, changes)
    }
  },
})

const inTexts = ({_type, cancelSubscription, ...fields}: Document): NodePatch[] =>
  _type === 'mailMessage'
    ? MAIL_PARTS.flatMap((name) => changed([name], fields[name]))
    : PAGE_PARTS.flatMap(([part, name]) =>
        changed(['cancelSubscription', part, name], cancelSubscription?.[part]?.[name]),
      )
