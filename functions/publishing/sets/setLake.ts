import type {ContentSource} from '../../../domain/content/client.ts'
import type {SetTransaction} from '../../../domain/sets/mutations.ts'
import {deadlines} from '../../runtime/config.ts'
import {placeOf} from '../../runtime/content.ts'

/** The lake did not take a transaction. `isConflict`: a document is not as it was read. */
export class NotTaken extends Error {
  readonly isConflict: boolean

  constructor(message: string, isConflict: boolean) {
    super(message)
    this.isConflict = isConflict
  }
}

/** The lake with drafts, for the job that publishes sets. */
export type SetLake = {
  fetch: <T = unknown>(query: string, params: Record<string, unknown>) => Promise<T>
  /** Throws a NotTaken when the lake refuses; another error leaves open whether it took the transaction. */
  mutate: (transaction: SetTransaction) => Promise<void>
}

export function setLake(source: ContentSource & {token: string}): SetLake {
  const post = async (path: string, body: object) => {
    const {address, headers} = placeOf(source, path)
    const response = await fetch(address, {
      method: 'POST',
      headers: {...headers, 'content-type': 'application/json'},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadlines().publication),
    })
    if (response.ok) return (await response.json()) as {result?: unknown}
    const isRight = response.status === 401 || response.status === 403
    if (isRight) throw new Error(`SANITY_PUBLISH_TOKEN: may not publish (${response.status})`)
    if (response.status >= 500) throw new Error(`The lake answered ${response.status}`)
    throw new NotTaken(await reasonOf(response), response.status === 409)
  }
  return {
    fetch: async <T>(query: string, params: Record<string, unknown>) =>
      (await post('query?perspective=raw&returnQuery=false', {query, params})).result as T,
    mutate: async (transaction) => void (await post('mutate?visibility=sync', transaction)),
  }
}

type ErrorBody = {error?: {description?: string}; message?: string}

async function reasonOf(response: Response): Promise<string> {
  const {error, message} = (await response.json().catch(() => ({}))) as ErrorBody
  return error?.description ?? message ?? `status ${response.status}`
}
