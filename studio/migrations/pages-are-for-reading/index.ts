import {at, createIfNotExists, defineMigration, type Mutation, patch, set, toArray} from 'sanity/migrate'
import {line, longLine} from '../missingTexts.ts'
import {STATEMENT} from './statement.ts'

type Keyed = {_key: string; specimen?: unknown; destination?: string; intro?: unknown}
type Document = {
  _id: string
  _type: string
  people?: unknown
  values?: {items?: Keyed[]}
  header?: {links?: Keyed[]}
  footer?: {columns?: {_key: string; links?: Keyed[]}[]}
  parts?: Keyed[]
}

/** The features whose specimens the values of the page about us show in place of an icon, by the key of the value. */
const SPECIMENS: Readonly<Record<string, string>> = {
  k000bm: 'feature-automatically-optimised',
  k000bn: 'feature-ai-assistant',
  k000bo: 'feature-follow-competitor',
}

const PEOPLE = {heading: line('Wie het doen', 'The people behind it')}
const ANSWERED = longLine('Je krijgt binnen 24 uur antwoord.', 'You will have an answer within 24 hours.')
const BLOG = {_key: 'blog', _type: 'action', label: line('Blog', 'Blog'), destination: '/blog'}
const ACCESSIBLE = {
  _key: 'accessibility',
  _type: 'action',
  label: line('Toegankelijkheid', 'Accessibility'),
  destination: `page:${STATEMENT._id}`,
}

/** Id without `drafts.`. */
const idOf = ({_id}: Document) => _id.replace(/^drafts\./, '')

/**
 * A place for people and specimens of features on the page about us, a link to the blog in the menu, the accessibility statement
 * with its link in the footer, and a sentence above the contact form.
 */
export default defineMigration({
  title: 'Pages are for reading',
  documentTypes: ['aboutPage', 'navigation', 'feature', 'contentPage'],
  async *migrate(documents) {
    const all = (await toArray(documents())) as Document[]
    // A page without people is of before, whatever an editor removed since.
    const before = all.filter(({_type, people}) => _type === 'aboutPage' && !people)
    for (const {_id, values} of before)
      yield patch(_id, [at('people', set(PEOPLE)), ...specimensOf(values?.items, all)])
    if (!before.some(({_id}) => _id === 'aboutPage')) return
    yield createIfNotExists(STATEMENT)
    for (const each of all) {
      if (each._type === 'navigation') yield* linksOf(each)
      const form = each.parts?.find(({_key}) => _key === 'contact-form')
      if (idOf(each) === 'content-contact' && form && !form.intro)
        yield patch(each._id, at(['parts', {_key: form._key}, 'intro'], set(ANSWERED)))
    }
  },
})

const specimensOf = (items: readonly Keyed[] = [], all: readonly Document[]) =>
  items.flatMap(({_key, specimen}) => {
    const feature = SPECIMENS[_key]
    if (specimen || !feature || !all.some(({_id}) => _id === feature)) return []
    return [at(['values', 'items', {_key}, 'specimen'], set({_type: 'reference', _ref: feature}))]
  })

function* linksOf({_id, header, footer}: Document): Generator<Mutation> {
  const menu = header?.links ?? []
  if (menu.length > 0 && !menu.some(({_key}) => _key === BLOG._key))
    yield patch(_id, at(['header', 'links'], set([...menu, BLOG])))
  const column = footer?.columns?.find(({links = []}) =>
    links.some(({destination}) => destination?.startsWith('page:')),
  )
  if (column)
    yield patch(
      _id,
      at(['footer', 'columns', {_key: column._key}, 'links'], set([...(column.links ?? []), ACCESSIBLE])),
    )
}
