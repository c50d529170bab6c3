import {createClient, type SanityClient} from '@sanity/client'

/** A client for the embedded lake, or for the hosted dataset (which it may write only with a token). */
export function contentClient(environment: Record<string, string | undefined>): SanityClient {
  const {LAKE_URL, SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN} = environment
  const common = {apiVersion: '2025-02-19', useCdn: false}
  if (LAKE_URL)
    return createClient({
      ...common,
      apiHost: LAKE_URL,
      useProjectHostname: false,
      projectId: 'local',
      dataset: 'production',
      token: 'local', // the lake asks for none, but Sanity's export and import refuse to run without
    })
  const missing = Object.entries({SANITY_PROJECT_ID, SANITY_DATASET}).find(([, value]) => !value)
  if (missing) throw new Error(`${missing[0]} is missing: a hosted dataset needs SANITY_PROJECT_ID and SANITY_DATASET.`)
  return createClient({...common, projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_TOKEN})
}
