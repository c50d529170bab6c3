import {LakeError} from './errors.ts'
import {byReference} from './indexes.ts'
import type {Change} from './mutations.ts'
import type {View} from './view.ts'

/** Ids that a document strongly refers to: those must exist as long as it does. */
function strongReferences(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) strongReferences(item, found)
  else if (typeof value === 'object' && value !== null) {
    const {_ref, _weak} = value as {_ref?: unknown; _weak?: unknown}
    if (typeof _ref === 'string' && _weak !== true) found.add(_ref)
    for (const inner of Object.values(value)) strongReferences(inner, found)
  }
  return found
}

/**
 * Refuses a transaction (409) that deletes a document which another one still strongly refers to when it is done; as the
 * hosted lake does, so that nothing that is referenced disappears unseen.
 */
export function refuseDangling(changes: Change[], stored: View) {
  const deleted = changes.filter(({after}) => !after)
  if (deleted.length === 0) return
  const changed = new Set(changes.map(({id}) => id))
  const written = changes.flatMap(({after}) => after ?? [])
  for (const {id} of deleted) {
    const untouched = stored.find(byReference, id).filter(({_id}) => !changed.has(_id))
    const referring = [...untouched, ...written].find((document) => strongReferences(document).has(id))
    if (referring)
      throw new LakeError(409, {
        type: 'mutationError',
        description: `Document "${id}" cannot be deleted as there are references to it from "${referring._id}"`,
        items: [{error: {type: 'documentHasReferencesError', id, referencingIDs: [referring._id]}}],
      })
  }
}
