import {at, defineMigration, type NodePatch, patch, set, setIfMissing, toArray} from 'sanity/migrate'
import {action} from '../pages-and-menus/parts.ts'
import {CLOSING, LABELS, PARTS, REPLACED} from './words.ts'

type Link = {_key: string; destination?: string}
type Column = {_key: string; links?: Link[]}
type Block = {children?: {text?: string}[]}
type Document = {
  _id: string
  _type: string
  cancelSubscription?: Record<string, unknown>
  footer?: {columns?: Column[]}
  closing?: Record<string, unknown>
}

const LINK = action('subscription', {nl: 'Mijn abonnement', en: 'My subscription'}, 'subscription')

/** The page behind the link in mails is where a customer sees and changes everything, and it can be asked for. */
export default defineMigration({
  title: 'The page behind the link in mails is the account; the footer leads there',
  documentTypes: ['paymentPages', 'navigation', 'mailMessage'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as unknown as Document[]
    const isOld = ({cancelSubscription}: Document) => cancelSubscription && !('signIn' in cancelSubscription)
    for (const {_id, cancelSubscription = {}} of all.filter(isOld)) {
      yield patch(_id, [
        ...Object.entries(PARTS).map(([name, part]) => at(['cancelSubscription', name], setIfMissing(part))),
        ...Object.entries(LABELS).map(([name, label]) =>
          at(['cancelSubscription', 'details', name], setIfMissing(label)),
        ),
        ...(['already', 'invalidLink'] as const).flatMap((name) => replaced(cancelSubscription[name], name)),
      ])
    }
    for (const {_id, closing} of all) {
      const changes = newClosing(closing)
      if (changes.length > 0) yield patch(_id, changes)
    }
    // Once: a link that an editor takes away later does not come back.
    if (!all.some(({_id, ...document}) => _id === 'paymentPages' && isOld({_id, ...document}))) return
    for (const {_id, footer} of all) {
      const columns = withLink(footer?.columns ?? [])
      if (columns) yield patch(_id, at(['footer', 'columns'], set(columns)))
    }
  },
})

/** Leaves texts alone that an editor changed. */
function replaced(notice: unknown, name: string): NodePatch[] {
  const fields = Object.entries((notice ?? {}) as Record<string, Record<string, unknown>>)
  return fields.flatMap(([field, words]) =>
    Object.entries(words ?? {}).flatMap(([language, text]) => {
      const to = REPLACED.find(([from]) => from === text)?.[1]
      return to ? [at(['cancelSubscription', name, field, language], set(to))] : []
    }),
  )
}

const newClosing = (closing: Record<string, unknown> = {}): NodePatch[] =>
  Object.entries(closing).flatMap(([language, blocks]) =>
    (Array.isArray(blocks) ? (blocks as Block[]) : []).flatMap(({children = []}, block) =>
      children.flatMap(({text}, span) => {
        const to = CLOSING.find(([from]) => from === text)?.[1]
        return to ? [at(['closing', language, block, 'children', span, 'text'], set(to))] : []
      }),
    ),
  )

/** At the end of the last column; null where there is one already, or no column. */
function withLink(columns: readonly Column[]): Column[] | null {
  const last = columns.at(-1)
  const isThere = columns.some(({links = []}) => links.some(({destination}) => destination === LINK.destination))
  return last && !isThere ? [...columns.slice(0, -1), {...last, links: [...(last.links ?? []), LINK]}] : null
}
