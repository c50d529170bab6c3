import {LakeError} from '../errors.ts'
import {refuseVersion, UNSUPPORTED_ACTIONS, unsupported} from '../unsupported.ts'
import {object, optionalText, texts} from '../validation.ts'
import type {LakeDocument} from './document.ts'
import {applyMutations, type MutationRequest} from './mutations.ts'

/** One entry of POST /data/actions: create, edit, publish, … */
export type Action = {
  actionType: string
  draftId?: string
  publishedId?: string
  versionId?: string
  attributes?: Record<string, unknown> & {_id?: string}
  patch?: Record<string, unknown>
  ifExists?: 'fail' | 'ignore'
  ifDraftRevisionId?: string
  ifPublishedRevisionId?: string
  includeDrafts?: string[]
}

const refuse = (status: number, description: string) => new LakeError(status, {type: 'actionError', description})

const IDS = ['draftId', 'publishedId', 'versionId', 'ifDraftRevisionId', 'ifPublishedRevisionId'] as const

/** Validates an action. Throws a 400 for anything else. */
export function readAction(sent: unknown): Action {
  const action = object(sent, 'action')
  if (typeof action.actionType !== 'string') throw refuse(400, 'An action needs actionType')
  for (const name of IDS) optionalText(action[name], name)
  for (const name of ['attributes', 'patch']) object(action[name] ?? {}, name)
  optionalText(object(action.attributes ?? {})._id, '_id')
  texts(action.includeDrafts ?? [], 'includeDrafts')
  return action as Action
}

/**
 * Translates actions into mutations, each over what those before it made. A request may hold several edits of one document:
 * the draft is then made once (createIfNotExists of a copy of what is published), because a plain create per edit would
 * answer 409 and lose the edit. `read` gives the stored document; a revision that an action expects is the stored one.
 */
export function actionsToMutations(actions: Action[], read: (id: string) => LakeDocument | null): MutationRequest[] {
  const made = new Map<string, LakeDocument | null>()
  const current = (id: string) => (made.has(id) ? (made.get(id) ?? null) : read(id))
  const meanwhile = {transactionId: '', timestamp: new Date().toISOString()}
  return actions.flatMap((action, index) => {
    for (const id of idsOf(action)) refuseVersion(id)
    const mutations = translate(action, current, read)
    // Nothing is translated after the last action.
    if (index < actions.length - 1)
      for (const {id, after} of applyMutations(mutations, current, meanwhile).changes) made.set(id, after)
    return mutations
  })
}

/** Every document that an action names. */
const idsOf = ({draftId, publishedId, versionId, attributes, includeDrafts = []}: Action) => [
  draftId,
  publishedId,
  versionId,
  attributes?._id,
  ...includeDrafts,
]

function translate(
  action: Action,
  read: (id: string) => LakeDocument | null,
  stored: (id: string) => LakeDocument | null,
): MutationRequest[] {
  const need = (id: string | undefined, field: string) => {
    if (!id) throw refuse(400, `${action.actionType} needs ${field}`)
    return id
  }
  const existing = (id: string) => {
    const document = read(id)
    if (!document) throw refuse(409, `Document "${id}" was not found`)
    return document
  }
  const expectRevision = (id: string, revision: string | undefined) => {
    if (revision && stored(id)?._rev !== revision)
      throw refuse(409, `Document "${id}" has changed: expected revision ${revision}`)
  }

  switch (action.actionType.replace('sanity.action.document.', '')) {
    case 'create': {
      return [{[action.ifExists === 'ignore' ? 'createIfNotExists' : 'create']: action.attributes ?? {}}]
    }
    case 'edit': {
      const draftId = need(action.draftId, 'draftId')
      const published = action.publishedId ? read(action.publishedId) : null
      const patch = {patch: {...action.patch, id: draftId}}
      return published ? [{createIfNotExists: copyTo(published, draftId)}, patch] : [patch]
    }
    case 'publish': {
      const draftId = need(action.draftId, 'draftId')
      const publishedId = need(action.publishedId, 'publishedId')
      expectRevision(draftId, action.ifDraftRevisionId)
      expectRevision(publishedId, action.ifPublishedRevisionId)
      const draft = existing(draftId)
      const createdAt = read(publishedId)?._createdAt ?? draft._createdAt
      const published = strengthenReferences({...copyTo(draft, publishedId), _createdAt: createdAt})
      return [{createOrReplace: published as Record<string, unknown>}, {delete: {id: draftId}}]
    }
    case 'unpublish': {
      const publishedId = need(action.publishedId, 'publishedId')
      const draftId = need(action.draftId, 'draftId')
      return [{createIfNotExists: copyTo(existing(publishedId), draftId)}, {delete: {id: publishedId}}]
    }
    case 'discard':
    case 'version.discard': {
      const id = need(action.draftId ?? action.versionId, 'draftId')
      return [{delete: {id: existing(id)._id}}]
    }
    case 'delete':
      return [need(action.publishedId, 'publishedId'), ...(action.includeDrafts ?? [])].map((id) => ({delete: {id}}))
    case 'replaceDraft':
      return [{createOrReplace: action.attributes ?? {}}]
    default:
      if (UNSUPPORTED_ACTIONS.includes(action.actionType)) throw unsupported(`the action ${action.actionType}`)
      throw refuse(400, `The embedded lake does not know the action "${action.actionType}"`)
  }
}

function copyTo(document: LakeDocument, id: string): Record<string, unknown> & {_id: string} {
  const {_rev, _updatedAt, ...content} = document
  return {...content, _id: id}
}

/** A reference to a document that was not published yet is weak until its own document is published. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (typeof value !== 'object' || value === null) return value
  const object = value as Record<string, unknown> & {_strengthenOnPublish?: {weak?: boolean}}
  const entries = Object.entries(object)
    .filter(([key]) => !object._strengthenOnPublish || key !== '_strengthenOnPublish')
    .filter(([key]) => !(object._strengthenOnPublish && !object._strengthenOnPublish.weak && key === '_weak'))
    .map(([key, inner]) => [key, strengthenReferences(inner)])
  return Object.fromEntries(entries)
}
