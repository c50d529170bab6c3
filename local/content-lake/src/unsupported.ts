import {LakeError} from './errors.ts'
import type {Node} from './query/nodes.ts'

/** GROQ functions that the hosted lake has and this one has not. The README names each of these lists' entries; a test compares. */
export const UNSUPPORTED_FUNCTIONS = [
  'documents::get',
  'documents::incomingGlobalDocumentReferenceCount',
  'documents::incomingRefCount',
  'geo::contains',
  'geo::distance',
  'geo::intersects',
  'geo::latLng',
  'global::anywhere',
  'global::geo',
  'media::aspect',
  'text::query',
  'text::semanticSimilarity',
  'user::attributes',
]

/** Content releases and versions are a paid part of the hosted plan; the Studio here has them switched off. */
export const UNSUPPORTED_ACTIONS = [
  ...['archive', 'create', 'delete', 'edit', 'import', 'publish', 'schedule', 'unarchive', 'unschedule'].map(
    (name) => `sanity.action.release.${name}`,
  ),
  ...['create', 'discard', 'replace', 'unpublish'].map((name) => `sanity.action.document.version.${name}`),
  ...['create', 'delete', 'edit', 'publish', 'unpublish'].map((name) => `sanity.action.document.variant.${name}`),
  ...['create', 'delete', 'edit'].map((name) => `sanity.action.variant.definition.${name}`),
]

/**
 * Calls of the hosted lake that are refused: with a method, or with any, and with every path below. A call that has a route is not
 * looked up here.
 */
export const UNSUPPORTED_CALLS = {
  '/access': 'roles, tokens and requests for access',
  '/agent': 'Agent Actions',
  '/aliases': 'aliases of datasets',
  '/apis/graphql': 'GraphQL',
  '/assets/:kind/:dataset/from-url': 'assets from another address',
  '/assets/media-library-link': 'Media Library',
  '/assist': 'AI Assist and Canvas',
  '/auth/fetch': 'logging in',
  '/auth/login': 'logging in',
  '/auth/organizations': 'logging in',
  '/auth/session': 'logging in',
  '/blueprints': 'Blueprints',
  '/canvas': 'AI Assist and Canvas',
  '/collaboration': 'comments',
  '/comments': 'comments',
  '/context': 'knowledge bases and conversations',
  '/data/history/:dataset/events/releases': 'content releases',
  '/datasets/:dataset': 'making, changing and copying datasets (--dataset names them)',
  '/descriptors': 'schemas that are kept by Sanity',
  '/embeddings-index': 'embeddings',
  '/functions': 'Functions',
  '/geoip': 'where somebody is',
  '/graphql': 'GraphQL',
  '/hooks': 'webhooks',
  '/invitations': 'invitations',
  '/jobs': 'jobs',
  '/media-libraries': 'Media Library',
  '/organizations': 'organizations',
  '/plans': 'plans',
  '/projects/:project/acl': 'roles, tokens and requests for access',
  '/projects/:project/cors': 'CORS origins (--origin names them)',
  '/projects/:project/datasets/:dataset':
    'making, changing and copying datasets (--dataset names them), nor their schemas, embeddings and backups',
  '/projects/:project/invitations': 'invitations',
  '/projects/:project/permissionResourceSchemas': 'roles, tokens and requests for access',
  '/projects/:project/roles': 'roles, tokens and requests for access',
  '/projects/:project/tags': 'tags of datasets',
  '/projects/:project/tokens': 'roles, tokens and requests for access',
  '/projects/:project/user-applications': 'Studios and apps that are hosted',
  '/schedules': 'scheduled publishing',
  '/user-applications': 'Studios and apps that are hosted',
  '/users/me/grants': 'roles, tokens and requests for access',
  '/vercel': 'previews behind Vercel’s protection',
  '/videos': 'Media Library',
  'DELETE /projects': 'making, changing and deleting projects',
  'PATCH /projects': 'making, changing and deleting projects',
  'POST /projects': 'making, changing and deleting projects',
  'PUT /projects': 'making, changing and deleting projects',
} as const satisfies Record<string, string>

/** Parameters of answered calls that are refused. */
export const UNSUPPORTED_PARAMETERS = {'/data/query': ['explain']} as const satisfies Record<string, string[]>

/** Refuses (400) a request with such a parameter. */
export function refuseParameters(call: keyof typeof UNSUPPORTED_PARAMETERS, search: URLSearchParams) {
  const asked = UNSUPPORTED_PARAMETERS[call].find((name) => search.get(name) === 'true')
  if (asked) throw unsupported(`the parameter ${asked} of ${call}`)
}

const REFUSED = Object.entries(UNSUPPORTED_CALLS).map(([call, what]) => {
  const [pattern = '', method = '[A-Z]+'] = call.split(' ').reverse()
  return {asked: new RegExp(`^${method} (/v[^/]+)?${pattern.replace(/:\w+/g, '[^/]+')}(/|$)`), what}
})

/** The feature that an unsupported call asks for; null for a call that is in no list. */
export const unsupportedCall = (method: string, pathname: string): string | null =>
  REFUSED.find(({asked}) => asked.test(`${method} ${pathname}`))?.what ?? null

/** The error (400) for a feature that this lake does not have. */
export const unsupported = (what: string) =>
  new LakeError(400, {
    type: 'notSupported',
    description: `The embedded lake does not support ${what}: its README says what else it does not`,
  })

/** Refuses (400) a function of GROQ that groq-js knows by name only, or not at all. */
export function refuseFunction(name: string) {
  if (UNSUPPORTED_FUNCTIONS.includes(name)) throw unsupported(`the function ${name.replace('global::', '')}()`)
}

/** Refuses (400) a query with such a function. */
export function refuseUnsupported(tree: unknown) {
  if (typeof tree !== 'object' || tree === null) return
  const node = tree as Node
  if (node.type === 'Value') return
  if (node.type === 'FuncCall') refuseFunction(`${node.namespace}::${node.name}`)
  for (const inner of Object.values(tree)) refuseUnsupported(inner)
}

/** Refuses (400) the id of a document of a release, or of a release itself. */
export function refuseVersion(id: unknown) {
  if (typeof id === 'string' && /^(versions\.|_\.releases\.)/.test(id))
    throw unsupported('content releases and versions')
}
