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

/** Calls that clients of the hosted lake know. */
export const UNSUPPORTED_CALLS = [
  'POST /agent/action/generate/:dataset',
  'POST /agent/action/patch/:dataset',
  'POST /agent/action/prompt/:dataset',
  'POST /agent/action/transform/:dataset',
  'POST /agent/action/translate/:dataset',
  'DELETE /projects/:project/datasets/:dataset',
  'PUT /projects/:project/datasets/:dataset',
  'PUT /projects/:project/datasets/:dataset/copy',
  'POST /embeddings-index/query/:dataset/:index',
  'GET /graphql/:dataset/:tag',
  'POST /graphql/:dataset/:tag',
  'GET /apis/graphql',
  'GET /hooks/projects/:project',
  'GET /invitations/project/:project',
  'GET /media-libraries/:library/query',
  'GET /projects/:project/cors',
  'GET /projects/:project/datasets/:dataset/backups',
  'GET /projects/:project/datasets/:dataset/settings/embeddings',
  'GET /vercel/protection-bypass/:dataset',
  'GET /videos/:dataset/:video/playback-info',
]

/** A refusal that says that it is the embedded lake which cannot do this. */
export const unsupported = (what: string) =>
  new LakeError(400, {
    type: 'notSupported',
    description: `The embedded lake does not support ${what}: docs/stand-ins.md says what else it does not`,
  })

/** Refuses (400) a query with a function that groq-js knows by name only. */
export function refuseUnsupported(tree: unknown) {
  if (typeof tree !== 'object' || tree === null) return
  const node = tree as Node
  if (node.type === 'Value') return
  if (node.type === 'FuncCall') {
    const name = `${node.namespace}::${node.name}`
    if (UNSUPPORTED_FUNCTIONS.includes(name)) throw unsupported(`the function ${name.replace('global::', '')}()`)
  }
  for (const inner of Object.values(tree)) refuseUnsupported(inner)
}

/** Documents of a release, and the release itself. */
export function refuseVersion(id: unknown) {
  if (typeof id === 'string' && /^(versions\.|_\.releases\.)/.test(id))
    throw unsupported('content releases and versions')
}
