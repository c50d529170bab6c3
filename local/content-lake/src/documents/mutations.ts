import {randomUUID} from 'node:crypto'
import {Mutation} from '@sanity/mutator'
import {mutationError} from '../errors.ts'
import {isObject} from '../validation.ts'
import {isValidId, type LakeDocument} from './document.ts'
import {forMutator, problemOf} from './patches.ts'

type Operation = 'create' | 'createOrReplace' | 'createIfNotExists' | 'patch' | 'delete'
export type MutationBody = Record<string, unknown> & {_id?: string; id?: string | string[]; ifRevisionID?: string}
/** One entry of the `mutations` array of the HTTP API: `{create: {…}}`, `{patch: {id, set: {…}}}`, … */
export type MutationRequest = {[Name in Operation]?: MutationBody | undefined}

type MutatorInput = NonNullable<ConstructorParameters<typeof Mutation>[0]['mutations']>[number]

export type Change = {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations that touched this document, as listeners receive them. */
  mutations: MutationRequest[]
}
type Outcome = {id: string; operation: 'create' | 'update' | 'delete' | 'none'}
export type Applied = {
  changes: Change[]
  /** The mutations that had an effect, one for each document, in their order. */
  mutations: MutationRequest[]
  results: Outcome[]
}

const OPERATIONS: readonly Operation[] = ['create', 'createOrReplace', 'createIfNotExists', 'patch', 'delete']

/** Splits `{patch: {…}}` into its operation and body. Throws a 400 for anything else. */
export function readMutation(request: MutationRequest, index = 0): [Operation, MutationBody] {
  const [operation, ...others] = Object.keys(request ?? {}) as Operation[]
  const body = operation && request[operation]
  if (!operation || others.length > 0 || !OPERATIONS.includes(operation) || !isObject(body))
    throw invalid(index, `Unknown mutation "${[operation, ...others].join()}"`)
  const problem = problemOfFields(body, operation.startsWith('create') ? OF_DOCUMENTS : OF_OTHERS)
  if (problem) throw invalid(index, problem)
  return [operation, body]
}

const isText = (value: unknown) => typeof value === 'string'
type Form = [name: string, is: (value: unknown) => boolean, what: string]
const OF_DOCUMENTS: Form[] = [['_id', isText, 'a string']]
const OF_OTHERS: Form[] = [
  ['id', (id) => [id].flat().every(isText), 'a string, or a list of them'],
  ['ifRevisionID', isText, 'a string'],
  ['query', isText, 'a string'],
  ['params', isObject, 'an object'],
]

function problemOfFields(body: MutationBody, forms: Form[]): string | null {
  const wrong = forms.find(([name, is]) => body[name] !== undefined && !is(body[name]))
  return wrong ? `"${wrong[0]}" must be ${wrong[2]}` : null
}

/** The ids of the documents that a mutation names; queries are resolved to ids before. */
export function documentsOf(request: MutationRequest): string[] {
  const [, {_id, id}] = readMutation(request)
  return [_id, id].flat().filter((each) => each !== undefined)
}

const failed = (index: number, status: number, error: Parameters<typeof mutationError>[1][number]['error']) =>
  mutationError(status, [{index, error}])

export const invalid = (index: number, description: string) =>
  failed(index, 400, {type: 'validationError', description})

type Transaction = {transactionId: string; timestamp: string}

/**
 * Computes the effect of mutations on a dataset, one after another, without writing. An impossible mutation throws the error that
 * the hosted API answers. `read` gives the stored document.
 */
export function mutating(read: (id: string) => LakeDocument | null, transaction: Transaction) {
  const changes = new Map<string, Change>()
  const results: Outcome[] = []
  const mutations: MutationRequest[] = []

  const add = (request: MutationRequest, index: number) => {
    const [operation, raw] = readMutation(request, index)
    const body = operation.startsWith('create') ? {...raw, _id: withId(raw._id)} : raw
    const problem = operation === 'patch' ? problemOf(body) : null
    if (problem) throw invalid(index, problem)
    const ids = operation.startsWith('create') ? [body._id as string] : [body.id ?? ''].flat()
    for (const id of ids) {
      if (!isValidId(id)) throw invalid(index, `"${id}" is not a valid document id`)
      const stored = changes.has(id) ? (changes.get(id)?.after ?? null) : read(id)
      check(operation, body, id, stored, index)
      if ((operation === 'delete' && !stored) || (operation === 'createIfNotExists' && stored)) {
        results.push({id, operation: 'none'})
        continue
      }
      const after = refusing(() => applyOne(operation, body, id, stored, transaction), index)
      if (operation === 'patch' && stored && after) refuseOtherIdentity(stored, after, index)
      const change = changes.get(id) ?? {id, before: read(id), after: null, mutations: []}
      change.after = after
      const mutation = asSent(operation, body, id)
      change.mutations.push(mutation)
      mutations.push(mutation)
      changes.set(id, change)
      results.push({id, operation: stored ? (after ? 'update' : 'delete') : 'create'})
    }
  }
  const applied = (): Applied => ({
    changes: [...changes.values()].filter((change) => change.before || change.after),
    mutations,
    results,
  })
  return {add, applied}
}

/** The effect of mutations on a dataset, all or nothing: the first impossible one throws. */
export function applyMutations(
  requests: MutationRequest[],
  read: (id: string) => LakeDocument | null,
  transaction: Transaction,
): Applied {
  const {add, applied} = mutating(read, transaction)
  for (const [index, request] of requests.entries()) add(request, index)
  return applied()
}

/** Turns an error of @sanity/mutator into a 400. */
function refusing<Result>(apply: () => Result, index: number): Result {
  try {
    return apply()
  } catch (error) {
    throw invalid(index, error instanceof Error ? error.message : String(error))
  }
}

/** Refuses to change the id, the type or the creation time of a document. */
function refuseOtherIdentity(before: LakeDocument, after: LakeDocument, index: number) {
  const changed = (['_id', '_type', '_createdAt'] as const).find((name) => before[name] !== after[name])
  if (changed) throw invalid(index, `Cannot modify immutable attribute "${changed}"`)
}

/** An absent id is made up; one that ends in a dot ("drafts.") is completed, as the hosted API does. */
const withId = (id: string | undefined) => (!id || id.endsWith('.') ? `${id ?? ''}${randomUUID()}` : id)

function check(operation: Operation, body: MutationBody, id: string, stored: LakeDocument | null, index: number) {
  if (operation === 'create' && stored)
    throw failed(index, 409, {
      type: 'documentAlreadyExistsError',
      description: `Document by ID "${id}" already exists`,
      id,
    })
  if (operation.startsWith('create') && typeof body._type !== 'string')
    throw invalid(index, `Document "${id}" must have a _type`)
  if (operation !== 'patch') return
  if (!stored)
    throw failed(index, 409, {
      type: 'documentNotFoundError',
      description: `The document with the ID "${id}" was not found`,
      id,
    })
  if (body.ifRevisionID && stored._rev !== body.ifRevisionID)
    throw failed(index, 409, {
      type: 'documentRevisionIDDoesNotMatchError',
      description: `document revision does not match: expected "${body.ifRevisionID}", got "${stored._rev}"`,
      id,
      currentRevisionID: stored._rev,
      expectedRevisionID: body.ifRevisionID,
    })
}

function asSent(operation: Operation, body: MutationBody, id: string): MutationRequest {
  if (operation === 'patch') return {patch: {...body, id}}
  if (operation === 'delete') return {delete: {id}}
  return {[operation]: body}
}

function applyOne(
  operation: Operation,
  body: MutationBody,
  id: string,
  stored: LakeDocument | null,
  {transactionId, timestamp}: Transaction,
): LakeDocument | null {
  const {ifRevisionID: _checked, ...rest} = body
  const mutation = asSent(
    operation,
    operation === 'patch' ? forMutator(rest) : withCreatedAt(body, stored, timestamp),
    id,
  )
  const next = new Mutation({
    mutations: [mutation as object as MutatorInput],
    transactionId,
    resultRev: transactionId,
    timestamp,
    // A copy: the mutator dates a document in place when a patch changes nothing, and the transaction may be refused yet.
  }).apply(stored && {...stored}) as LakeDocument | null
  if (!next) return null
  const {undefined: _stray, ...document} = next // the mutator leaves a key "undefined" on creation
  return {...document, _rev: transactionId, _updatedAt: timestamp} as LakeDocument
}

const withCreatedAt = (body: MutationBody, stored: LakeDocument | null, timestamp: string): MutationBody => ({
  ...body,
  _createdAt: body._createdAt ?? stored?._createdAt ?? timestamp,
})
