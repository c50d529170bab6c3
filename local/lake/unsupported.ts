import {LakeError} from './errors.ts'
import type {Node} from './nodes.ts'

/** What the hosted lake has and this one has not: docs/stand-ins.md says it in words, and a test walks it. */
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
 * Calls that programs for the hosted lake make: with a method, or with any, and whatever comes below the path. What is answered
 * is not looked for here.
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
  '/datasets/:dataset': 'making, changing and copying datasets (LAKE_DATASETS has them)',
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
  '/projects/:project/cors': 'CORS origins (LAKE_ORIGINS has them)',
  '/projects/:project/datasets/:dataset':
    'making, changing and copying datasets (LAKE_DATASETS has them), nor their schemas, embeddings and backups',
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

/** Of calls that are answered. */
export const UNSUPPORTED_PARAMETERS = {'/data/query': ['explain']} as const satisfies Record<string, string[]>

/** Refuses (400) what is asked for beside. */
export function refuseParameters(call: keyof typeof UNSUPPORTED_PARAMETERS, search: URLSearchParams) {
  const asked = UNSUPPORTED_PARAMETERS[call].find((name) => search.get(name) === 'true')
  if (asked) throw unsupported(`the parameter ${asked} of ${call}`)
}

const REFUSED = Object.entries(UNSUPPORTED_CALLS).map(([call, what]) => {
  const [pattern = '', method = '[A-Z]+'] = call.split(' ').reverse()
  return {asked: new RegExp(`^${method} (/v[^/]+)?${pattern.replace(/:\w+/g, '[^/]+')}(/|$)`), what}
})

/** What such a call asks for; null when nobody knows it. */
export const unsupportedCall = (method: string, pathname: string): string | null =>
  REFUSED.find(({asked}) => asked.test(`${method} ${pathname}`))?.what ?? null

/** A refusal that says that it is the embedded lake which cannot do this. */
export const unsupported = (what: string) =>
  new LakeError(400, {
    type: 'notSupported',
    description: `The embedded lake does not support ${what}: docs/stand-ins.md says what else it does not`,
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

/** Documents of a release, and the release itself. */
export function refuseVersion(id: unknown) {
  if (typeof id === 'string' && /^(versions\.|_\.releases\.)/.test(id))
    throw unsupported('content releases and versions')
}
