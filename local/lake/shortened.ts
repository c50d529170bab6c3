import {isDeepStrictEqual} from 'node:util'
import type {LakeDocument} from './document.ts'
import type {MutationBody, MutationRequest} from './mutations.ts'

/** What the lake may write itself; all else of a document is content. */
const SYSTEM = ['_id', '_rev', '_createdAt', '_updatedAt']

const pick = (body: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => isWanted(name)))
const systemOf = (body: object) => pick(body, (name) => SYSTEM.includes(name))
const contentOf = (body: object) => pick(body, (name) => !SYSTEM.includes(name))

/** A mutation without the content that it wrote whole, where that is what the document was afterwards. */
export function shortened(
  request: MutationRequest,
  after: (id: string) => LakeDocument | null | undefined,
): MutationRequest {
  const [operation, body] = partsOf(request)
  const document = isCreation(operation) && body._id && after(body._id)
  if (!document || !isDeepStrictEqual(contentOf(body), contentOf(document))) return request
  return {[operation]: systemOf(body)}
}

/** A mutation as it was sent. What is created has a type, so one without was shortened. */
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
