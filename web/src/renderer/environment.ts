import type {ContentSource} from '../../../domain/content/client.ts'
import {publicUrl} from '../../../domain/environment/context.ts'
import {isIndexed} from '../../../domain/environment/guards.ts'
import {type Environment, optional} from '../../../domain/environment/read.ts'

/**
 * The build's environment, read once; embedded by default. This file must not throw, since Gatsby continues without any
 * configuration when ours cannot be loaded: the hooks refuse invalid settings.
 */
export const siteUrl = publicUrl(process.env) ?? 'http://localhost:8888'

/** Origin of the Studio, which may frame the pages. */
export const studioOrigin = URL.parse(process.env.STUDIO_URL ?? '')?.origin ?? null

/** Whether search engines may index the pages: not those of a deploy preview. */
export const indexed = isIndexed(process.env)

/** Address of the error tracker; empty without one. */
export const errorsDsn = process.env.ERRORS_DSN ?? ''

/** Origin of the error tracker when it is another server: the content security policy must allow it. */
export const errorsOrigin = otherOrigin(errorsDsn)

function otherOrigin(url: string): string | null {
  const origin = URL.parse(url)?.origin
  return !origin || origin === new URL(siteUrl).origin ? null : origin
}

/** Returns the source of the content. */
export function contentSource(environment: Environment = process.env): ContentSource {
  const [projectId, dataset] = [optional('SANITY_PROJECT_ID', environment), optional('SANITY_DATASET', environment)]
  const token = optional('SANITY_TOKEN', environment)
  if (!projectId || !dataset) return {lakeUrl: optional('LAKE_URL', environment) ?? 'http://localhost:4010', token}
  return {projectId, dataset, token}
}
