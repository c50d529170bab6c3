import {Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useContext, useEffect, useRef} from 'react'
import {type LayoutProps, useClient, useCurrentUser, useSchema} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {PUBLISHED} from '../published/published.query.ts'
import {CalmTabs, MediaOnPhones, MessagesOnTop, RoomForWords, ShortHead, StillWhileSaving} from '../sanity/styles.tsx'
import {type Named, nameOf} from '../views/documentName.ts'
import {useAnswerPreview} from '../views/together/sets/answerPreview.ts'
import {isSettled, type Outcome, outcomeOf} from './outcome.ts'
import {PageLinks} from './PageLinks.tsx'
import {SiteWatchContext, useSite} from './useSite.ts'
import {countDocuments, say, sayProblem} from './words.ts'

const LISTENING = {events: ['mutation' as const], includePreviousRevision: true, visibility: 'query' as const}

/** Reports every publication to the watch, by any editor and from any part of the Studio. */
function useNotePublications() {
  const client = useClient({apiVersion: API_VERSION})
  const watch = useContext(SiteWatchContext)
  const schema = useSchema()
  const user = useCurrentUser()?.id
  useEffect(() => {
    const listening = client.listen(PUBLISHED, {}, LISTENING).subscribe((event) => {
      if (event.type !== 'mutation') return
      const gone = event.transition === 'disappear'
      const document: Named = (gone ? event.previous : event.result) ?? {}
      const at = (!gone && event.result?._updatedAt) || event.timestamp
      const title = [schema.get(String(document._type))?.title, nameOf(document)].filter(Boolean).join(': ')
      watch.note({id: event.documentId, title, at, gone, own: event.identity === user})
    })
    return () => listening.unsubscribe()
  }, [client, schema, watch, user])
}

/** Says what became of an editor's publications that no open form tells about: sets, deletions, lists put in another order. */
function useToasts() {
  const {known, publications, watch} = useSite()
  const {push} = useToast()
  const told = useRef(new Set<object>())
  useEffect(() => {
    const news = [...publications.values()].flatMap((publication) => {
      const outcome = outcomeOf(publication, known)
      if (!publication.own || !isSettled(outcome) || told.current.has(publication)) return []
      told.current.add(publication)
      const said = say(outcome, publication)
      return said && !watch.isOpen(publication.id) ? [{publication, outcome, said}] : []
    })
    // Publications that went live together, by the same words, are told once.
    for (const [first, ...others] of Map.groupBy(news, ({said}) => said.text).values()) {
      if (!first) continue
      const {publication, outcome, said} = first
      const title = others.length > 0 ? countDocuments(1 + others.length) : publication.title
      push({
        id: `site-${publication.id}`,
        status: TOAST[said.tone],
        title: [title, said.text].filter(Boolean).join(' – '),
        closable: true,
        duration: 10_000,
        description: outcome.kind === 'live' && <Live outcome={outcome} />,
      })
    }
  }, [known, publications, watch, push])
}

const TOAST = {default: 'info', positive: 'success', caution: 'warning', critical: 'error'} as const

/** Toasts are rendered outside the schema's context, so the link to the problem is in the top bar. */
const Live = ({outcome: {changed, others}}: {outcome: Extract<Outcome, {kind: 'live'}>}) => (
  <Stack gap={3}>
    {others.map((problem) => (
      <Text key={problem.message} size={1}>
        {sayProblem(problem)}
      </Text>
    ))}
    <PageLinks pages={changed} />
  </Stack>
)

/** Around the whole Studio, from its opening on. */
export function SiteLayout(props: LayoutProps) {
  useNotePublications()
  useToasts()
  useAnswerPreview()
  return (
    <>
      <ShortHead />
      <CalmTabs />
      <RoomForWords />
      <StillWhileSaving />
      <MessagesOnTop />
      <MediaOnPhones />
      {props.renderDefault(props)}
    </>
  )
}
