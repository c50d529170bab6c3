import {mutationError} from '../errors.ts'
import {byReference} from './indexes.ts'
import type {Change} from './mutations.ts'
import type {View} from './view.ts'

/** Ids in the same dataset that a document strongly refers to: those must exist as long as it does. */
function strongReferences(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) strongReferences(item, found)
  else if (typeof value === 'object' && value !== null) {
    const {_ref, _weak, _dataset, _projectId} = value as Record<string, unknown>
    const isHere = _dataset === undefined && _projectId === undefined
    if (typeof _ref === 'string' && _weak !== true && isHere) found.add(_ref)
    for (const inner of Object.values(value)) strongReferences(inner, found)
  }
  return found
}

/** Refuses a transaction (409) after which a document strongly refers to one that is not there, as the hosted lake does. */
export function refuseDangling(changes: Change[], stored: View) {
  refuseMissing(changes, stored)
  refuseDeleted(changes, stored)
}

/** Refuses new references to missing documents; old ones stay, so that content from before this rule can be edited. */
function refuseMissing(changes: Change[], stored: View) {
  const after = new Map(changes.map((change) => [change.id, change.after]))
  const exists = (id: string) => (after.has(id) ? Boolean(after.get(id)) : stored.documents.has(id))
  const deleted = new Set(changes.filter((change) => !change.after).map(({id}) => id))
  const items: Parameters<typeof mutationError>[1] = []
  for (const [index, change] of changes.entries()) {
    if (!change.after) continue
    const known = strongReferences(change.before)
    const missing = [...strongReferences(change.after)].filter(
      (id) => !exists(id) && !known.has(id) && !deleted.has(id),
    )
    for (const referenceID of missing) {
      const description = `Document "${change.id}" references non-existent document "${referenceID}"`
      items.push({index, error: {type: 'documentReferenceDoesNotExistError', description, id: change.id, referenceID}})
    }
  }
  if (items.length > 0) throw mutationError(409, items)
}

/** Refuses to delete a referenced document, or to change its type. */
function refuseDeleted(changes: Change[], stored: View) {
  const gone = changes.filter(({before, after}) => !after || (before && before._type !== after._type))
  if (gone.length === 0) return
  const changed = new Set(changes.map(({id}) => id))
  const referred = changes.flatMap(({after}) =>
    after ? [...strongReferences(after)].map((id) => ({id, document: after})) : [],
  )
  const written = Map.groupBy(referred, ({id}) => id)
  for (const {id, after} of gone) {
    const untouched = stored.find(byReference, id).filter(({_id}) => !changed.has(_id))
    const referring = [
      ...untouched.filter((document) => strongReferences(document).has(id)),
      ...(written.get(id) ?? []).map(({document}) => document),
    ]
    const [first] = referring
    if (!first || (after && first._id === id)) continue
    const what = after ? 'cannot change its type' : 'cannot be deleted'
    const description = `Document "${id}" ${what} as there are references to it from "${first._id}"`
    const referencingIDs = referring.map(({_id}) => _id)
    throw mutationError(409, [{error: {type: 'documentHasReferencesError', description, id, referencingIDs}}])
  }
}
