import {at, defineMigration, patch, set, setIfMissing, toArray} from 'sanity/migrate'

type Text = Record<string, unknown> & {_type: string}
type Span = {text?: string}
type Document = {
  _id: string
  _type: string
  key?: string
  plan?: {_ref: string}
  period?: string
  discountNote?: Text
  answer?: Text
  body?: Text
  noticeDays?: number
}

/** Earlier shipped texts, and the same texts with the figure as a placeholder. */
const IN_QUESTIONS: readonly (readonly [string, string])[] = [
  ['krijg je 10% korting', 'krijg je {discount:quarterly} korting'],
  ['Per 6 maanden is 1 maand gratis', 'Per 6 maanden is {monthsFree:biannual} gratis'],
  ['you get a 10% discount', 'you get a {discount:quarterly} discount'],
  ['Per 6 months, 1 month is free', 'Per 6 months, {monthsFree:biannual} is free'],
]
const IN_TERMS: readonly (readonly [string, string])[] = [
  ['minstens 30 dagen van tevoren', 'minstens {noticeDays} dagen van tevoren'],
  ['at least 30 days ahead', 'at least {noticeDays} days ahead'],
]

const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((words, [from, to]) => words.replace(from, to), text)

/** The spans of a rich text that change, with their path. */
function* changedSpans(field: string, value: Text | undefined, pairs: readonly (readonly [string, string])[]) {
  for (const [language, blocks] of Object.entries(value ?? {})) {
    if (!Array.isArray(blocks)) continue
    for (const [block, {children = []}] of (blocks as {children?: Span[]}[]).entries())
      for (const [span, {text = ''}] of children.entries()) {
        const changed = replaced(text, pairs)
        if (changed !== text) yield at([field, language, block, 'children', span, 'text'], set(changed))
      }
  }
}

/** "10% korting" and "1 maand gratis", whoever wrote them and whether or not they are true. */
const noteOf = (note: string, slot: string) =>
  note
    .replace(/^\d+(?:[.,]\d+)?\s*% (korting|discount)$/, `{discount:${slot}} $1`)
    .replace(/^\d+ (?:maand|maanden|month|months) (gratis|free)$/, `{monthsFree:${slot}} $1`)

/** Discounts are computed from the prices, and the days of notice stand once, in the settings. */
export default defineMigration({
  title: 'Discounts follow from prices, the promised notice is a setting',
  documentTypes: ['price', 'plan', 'faq', 'termsSection', 'siteSettings'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as Document[]
    const keyOf = (ref: string | undefined) => all.find(({_id}) => _id === ref)?.key
    // Once: what an editor writes later is theirs, also where it is a figure.
    const isOld = all.find(({_id}) => _id === 'siteSettings')?.noticeDays === undefined
    for (const {_id, _type, plan, period, discountNote, answer, body, noticeDays} of all) {
      if (_type === 'siteSettings' && noticeDays === undefined) yield patch(_id, at('noticeDays', setIfMissing(30)))
      if (!isOld) continue
      for (const change of changedSpans('answer', _type === 'faq' ? answer : undefined, IN_QUESTIONS))
        yield patch(_id, change)
      for (const change of changedSpans('body', _type === 'termsSection' ? body : undefined, IN_TERMS))
        yield patch(_id, change)
      const key = keyOf(plan?._ref)
      if (_type !== 'price' || !key || !period) continue
      for (const [language, note] of Object.entries(discountNote ?? {})) {
        const changed = typeof note === 'string' ? noteOf(note, `${key}:${period}`) : note
        if (changed !== note) yield patch(_id, at(['discountNote', language], set(changed)))
      }
    }
  },
})
