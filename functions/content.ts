import {createClient, type SanityClient} from '@sanity/client'
import {type ContentConfig, contentConfig} from './config.ts'

/** A client that sees what is published, straight from the source: a price must never be a cached one. */
export function contentClient(config: ContentConfig = contentConfig()): SanityClient {
  const common = {
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'published' as const,
    timeout: 5000,
    maxRetries: 0,
  }
  return 'lakeUrl' in config
    ? createClient({
        ...common,
        apiHost: config.lakeUrl,
        useProjectHostname: false,
        projectId: 'local',
        dataset: 'production',
      })
    : createClient({...common, ...config})
}
