import {getPublishedId} from '@sanity/client/csm'
import type {SanityClient, SanityDocument} from 'sanity'
import type {Change} from '../../../domain/content-rules/dataset/datasetChange.ts'

/** The whole drafts of some ids, as they are stored now; those that are gone meanwhile are left out. */
export const readWhole = (client: SanityClient, draftIds: readonly string[]): Promise<SanityDocument[]> =>
  client.withConfig({perspective: 'raw'}).fetch<SanityDocument[]>('*[_id in $ids]', {ids: draftIds})

/** The changes that publishing drafts makes to what is published. */
export const changesOf = (drafts: readonly SanityDocument[]): Change[] =>
  drafts.map((draft) => ({publish: {...draft, _id: getPublishedId(draft._id)}}))

/**
 * Publishes drafts in one transaction, all or none. Throws an error with status 409 when somebody has written in one of them
 * since it was read.
 *
 * @see https://www.sanity.io/docs/http-reference/actions
 */
export async function publishTogether(client: SanityClient, drafts: readonly SanityDocument[]): Promise<void> {
  await client.action(
    drafts.map(({_id, _rev}) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: _id,
      publishedId: getPublishedId(_id),
      ifDraftRevisionId: _rev,
    })),
  )
}
