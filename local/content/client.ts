import type {SanityClient} from '@sanity/client'
import {createContentClient} from '../../studio/model/client.ts'
import {EMBEDDED} from '../../studio/model/embedded.ts'

/** A client for the embedded lake, or for the hosted dataset (which it may write only with a token). */
export function contentClient(environment: Record<string, string | undefined>): SanityClient {
  const {LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN} = environment
  // The lake asks for no token, but Sanity's export and import refuse to run without one.
  if (LAKE_URL) return createContentClient({lakeUrl: LAKE_URL}, {token: 'local'})
  if (!SANITY_PROJECT_ID || !SANITY_DATASET) {
    const missing = SANITY_PROJECT_ID ? 'SANITY_DATASET' : 'SANITY_PROJECT_ID'
    throw new Error(`${missing} is missing: a hosted dataset needs SANITY_PROJECT_ID and SANITY_DATASET.`)
  }
  return createContentClient({projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_TOKEN})
}

export const isHosted = (client: SanityClient) => client.config().projectId !== EMBEDDED.projectId

/** Which dataset a command is about to change. */
export function describeDataset(client: SanityClient): string {
  const {projectId, dataset, apiHost} = client.config()
  return isHosted(client) ? `Sanity project ${projectId}, dataset ${dataset}` : `the embedded lake at ${apiHost}`
}
