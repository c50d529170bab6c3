import {createClient} from '@sanity/client'
import {API_VERSION, type ServedLake, serveLake} from './testLake.fixture.ts'

/** Every call of Sanity's client is answered, or refused by name. */
let lake: ServedLake
beforeAll(async () => {
  lake = await serveLake()
})
afterAll(() => lake.close())

/** The others ask nothing. */
const asks = (name: string) =>
  !/^(clone|config|withConfig|patch|transaction|getUrl|getDataUrl|collaboration.comments.getTargetDocumentRef)$/.test(
    name,
  )

type Methods = Record<string, unknown>
type Stream = {subscribe: (observer: {next: (value: unknown) => void; error: (error: unknown) => void}) => unknown}

const first = (stream: Stream) => new Promise((next, error) => void stream.subscribe({next, error}))

/** The client's methods by their names, those of its parts too. */
function methodsOf(part: object, name = ''): string[] {
  const names = new Set<string>()
  for (let at = part; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const own of Object.getOwnPropertyNames(at)) names.add(own)
  return [...names]
    .filter((own) => !/^(constructor|observable|_.*|clientConfig|resource)$/.test(own))
    .flatMap((own) => {
      const value = (part as Methods)[own]
      if (typeof value === 'function') return [name + own]
      return typeof value === 'object' && value !== null ? methodsOf(value, `${name}${own}.`) : []
    })
}

const NAMES = `knowledgeBaseId threadId sourceId importId jobId issueId releaseId organizationId documentId id name path title
  instruction instructions content _id _type`

/** Arguments that suit most calls. */
const ANY = {
  ...Object.fromEntries(NAMES.split(/\s+/).map((name) => [name, 'a'])),
  ...{query: '*', messages: [], message: [], issueIds: ['a'], target: {path: [], target: {documentId: 'a'}}},
}

const VIDEO = {_ref: 'media-library:mla:video-30rh9U3GDEK3ToiId1Zje4uvalC'}
/** Arguments of the other calls. */
const ARGUMENTS: Record<string, unknown[]> = {
  'assets.upload': ['file', Buffer.from('a')],
  'datasets.create': ['other'],
  'datasets.edit': ['other', {aclMode: 'private'}],
  'datasets.delete': ['other'],
  'datasets.getEmbeddingsSettings': ['production'],
  'datasets.editEmbeddingsSettings': ['production', {enabled: true}],
  'mediaLibrary.video.getPlaybackInfo': [VIDEO],
  'projects.getById': ['local'],
  'users.getById': ['me'],
  listen: ['*', {}, {events: ['welcome']}],
  'collaboration.comments.fetch': ['*'],
  'collaboration.comments.listen': ['*', {}, {events: ['welcome']}],
  'context.fetch': ['*'],
  'context.listen': ['*', {}, {events: ['welcome']}],
  'functions.invoke': ['a', {}],
  fetch: ['*'],
  getDocument: ['a'],
  getDocuments: [['a', 'b']],
  documentsExists: [['a', 'b']],
  create: [{_type: 'a'}],
  createIfNotExists: [{_id: 'a', _type: 'a'}],
  createOrReplace: [{_id: 'a', _type: 'a'}],
  createVersion: [{baseId: 'a', publishedId: 'a', releaseId: 'rSummer00'}],
  delete: ['a'],
  discardVersion: [{publishedId: 'a', releaseId: 'rSummer00'}],
  replaceVersion: [{document: {_id: 'versions.rSummer00.a', _type: 'a'}, publishedId: 'a', releaseId: 'rSummer00'}],
  unpublishVersion: [{publishedId: 'a', releaseId: 'rSummer00'}],
  mutate: [[{create: {_type: 'a'}}]],
  action: [{actionType: 'sanity.action.release.create', releaseId: 'rSummer00'}],
  request: [{url: '/ping'}],
  dataRequest: ['query', {query: '*'}],
}

const config: object = {stackId: 'a', collaboration: {organizationId: 'a'}, context: {organizationId: 'a'}}
const knowing: object = {...config, resource: {type: 'knowledge-base', id: 'a'}}

test.each(methodsOf(createClient({projectId: 'local', apiVersion: API_VERSION, useCdn: false})).filter(asks))(
  '%s answers, or is refused by name',
  async (name) => {
    const client = lake.clientWith(name.startsWith('context.') ? knowing : config)
    const [own = '', ...parts] = name.split('.').reverse()
    const part = parts.reduceRight<unknown>((at, next) => (at as Methods)[next], client) as Methods
    const method = part[own] as (...given: unknown[]) => Promise<unknown> | Stream
    const asked = method.apply(part, ARGUMENTS[name] ?? [ANY, ANY])
    const told = await ('subscribe' in asked ? first(asked) : asked).then(
      () => 'answered',
      ({message}: Error) => (message.startsWith('The embedded lake does not support ') ? 'refused' : message),
    )
    expect(told).toMatch(/^(answered|refused)$/)
    expect(await (await fetch(`${lake.url}/unknown-requests`)).json()).toEqual([])
  },
)
