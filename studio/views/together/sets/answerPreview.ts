import {useEffect} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import type {ChangeSet, Stored} from '../../../../domain/sets/changeSet.ts'
import {SETS_ANSWERED, SETS_ASKED, type WithSets} from '../../../../domain/sets/onDay.ts'
import {siteUrl} from '../../../environment.ts'
import {readSets} from './changeSets.ts'

const ALL =
  '*[!(_id in path("_.**")) && !(_id in path("versions.**")) && !(_id in path("studio.**")) && !(_type match "system.*")]'

/** All that the site could be made of, and the sets: the preview puts together what it shows. */
export async function readForPreview(client: SanityClient): Promise<WithSets> {
  const [all, sets] = await Promise.all([
    client.withConfig({perspective: 'raw'}).fetch<Stored[]>(ALL),
    readSets(client) as Promise<ChangeSet[]>,
  ])
  const isDraft = ({_id}: Stored) => _id.startsWith('drafts.')
  return {documents: all.filter((document) => !isDraft(document)), drafts: all.filter(isDraft), sets}
}

/**
 * Answers the preview in its frame, which has no session of its own, with drafts and sets: Sanity shows one perspective of all
 * drafts, and has no smaller one on free plans. The site's own pages alone are answered; they see all drafts as it is.
 */
export function useAnswerPreview() {
  const client = useClient({apiVersion: API_VERSION})
  useEffect(() => {
    if (!siteUrl) return
    const {origin} = new URL(siteUrl)
    let asker: MessageEventSource | null = null
    let reading = false
    let again = false
    const answer = async () => {
      again = reading
      if (!asker || reading) return
      reading = true
      const content = await readForPreview(client).catch(() => null)
      // A frame that is gone hears nothing.
      if (content) asker.postMessage({type: SETS_ANSWERED, content}, {targetOrigin: origin})
      reading = false
      if (again) void answer()
    }
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.data?.type !== SETS_ASKED) return
      asker = event.source
      void answer()
    }
    window.addEventListener('message', listen)
    const listening = client
      .listen('*', {}, {events: ['mutation'], includeResult: false, includeAllVersions: true, visibility: 'query'})
      .subscribe(() => void answer())
    return () => {
      window.removeEventListener('message', listen)
      listening.unsubscribe()
    }
  }, [client])
}
