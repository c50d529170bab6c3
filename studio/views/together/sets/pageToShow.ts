import {getPublishedId} from '@sanity/client/csm'
import type {SanityClient} from 'sanity'
import type {ContentDocument} from '../../../../domain/content/shape.ts'
import {type ChangeSet, draftId} from '../../../../domain/sets/changeSet.ts'
import {languageOfPath} from '../../../../domain/texts/languages.ts'
import {pagesShowing} from '../../../actions/pagesShowing.ts'
import {STUDIO_LANGUAGE} from '../../../language.ts'
import {readWhole} from '../publishTogether.ts'

/** The document of a set to open beside the page that shows it best; both of the landing page when no member has a page. */
export type Shown = {id: string; type: string; path: string}

const isPage = ({_type}: ContentDocument) => _type === 'contentPage' || _type === 'article'

/**
 * The page of a set that says most of it: a new one before one that changes, and those before pages that show another member. A
 * redirect or an announcement has no page of its own. Of a page in several languages, the one that the editor reads.
 */
export function pageToShow(drafts: readonly ContentDocument[], isNew: (id: string) => boolean): Shown | null {
  const rank = (draft: ContentDocument) => (isPage(draft) ? (isNew(draft._id) ? 0 : 1) : 2)
  const found = drafts
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((draft): Shown[] => {
      const pages = pagesShowing([draft])
      const paths = pages === 'all' ? [] : pages.map(({href}) => new URL(href, 'http://site').pathname)
      const path = paths.find((each) => languageOfPath(each) === STUDIO_LANGUAGE) ?? paths[0]
      return path === undefined ? [] : [{id: draft._id, type: draft._type, path}]
    })
  return found[0] ?? null
}

/** Reads which page of a set to show first. */
export async function readPageToShow(client: SanityClient, {members}: ChangeSet): Promise<Shown | null> {
  const ids = members.map(({id}) => id)
  const [drafts, published] = await Promise.all([
    readWhole(client, ids.map(draftId)),
    client.withConfig({perspective: 'published'}).fetch<string[]>('*[_id in $ids]._id', {ids}),
  ])
  const order = (id: string) => ids.indexOf(id)
  const named = drafts.map((draft) => ({...draft, _id: getPublishedId(draft._id)}) as ContentDocument)
  return pageToShow(
    named.toSorted((one, other) => order(one._id) - order(other._id)),
    (id) => !published.includes(id),
  )
}
