import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {nlEn} from '../../language.ts'
import {readText} from '../../published/readText.ts'
import {planWithKeyQuery} from './plan.query.ts'

/** Refuses a key that another plan has: both would share one checkout. */
export async function uniqueKey(key: unknown, context: ValidationContext) {
  if (typeof key !== 'string') return true
  const {_id} = context.document as unknown as {_id: string}
  // Drafts too: of two new plans the second is to be told, not the one that is published last.
  const client = context.getClient({apiVersion: API_VERSION}).withConfig({perspective: 'drafts'})
  const other = await client.fetch(planWithKeyQuery, {key, id: getPublishedId(_id)})
  return (
    !other ||
    nlEn(
      `“${key}” is de sleutel van het pakket ${readText(other.name)}: geef dit pakket een eigen sleutel`,
      `“${key}” is already the key of the plan ${readText(other.name)}: choose another`,
    )
  )
}
