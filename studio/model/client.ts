import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'
import {API_VERSION} from './apiVersion.ts'
import {EMBEDDED} from './embedded.ts'

/** Where content is: the embedded lake at an address, or a dataset of Sanity. */
export type ContentSource = {lakeUrl: string} | {projectId: string; dataset: string; token?: string | undefined}

/** THE client: straight from the source, never from a cache, since a price must never be an old one. */
export function createContentClient(source: ContentSource, options: ClientConfig = {}): SanityClient {
  const common = {apiVersion: API_VERSION, useCdn: false, ...options}
  return 'lakeUrl' in source
    ? createClient({...common, ...EMBEDDED, apiHost: source.lakeUrl, useProjectHostname: false})
    : createClient({...common, ...source} as ClientConfig)
}
