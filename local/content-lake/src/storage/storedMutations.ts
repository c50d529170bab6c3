import {isDeepStrictEqual} from 'node:util'
import type {LakeDocument} from '../documents/document.ts'
import type {MutationBody, MutationRequest} from '../documents/mutations.ts'

/** Fields that the lake writes; all others are content. */
const SYSTEM = ['_id', '_rev', '_createdAt', '_updatedAt']

const pick = (body: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => isWanted(name)))
const systemOf = (body: object) => pick(body, (name) => SYSTEM.includes(name))
const contentOf = (body: object) => pick(body, (name) => !SYSTEM.includes(name))

/** A creation without its content, where the stored document still has it: history finds it there. */
export function shortened(
  request: MutationRequest,
  after: (id: string) => LakeDocument | null | undefined,
): MutationRequest {
  const [operation, body] = partsOf(request)
  const document = isCreation(operation) && body._id && after(body._id)
  if (!document || !isDeepStrictEqual(contentOf(body), contentOf(document))) return request
  return {[operation]: systemOf(body)}
}

/** Restores a stored mutation as it was sent: a creation without a type was shortened. */
export function whole(
  request: MutationRequest,
  after: (id: string) => LakeDocument | null | undefined,
): MutationRequest {
  const [operation, body] = partsOf(request)
  const document = isCreation(operation) && body._id && body._type === undefined && after(body._id)
  return document ? {[operation]: {...contentOf(document), ...body}} : request
}

const isCreation = (operation: string) => operation.startsWith('create')
const partsOf = (request: MutationRequest) => Object.entries(request)[0] as [string, MutationBody]
