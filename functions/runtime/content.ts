import type {SanityClient} from '@sanity/client'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import type {ContentSource} from '../../domain/content/client.ts'
import {EMBEDDED} from '../../domain/content/embedded.ts'
import {contentConfig, deadlines} from './config.ts'

/** Client of the CMS for endpoints: Sanity's own, with rxjs and undici, takes longer to load than a payment takes to make. */
export type ContentClient = Pick<SanityClient, 'fetch'>

/** Reads what is published, straight from the source: a price must never be an old one. Throws when that does not answer in time. */
export function contentClient(source: ContentSource = contentConfig(), within = deadlines().content): ContentClient {
  const {address, headers} = placeOf(source, 'query')
  const read = async (query: string, params: Record<string, unknown> = {}) => {
    const response = await fetch(`${address}?perspective=published&returnQuery=false`, {
      // As a body: an address may hold 11 kB.
      method: 'POST',
      headers: {...headers, 'content-type': 'application/json'},
      body: JSON.stringify({query, params}),
      signal: AbortSignal.timeout(within),
    })
    if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
    return ((await response.json()) as {result: unknown}).result
  }
  return {fetch: read as SanityClient['fetch']}
}

/** For what publishes: no visitor waits for it. */
export const patientContentClient = (within = deadlines().publication) => contentClient(contentConfig(), within)

/** The address of a part of the lake's API, by which a token reads or writes. */
export function placeOf(source: ContentSource, path: string): {address: string; headers: Record<string, string>} {
  const [name = '', query] = path.split('?')
  const addressOn = (host: string, dataset: string) =>
    `${host}/v${API_VERSION}/data/${name}/${dataset}${query ? `?${query}` : ''}`
  const headers: Record<string, string> = source.token ? {authorization: `Bearer ${source.token}`} : {}
  if ('lakeUrl' in source) return {address: addressOn(source.lakeUrl.replace(/\/$/, ''), EMBEDDED.dataset), headers}
  return {address: addressOn(`https://${source.projectId}.api.sanity.io`, source.dataset), headers}
}
