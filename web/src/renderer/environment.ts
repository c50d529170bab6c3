import type {ContentSource} from '../../../domain/content/client.ts'
import {publicUrl} from '../../../domain/environment/context.ts'
import {isIndexed} from '../../../domain/environment/guards.ts'
import {type Environment, optional} from '../../../domain/environment/read.ts'

/**
 * The build's environment, read once. Embedded by default. What is wrong the hooks refuse: this file must not throw, since
 * Gatsby goes on with no configuration at all when that of ours cannot be loaded.
 */
export const siteUrl = publicUrl(process.env) ?? 'http://localhost:8888'

/** Where the Studio is, which may show the pages in a frame. */
export const studioOrigin = URL.parse(process.env.STUDIO_URL ?? '')?.origin ?? null

/** Whether search engines may list the pages: those of a preview they may not. */
export const indexed = isIndexed(process.env)

const errorsDsn = process.env.ERRORS_DSN ?? ''

/** Where pages tell of errors, when that is another server: their policy must let them. */
export const errorsOrigin = otherOrigin(errorsDsn)

function otherOrigin(url: string): string | null {
  const origin = URL.parse(url)?.origin
  return !origin || origin === new URL(siteUrl).origin ? null : origin
}

// Gatsby gives the browser only what starts with GATSBY_; canonical addresses are made there too.
process.env.GATSBY_SITE_URL = siteUrl
process.env.GATSBY_STUDIO_ORIGIN = studioOrigin ?? ''
process.env.GATSBY_ERRORS_DSN = errorsDsn
process.env.GATSBY_RELEASE = process.env.DEPLOY_ID ?? 'this machine'

/** Where the content comes from. */
export function contentSource(environment: Environment = process.env): ContentSource {
  const [projectId, dataset] = [optional('SANITY_PROJECT_ID', environment), optional('SANITY_DATASET', environment)]
  const token = optional('SANITY_TOKEN', environment)
  if (!projectId || !dataset) return {lakeUrl: optional('LAKE_URL', environment) ?? 'http://localhost:4010', token}
  return {projectId, dataset, token}
}
