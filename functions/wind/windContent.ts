import type {WindQueryResult} from '../../domain/content/content.types.ts'
import type {ContentClient} from '../runtime/content.ts'
import {windQuery} from './wind.query.ts'

/** Content of the page, whole. */
export type WindContent = {[Name in keyof WindQueryResult]: NonNullable<WindQueryResult[Name]>}

export async function readWindContent(content: ContentClient): Promise<WindContent> {
  const read = await content.fetch(windQuery)
  const {words, scale, pricing, settings} = read
  if (!words || !scale || !pricing || !settings)
    throw new Error('The words of the page that measures are not in the CMS')
  return {...read, words, scale, pricing, settings}
}
