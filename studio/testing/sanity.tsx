import {evaluate, parse} from 'groq-js'
import {type ReactNode, useEffect} from 'react'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'

type Stored = ContentDocument

const seed = seedDocuments()

type ListenEvent =
  | {type: 'welcome'}
  | {
      type: 'mutation'
      transition: string
      documentId: string
      timestamp: string
      identity: string
      result?: Stored
      previous?: Stored
    }

type Mutation = {
  create?: Stored
  createOrReplace?: Stored
  patch?: {id: string; set?: object; unset?: string[]}
  delete?: {id: string}
}

/** A dataset of its own with the content that ships; who listens hears of every change. */
function dataset() {
  let documents = seed
  const listeners = new Set<(event: ListenEvent) => void>()
  const tell = (transition: string, documentId: string, change: {result: Stored} | {previous: Stored | undefined}) => {
    const timestamp = new Date().toISOString()
    const event = {type: 'mutation', transition, documentId, timestamp, identity: USER.id, ...change} as ListenEvent
    for (const listener of listeners) listener(event)
  }
  const client = {
    withConfig: () => client,
    config: () => ({dataset: 'production'}),
    getUrl: (address: string) => `http://lake.example${address}`,
    fetch: async (query: string, params = {}) =>
      (await evaluate(parse(query, {params}), {dataset: documents, params})).get(),
    /** The history, which each test writes itself: there is none. */
    request: async ({url}: {url: string; query: object}): Promise<unknown> =>
      url.includes('/transactions') ? '' : {documents: []},
    createIfNotExists: async (document: Stored) => {
      if (!documents.some(({_id}) => _id === document._id)) put(document)
    },
    action: async (actions: readonly {draftId: string; publishedId: string}[]) => {
      for (const {draftId, publishedId: _id} of actions) {
        const draft = documents.find((document) => document._id === draftId)
        if (draft) put({...draft, _id})
        documents = documents.filter((document) => document._id !== draftId)
      }
    },
    mutate: async (mutations: readonly Mutation[]) => {
      for (const {create, createOrReplace, patch, delete: deleted} of mutations) {
        const made = create ?? createOrReplace
        if (made) put(made)
        if (deleted) remove(deleted.id)
        const before = patch && documents.find(({_id}) => _id === patch.id)
        if (!before) continue
        const kept = Object.entries(before).filter(([name]) => !patch.unset?.includes(name))
        put({...Object.fromEntries(kept), ...patch.set} as Stored)
      }
    },
    listen: () => ({
      subscribe: (next: (event: ListenEvent) => void) => {
        listeners.add(next)
        next({type: 'welcome'})
        return {unsubscribe: () => listeners.delete(next)}
      },
    }),
  }
  const remove = (id: string) => {
    const previous = documents.find(({_id}) => _id === id)
    documents = documents.filter(({_id}) => _id !== id)
    tell('disappear', id, {previous})
  }
  const put = (document: Stored) => {
    const transition = documents.some(({_id}) => _id === document._id) ? 'update' : 'appear'
    documents = [...documents.filter(({_id}) => _id !== document._id), document]
    tell(transition, document._id, {result: document})
  }
  return {
    client,
    listeners,
    documents: () => documents,
    documentOf: (id: string) => documents.find(({_id}) => _id === id) as Stored,
    /** Forgets every document of another type, for speed. */
    keepOnly: (type: string) => {
      documents = documents.filter(({_type}) => _type === type)
    },
    put,
    remove,
  }
}

/** The signed-in editor, and the one colleague. */
const USER = {id: 'me', displayName: 'Local editor'}
const COLLEAGUE = {id: 'colleague', displayName: 'A colleague'}

export let lake = dataset()
/** Intents that the Studio's router received. */
export let went: unknown[] = []
export let place: object = {}
export const stand = (at: object) => {
  place = at
}
beforeEach(() => {
  lake = dataset()
  kept = null
  operated.length = 0
  went = []
  place = {}
  formValue = {_id: 'drafts.plan-pro'}
  parseErrors.clear()
  fieldFaults.clear()
})

// Parts of the Studio that our views and inputs use.
export const useClient = () => lake.client
export const useCurrentUser = () => USER
export const useUser = (id: string) => [[USER, COLLEAGUE].find((user) => user.id === id), false]
/** Pages of editors take parts. */
const PARTS = {name: 'parts', type: {of: [{name: 'textPart'}, {name: 'tablePart'}]}}
export const useSchema = () => ({
  get: (type: string) => ({title: `the type ${type}`, ...(type === 'contentPage' && {fields: [PARTS]})}),
})
/** The editor's own settings. */
let kept: unknown = null
const keptReaders = new Set<(value: unknown) => void>()
const keyValueStore = {
  getKey: () => ({
    subscribe: (next: (value: unknown) => void) => {
      keptReaders.add(next)
      next(kept)
      return {unsubscribe: () => keptReaders.delete(next)}
    },
  }),
  setKey: async (_key: string, value: unknown) => {
    kept = value
    for (const reader of keptReaders) reader(value)
  },
}
export const useKeyValueStore = () => keyValueStore
export const useWorkspace = () => ({})
/** Faults of fields that the Studio finds, by the id of the draft. */
export const fieldFaults = new Map<string, string>()
export const validateDocument = async ({document: {_id}}: {document: Stored}) =>
  fieldFaults.has(_id) ? [{level: 'error', path: ['text'], message: fieldFaults.get(_id)}] : []
export const useTemplates = () => [{schemaType: 'price'}]
let formValue: Record<string, unknown> = {}
/** Form around an input. */
export const formAt = (value: Record<string, unknown>) => {
  formValue = value
}
export const useFormValue = ([name = '']: string[]) => formValue[name]
/** Parse errors that inputs report, by path. */
export const parseErrors = new Map<string, string | null>()
export const useReportParseError = (path: string[], error: string | null) =>
  void useEffect(() => void parseErrors.set(path.join('.'), error))
export const useParseErrors = () =>
  Object.fromEntries([...parseErrors].flatMap(([path, message]) => (message ? [[path, {message}]] : [])))
export const useEditState = (id: string) => ({
  ready: true,
  draft: lake.documentOf(`drafts.${id}`),
  published: lake.documentOf(id),
})
/** Operations on documents, with the drafts that went along. */
export const operated: unknown[] = []
export const useDocumentOperation = (id: string) => ({
  unpublish: {execute: () => operated.push(['unpublish', id])},
  delete: {execute: (drafts: string[]) => operated.push(['delete', id, ...drafts])},
})
export const getPublishedId = (id: string) => id.replace(/^drafts\./, '')
export const isDraftId = (id: string) => id.startsWith('drafts.')
export const pathToString = (path: (string | {_key: string})[]) =>
  path
    .map((step) => (typeof step === 'string' ? `.${step}` : `[_key=="${step._key}"]`))
    .join('')
    .slice(1)
export const isString = (value: unknown) => typeof value === 'string'
export const isArrayOfBlocksSchemaType = () => false
export type Patch = {type: string; path?: unknown; position?: string; items?: {_key: string}[]; value?: unknown}
export const set = (value: unknown, path?: unknown): Patch => ({type: 'set', value, ...(path !== undefined && {path})})
export const unset = (path?: unknown): Patch => ({type: 'unset', ...(path !== undefined && {path})})
export const insert = (items: {_key: string}[], position: string, path: unknown): Patch => ({
  ...{type: 'insert', items, position, path},
})
export const IntentLink = ({params, children}: {params: {id: string; path?: string}; children: ReactNode}) => (
  <a href={`/intent/edit/${[params.id, params.path].filter(Boolean).join(';')}`}>{children}</a>
)
export const StateLink = ({state, children}: {state: object; children: ReactNode}) => (
  <a href={`/state/${JSON.stringify(state)}`}>{children}</a>
)
const navigate = (...to: unknown[]) => void went.push(to)
export const useRouter = () => ({state: place, navigate, navigateIntent: navigate})
export const useRouterState = <T,>(select: (state: object) => T) => select(place)
export const ObjectInputMembers = ({members}: {members: {key: string}[]}) => (
  <>{members.map(({key}) => key).join(' ')}</>
)
export const Preview = ({value}: {value: {_id: string}}) => <>{value._id}</>
const same = <T,>(value: T) => value
export const defineDocuments = same
export const defineLocations = same
