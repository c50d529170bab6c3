import {at, createIfNotExists, defineMigration, patch, set, toArray} from 'sanity/migrate'
import {FORMS, PARTS, ROW} from './content.ts'

type Keyed = {_key: string; _type: string; rows?: Keyed[]}
type Document = {_id: string; _type: string; parts?: Keyed[]}

const TABLE = 'privacy-what'
const ROW_BEFORE = 'privacy-whatr5'

/**
 * Adds the two forms to a dataset without the settings of forms, which come with this release: they are there ever after,
 * so that a form that an editor deletes stays deleted.
 */
export default defineMigration({
  title: 'The contact page has two forms, and the privacy statement says how long messages are kept',
  documentTypes: ['contentPage', 'form', 'formSettings'],
  async *migrate(documents) {
    const all = (await toArray(documents())) as Document[]
    if (all.some(({_type}) => _type === 'formSettings' || _type === 'form')) return
    for (const {_id, parts = []} of all) {
      const id = _id.replace(/^drafts\./, '')
      if (id === 'content-contact')
        yield patch(_id, at('parts', set([...parts.slice(0, 1), ...PARTS, ...parts.slice(1)])))
      const rows = parts.find(({_key}) => _key === TABLE)?.rows ?? []
      const place = rows.findIndex(({_key}) => _key === ROW_BEFORE)
      if (id === 'content-privacy' && place >= 0)
        yield patch(_id, at(['parts', {_key: TABLE}, 'rows'], set(rows.toSpliced(place, 0, ROW))))
    }
    if (all.some(({_id}) => _id === 'content-contact')) for (const form of FORMS) yield createIfNotExists(form)
  },
})
