import {at, defineMigration, type NodePatch, patch, set, setIfMissing} from 'sanity/migrate'
import {changedTexts, type Path} from './changedTexts.ts'
import {ON_THE_PAGE, RUNNING, SENTENCES, SINCE, VERSION} from './words.ts'

/** Sentences in a text, one after the other; what is left of them is as it was. */
const bySentence = (text: string) => SENTENCES.reduce((words, [from, to]) => words.replace(from, to), text)
/** A whole text: where an editor changed a word, it is theirs. */
const asWhole =
  (pairs: typeof SENTENCES) =>
  (text: string): string =>
    pairs.find(([from]) => from === text)?.[1] ?? text

/** One cancels by the link in mails, and the page behind it begins with what there is. */
export default defineMigration({
  title: 'Texts say how one really cancels; the page behind the link begins with what there is',
  documentTypes: ['faq', 'termsSection', 'termsPage', 'mailMessage', 'paymentPages'],

  migrate: {
    document: ({_id, _type, ...fields}) => {
      const {cancelSubscription, version} = fields as {cancelSubscription?: Record<string, unknown>; version?: unknown}
      const sets = (value: unknown, replaced: (text: string) => string, path: Path = []) =>
        [...changedTexts(value, replaced, path)].map(([where, text]) => at(where, set(text)))
      if (_type === 'termsPage') return patchOf(_id, sets(version, asWhole(VERSION), ['version']))
      if (_type !== 'paymentPages') return patchOf(_id, sets(fields, bySentence))
      if (!cancelSubscription || 'running' in cancelSubscription) return undefined
      return patchOf(_id, [
        at('cancelSubscription.running', setIfMissing(RUNNING)),
        at('cancelSubscription.details.since', setIfMissing(SINCE)),
        ...sets(cancelSubscription, asWhole(ON_THE_PAGE), ['cancelSubscription']),
      ])
    },
  },
})

const patchOf = (id: string, changes: NodePatch[]) => (changes.length > 0 ? patch(id, changes) : undefined)
