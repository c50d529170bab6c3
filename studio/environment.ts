/**
 * Hosted when SANITY_STUDIO_PROJECT_ID was set at build time, else on the embedded lake. Its address comes from the
 * server that serves the built Studio (window.LAKE_URL), so that one build works on any port; the command line gives it
 * as SANITY_STUDIO_LAKE_URL.
 */
const projectId = process.env.SANITY_STUDIO_PROJECT_ID
const dataset = process.env.SANITY_STUDIO_DATASET

if (projectId && !dataset) throw new Error('SANITY_STUDIO_PROJECT_ID is set, but SANITY_STUDIO_DATASET is missing.')

declare global {
  var LAKE_URL: string | undefined
  var SITE_URL: string | undefined
}

/** Address of the site, which reports its status and shows drafts within the Studio. */
export const siteUrl = globalThis.SITE_URL || process.env.SANITY_STUDIO_SITE_URL

export const environment =
  projectId && dataset
    ? {hosted: true as const, projectId, dataset}
    : {
        hosted: false as const,
        projectId: 'local',
        dataset: 'production',
        lakeUrl: globalThis.LAKE_URL ?? process.env.SANITY_STUDIO_LAKE_URL ?? 'http://localhost:4010',
      }
