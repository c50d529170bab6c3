import {useEffect} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import type {ChangeSet, Stored} from '../../../../domain/sets/changeSet.ts'
import {SETS_ANSWERED, SETS_ASKED, type WithSets} from '../../../../domain/sets/onDay.ts'
import {siteUrl} from '../../../environment.ts'
import {STUDIO_LANGUAGE} from '../../../language.ts'
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

/** A frame of this very window: a page of the site that opened the Studio in another one is none. */
const isOwnFrame = (source: MessageEventSource | null): source is Window =>
  source !== null && source !== window && 'parent' in source && source.parent === window

/** Answers the frame of a site with drafts and sets, now and after every change; until the function that this returns is called. */
export function answerFrames(client: SanityClient, origin: string) {
  let asker: Window | null = null
  let reading = false
  let again = false
  const answer = async () => {
    again = reading
    if (!asker || reading) return
    reading = true
    const content = await readForPreview(client).catch(() => null)
    // A frame that is gone hears nothing.
    if (content) asker.postMessage({type: SETS_ANSWERED, content, language: STUDIO_LANGUAGE}, {targetOrigin: origin})
    reading = false
    if (again) void answer()
  }
  const hear = ({origin: from, data, source}: MessageEvent) => {
    if (from !== origin || data?.type !== SETS_ASKED || !isOwnFrame(source)) return
    asker = source
    void answer()
  }
  window.addEventListener('message', hear)
  const listening = client
    .listen('*', {}, {events: ['mutation'], includeResult: false, includeAllVersions: true, visibility: 'query'})
    .subscribe(() => void answer())
  return () => {
    window.removeEventListener('message', hear)
    listening.unsubscribe()
  }
}

/**
 * Answers the preview in its frame, which has no session of its own: Sanity shows it all drafts, and has no smaller perspective on
 * free plans.
 */
export function useAnswerPreview() {
  const client = useClient({apiVersion: API_VERSION})
  useEffect(() => (siteUrl ? answerFrames(client, new URL(siteUrl).origin) : undefined), [client])
}
