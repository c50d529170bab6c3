import {Card, Stack, Text} from '@sanity/ui'
import {useEffect, useRef} from 'react'
import {styled} from 'styled-components'
import {OutcomeDetails} from './OutcomeDetails.tsx'
import {type Outcome, outcomeOf, problemsOf} from './outcome.ts'
import {useSite} from './useSite.ts'
import {say} from './words.ts'

/** Outcome of the document's publication here, or the reason why it is not live. */
function useOutcome(id: string): {outcome: Outcome; gone: boolean} {
  const {known, publications} = useSite()
  const publication = publications.get(id)
  if (publication) return {outcome: outcomeOf(publication, known), gone: publication.gone}
  const problems = problemsOf(id, known)
  return {outcome: problems.length > 0 ? {kind: 'refused', problems} : {kind: 'unknown'}, gone: false}
}

/** Sticks above the bar with Publish, which lies over the lower edge when the whole window scrolls (one pane). */
export const StickyCard = styled(Card)`
  position: sticky;
  bottom: 0.75rem;
  z-index: 10;
  @media (max-width: 599px) {
    bottom: 4rem;
  }
`

const WRITABLE = 'input, textarea, select, [contenteditable]'

/** Moves the field that was written in last out from under a line that comes to stand over the form. */
function useUncovered(shown: string | undefined) {
  const line = useRef<HTMLDivElement>(null)
  const written = useRef<Element>(null)
  useEffect(() => {
    const note = ({target}: FocusEvent) => {
      if (target instanceof Element && target.matches(WRITABLE)) written.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const field = written.current
    if (!shown || !line.current || !field?.isConnected) return
    const [over, under] = [line.current, field].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
    if (under.bottom > over.top && under.top < over.bottom) field.scrollIntoView?.({block: 'center'})
  }, [shown])
  return line
}

type Props = {id: string; type: string | undefined; hasDraft: boolean; startsOn?: string | null}

/** Stays at the lower edge of the form, right above Publish, wherever the form is scrolled to. */
export function DocumentLine({id, type, hasDraft, startsOn = null}: Props) {
  const {watch} = useSite()
  useEffect(() => watch.opened(id), [watch, id])
  const {outcome, gone} = useOutcome(id)
  // Once somebody writes on, what went live before is no news any more.
  const said = hasDraft && outcome.kind === 'live' ? null : say(outcome, {gone}, type, startsOn)
  const line = useUncovered(said?.text)
  if (!said) return null
  return (
    <StickyCard
      ref={line}
      border
      data-testid="site-line"
      padding={3}
      radius={2}
      role="status"
      shadow={2}
      tone={said.tone}
    >
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {said.text}
        </Text>
        <OutcomeDetails here={id} outcome={outcome} />
      </Stack>
    </StickyCard>
  )
}
