import {evaluate, parse} from 'groq-js'
import type {ReactNode} from 'react'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/seed.ts'

type Stored = ContentDocument

const seed = seedDocuments()

/** A dataset of its own with the content that ships; who listens hears of every change. */
function dataset() {
  let documents = seed
  const listeners = new Set<() => void>()
  const client = {
    withConfig: () => client,
    config: () => ({dataset: 'production'}),
    getUrl: (address: string) => `http://lake.example${address}`,
    fetch: async (query: string, params = {}) =>
      (await evaluate(parse(query, {params}), {dataset: documents, params})).get(),
    listen: () => ({
      subscribe: (next: () => void) => {
        listeners.add(next)
        next() // "welcome"
        return {unsubscribe: () => listeners.delete(next)}
      },
    }),
  }
  return {
    client,
    listeners,
    documentOf: (id: string) => documents.find(({_id}) => _id === id) as Stored,
    /** Forgets every document of another type, for speed. */
    keepOnly: (type: string) => {
      documents = documents.filter(({_type}) => _type === type)
    },
    put: (document: Stored) => {
      documents = [...documents.filter(({_id}) => _id !== document._id), document]
      for (const listener of listeners) listener()
    },
  }
}

export let lake = dataset()
beforeEach(() => {
  lake = dataset()
})

// What our views and inputs use of the Studio.
export const useClient = () => lake.client
export const useSchema = () => ({get: (type: string) => ({title: `the type ${type}`})})
export const useFormValue = ([name = '']: string[]) => ({_id: 'drafts.plan-pro'})[name]
export const useEditState = (id: string) => ({published: lake.documentOf(id)})
export const getPublishedId = (id: string) => id.replace(/^drafts\./, '')
export const isString = (value: unknown) => typeof value === 'string'
export const set = (value: unknown) => ({type: 'set', value})
export const unset = () => ({type: 'unset'})
export const IntentLink = ({params, children}: {params: {id: string}; children: ReactNode}) => (
  <a href={`/intent/edit/${params.id}`}>{children}</a>
)
export const Preview = ({value}: {value: {_id: string}}) => <>{value._id}</>
const same = <T,>(value: T) => value
export const defineDocuments = same
export const defineLocations = same
