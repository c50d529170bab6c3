import {useToast} from '@sanity/ui/toast'
import {useContext, useEffect, useRef} from 'react'
import {type LayoutProps, useClient, useCurrentUser} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {OutcomeDetails} from './OutcomeDetails.tsx'
import {isSettled, outcomeOf} from './outcome.ts'
import {SiteWatchContext, useSite} from './useSite.ts'
import {say} from './words.ts'

const PUBLISHED = `*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**"))
  && !(_type match "sanity.*") && !(_type match "system.*")]`

/** Tells the watch of everything that is published, whoever does it and wherever in the Studio. */
function useNotePublications() {
  const client = useClient({apiVersion: API_VERSION})
  const watch = useContext(SiteWatchContext)
  const user = useCurrentUser()?.id
  useEffect(() => {
    const listening = client.listen(PUBLISHED, {}, {events: ['mutation'], visibility: 'query'}).subscribe((event) => {
      if (event.type !== 'mutation') return
      const gone = event.transition === 'disappear'
      const at = (!gone && event.result?._updatedAt) || event.timestamp
      watch.note({id: event.documentId, at, gone, own: event.identity === user})
    })
    return () => listening.unsubscribe()
  }, [client, watch, user])
}

/** Says what became of an editor's publications that no open form tells about: deletions, lists put in another order. */
function useToasts() {
  const {known, publications, watch} = useSite()
  const {push} = useToast()
  const told = useRef(new Set<object>())
  useEffect(() => {
    for (const publication of publications.values()) {
      const outcome = outcomeOf(publication, known)
      if (!publication.own || !isSettled(outcome) || told.current.has(publication)) continue
      told.current.add(publication)
      const said = say(outcome, publication)
      if (!said || watch.isOpen(publication.id)) continue
      push({
        id: `site-${publication.id}`,
        status: TOAST[said.tone],
        title: said.text,
        closable: true,
        duration: 10_000,
        description: <OutcomeDetails outcome={outcome} />,
      })
    }
  }, [known, publications, watch, push])
}

const TOAST = {default: 'info', positive: 'success', caution: 'warning', critical: 'error'} as const

/** Around the whole Studio, from its opening on. */
export function SiteLayout(props: LayoutProps) {
  useNotePublications()
  useToasts()
  return props.renderDefault(props)
}
