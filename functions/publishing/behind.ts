import schema from '../../domain/content/content.schema.json' with {type: 'json'}
import {type ContentSchema, siteTypes} from '../../domain/content/shape.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import type {ContentClient} from '../runtime/content.ts'

/** The documents that pages are made of, as the renderer asks for them. */
const PUBLISHED = '*[_type in $types]'
const types = siteTypes(schema as unknown as ContentSchema)

/** Newest change and number of published documents. Null for an empty dataset. */
export type Newest = {at: string | null; documents: number}

/** One light query. Throws when the CMS is away. */
export const newestChange = (content: ContentClient): Promise<Newest> =>
  content.fetch<Newest>(
    `{"at": ${PUBLISHED} | order(_updatedAt desc)[0]._updatedAt, "documents": count(${PUBLISHED})}`,
    {types},
  )

/**
 * Whether something was published that pages do not show: a call of the webhook was lost. A deletion leaves no newer change,
 * so documents are counted; a release of earlier code does not say how many it had.
 */
export function isBehind({publishes: [last]}: Pick<Release, 'publishes'>, {at, documents}: Newest): boolean {
  if (!last) return true
  return (at ?? '') > last.contentUpTo || (last.documents !== undefined && last.documents !== documents)
}
