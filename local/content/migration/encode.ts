import type {Mutation, NodePatch, Path, Transaction} from 'sanity/migrate'
import type {MutationRequest} from '../../content-lake/index.ts'

/** Converts a migration's output to mutations of the HTTP API. (Sanity has this too, and exports it from nowhere.) */
export function encode(mutation: Mutation | Transaction): MutationRequest[] {
  switch (mutation.type) {
    case 'transaction':
      return mutation.mutations.flatMap(encode)
    case 'create':
    case 'createIfNotExists':
    case 'createOrReplace':
      return [{[mutation.type]: mutation.document}]
    case 'delete':
      return [{delete: {id: mutation.id}}]
    case 'patch':
      return mutation.patches.map((patch) => ({patch: {id: mutation.id, ...encodePatch(patch)}}))
  }
}

function encodePatch({path, op}: NodePatch) {
  const at = pathText(path)
  switch (op.type) {
    case 'set':
    case 'setIfMissing':
      return {[op.type]: {[at]: op.value}}
    case 'unset':
      return {unset: [at]}
    case 'insert':
      return {insert: {[op.position]: at, items: op.items}}
    default:
      throw new Error(`A migration wants "${op.type}" at ${at}: use set, setIfMissing, unset or insert`)
  }
}

/** `['rows', {_key: 'a'}, 'title']` as `rows[_key=="a"].title`. */
const pathText = (path: Path): string =>
  path
    .map((segment) => {
      if (typeof segment === 'string') return `.${segment}`
      if (typeof segment === 'number') return `[${segment}]`
      return '_key' in segment ? `[_key==${JSON.stringify(segment._key)}]` : `[${segment.join(':')}]`
    })
    .join('')
    .replace(/^\./, '')
