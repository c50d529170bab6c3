import type {LakeDocument} from './document.ts'
import {LakeError} from './errors.ts'
import type {Change} from './mutations.ts'

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
export function refuseDangling(changes: Change[], documents: ReadonlyMap<string, LakeDocument>) {
  const deleted = new Set(changes.filter(({after}) => !after).map(({id}) => id))
  if (deleted.size === 0) return
  const changed = new Map(changes.map(({id, after}) => [id, after]))
  const remaining = [...documents.values()].map((document) =>
    changed.has(document._id) ? (changed.get(document._id) ?? null) : document,
  )
  const added = changes.flatMap(({before, after}) => (before || !after ? [] : after))
  for (const document of [...remaining, ...added]) {
    if (!document) continue
    const id = [...strongReferences(document)].find((reference) => deleted.has(reference))
    if (id)
      throw new LakeError(409, {
        type: 'mutationError',
        description: `Document "${id}" cannot be deleted as there are references to it from "${document._id}"`,
        items: [{error: {type: 'documentHasReferencesError', id, referencingIDs: [document._id]}}],
      })
  }
}
