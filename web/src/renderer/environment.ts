import type {ContentSource} from '../../../studio/model/client.ts'

/** The build's environment, read once. Embedded by default; half a hosted configuration is an error that says so. */
export const siteUrl = (process.env.SITE_URL ?? process.env.URL ?? 'http://localhost:8888').replace(/\/$/, '')

/** Where the Studio is, which may show the pages in a frame. */
export const studioOrigin = process.env.STUDIO_URL ? new URL(process.env.STUDIO_URL).origin : null

// Gatsby gives the browser only what starts with GATSBY_; canonical addresses are made there too.
process.env.GATSBY_SITE_URL = siteUrl
process.env.GATSBY_STUDIO_ORIGIN = studioOrigin ?? ''

/** Where the content comes from. Throws an error that names the missing variable. */
export function contentSource(environment: Record<string, string | undefined> = process.env): ContentSource {
  const {SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN, LAKE_URL} = environment
  if (!SANITY_PROJECT_ID && !SANITY_DATASET) return {lakeUrl: LAKE_URL ?? 'http://localhost:4010'}
  if (!SANITY_PROJECT_ID) throw new Error('SANITY_DATASET is set, but SANITY_PROJECT_ID is missing.')
  if (!SANITY_DATASET) throw new Error('SANITY_PROJECT_ID is set, but SANITY_DATASET is missing.')
  return {projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_TOKEN}
}
