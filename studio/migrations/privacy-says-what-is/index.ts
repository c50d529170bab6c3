import {at, createIfNotExists, defineMigration, patch, set, setIfMissing, toArray} from 'sanity/migrate'
import {PAGES} from '../pages-and-menus/pages.ts'
import {action} from '../pages-and-menus/parts.ts'
import {PRIVACY_PARTS} from './privacy.ts'
import {WITHDRAWAL} from './withdrawal.ts'

type Link = {_key: string; destination?: string}
type Document = {
  _id: string
  _type: string
  checkedByLawyer?: boolean
  parts?: unknown
  footer?: {columns?: {_key: string; links?: Link[]}[]}
}

/** Texts that a lawyer should see before somebody is held to them. */
const LEGAL = ['content-privacy', 'content-imprint', 'termsPage']
const PRIVACY = 'page:content-privacy'

const SHIPPED = PAGES.find(({_id}) => _id === 'content-privacy')?.parts
const own = (id: string) => id.replace(/^drafts\./, '')

/** The same content, whatever the order of its fields. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const names = Object.keys({...a, ...b}).filter((name) => name !== '_type')
  return names.every((name) => isSame((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]))
}

const leadsTo = (links: readonly Link[] | undefined, to: string) =>
  (links ?? []).some(({destination}) => destination === to)

const LINK = action(
  'withdrawal',
  {nl: 'Herroepen en klachten', en: 'Withdrawal and complaints'},
  `page:${WITHDRAWAL._id}`,
)

/** A statement that nobody has changed becomes the whole one; one that somebody has changed is theirs. */
export default defineMigration({
  title: 'The privacy statement says what is kept; withdrawal and complaints have a page; a lawyer is waited for',
  documentTypes: ['contentPage', 'termsPage', 'navigation'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as unknown as Document[]
    const terms = all.find(({_id}) => _id === 'termsPage')
    // Once: a page that an editor takes away later does not come back.
    const isOld = terms !== undefined && terms.checkedByLawyer === undefined
    if (isOld) yield createIfNotExists(WITHDRAWAL)
    for (const {_id, _type, checkedByLawyer, parts, footer} of all) {
      if (LEGAL.includes(own(_id)) && checkedByLawyer === undefined) {
        yield patch(_id, at('checkedByLawyer', setIfMissing(false)))
        if (own(_id) === 'content-privacy' && isSame(parts, SHIPPED)) yield patch(_id, at('parts', set(PRIVACY_PARTS)))
      }
      if (_type !== 'navigation' || !isOld) continue
      const columns = footer?.columns ?? []
      if (columns.some(({links}) => leadsTo(links, LINK.destination))) continue
      const extended = columns.map((column) =>
        leadsTo(column.links, PRIVACY) ? {...column, links: [...(column.links ?? []), LINK]} : column,
      )
      if (columns.some(({links}) => leadsTo(links, PRIVACY))) yield patch(_id, at('footer.columns', set(extended)))
    }
  },
})
