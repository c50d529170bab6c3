import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'
import {API_VERSION} from './apiVersion.ts'
import {EMBEDDED} from './embedded.ts'

/** Source of content: the embedded lake at an address, or a dataset of Sanity. */
export type ContentSource = ({lakeUrl: string} | {projectId: string; dataset: string}) & {token?: string | undefined}

/** Client without a cache, since a price must never be an old one. */
export function createContentClient(source: ContentSource, options: ClientConfig = {}): SanityClient {
  const common = {apiVersion: API_VERSION, useCdn: false, ...options}
  if (!('lakeUrl' in source)) return createClient({...common, ...source} as ClientConfig)
  const {lakeUrl, token} = source
  return createClient({...common, ...EMBEDDED, ...(token && {token}), apiHost: lakeUrl, useProjectHostname: false})
}
