import type {SanityClient} from '@sanity/client'
import {type ContentSource, createContentClient} from '../../domain/content/client.ts'
import {EMBEDDED} from '../../domain/content/embedded.ts'
import {listOf} from '../../domain/environment/checks.ts'
import {type Environment, optional, required} from '../../domain/environment/read.ts'

/** Client for the embedded lake or the hosted dataset, with the token of most rights. */
export function contentClient(environment: Environment): SanityClient {
  const lakeUrl = optional('LAKE_URL', environment)
  const token = optional('SANITY_TOKEN', environment)
  if (lakeUrl) {
    const [editor] = listOf(optional('LAKE_TOKENS', environment) ?? '')
    // Sanity's export and import refuse to run without a token, even where the lake asks for none.
    return createContentClient({lakeUrl, token: editor || token || 'local'})
  }
  return createContentClient({
    projectId: required('SANITY_PROJECT_ID', environment),
    dataset: required('SANITY_DATASET', environment),
    token,
  })
}

export const isHosted = (client: SanityClient) => client.config().projectId !== EMBEDDED.projectId

/** Dataset of a client. */
export function sourceOf(client: SanityClient): ContentSource {
  const {projectId = '', dataset = '', token, apiHost} = client.config()
  return isHosted(client) ? {projectId, dataset, token} : {lakeUrl: apiHost, token}
}

/** Describes the dataset that a command is about to change. */
export function describeDataset(client: SanityClient): string {
  const {projectId, dataset, apiHost} = client.config()
  return isHosted(client) ? `Sanity project ${projectId}, dataset ${dataset}` : `the embedded lake at ${apiHost}`
}
