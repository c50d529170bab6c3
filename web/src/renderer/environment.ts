import type {ContentSource} from '../../../studio/model/client.ts'

/** The build's environment, read once. Embedded by default; half a hosted configuration is an error that says so. */
export const siteUrl = (process.env.SITE_URL ?? process.env.URL ?? 'http://localhost:8888').replace(/\/$/, '')

/** Where `gatsby develop` sends calls of the functions to; set by `npm run dev`. */
export const functionsUrl = process.env.FUNCTIONS_URL

// Gatsby gives the browser only what starts with GATSBY_; canonical addresses are made there too.
process.env.GATSBY_SITE_URL = siteUrl

/** Where the content comes from. Throws an error that names the missing variable. */
export function contentSource(
  environment: Record<string, string | undefined> = process.env,
): ContentSource & {drafts: boolean} {
  const {SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN, LAKE_URL, CONTENT_PERSPECTIVE} = environment
  const drafts = CONTENT_PERSPECTIVE === 'drafts'
  if (!SANITY_PROJECT_ID && !SANITY_DATASET) return {lakeUrl: LAKE_URL ?? 'http://localhost:4010', drafts}
  if (!SANITY_PROJECT_ID) throw new Error('SANITY_DATASET is set, but SANITY_PROJECT_ID is missing.')
  if (!SANITY_DATASET) throw new Error('SANITY_PROJECT_ID is set, but SANITY_DATASET is missing.')
  if (drafts && !SANITY_TOKEN) throw new Error('Drafts are asked for, but SANITY_TOKEN is missing.')
  return {projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_TOKEN, drafts}
}
