import {Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {type ReactNode, useState} from 'react'
import {useClient} from 'sanity'
import {IntentLink} from 'sanity/router'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {type ChangeSet, draftId, isGathering, problemsThatStopped} from '../../../../domain/sets/changeSet.ts'
import {DAY_PARAM, SET_PARAM} from '../../../../domain/sets/onDay.ts'
import {Problems} from '../../../actions/Findings.tsx'
import {siteUrl} from '../../../environment.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../../language.ts'
import {By, Problem, useNow} from '../../start/StartParts.tsx'
import type {Draft} from '../../start/useDrafts.ts'
import {useRead} from '../../useRead.ts'
import {useFieldFaults} from '../useFieldFaults.ts'
import {useGuardedSet} from '../useGuardedSet.tsx'
import {useLook} from '../useLook.tsx'
import {deleteSet, keepLive, openAgain, unplan} from './changeSets.ts'
import {readPageToShow} from './pageToShow.ts'
import {readToEnd, readToPublish} from './readSet.ts'
import {SetMembers} from './SetMembers.tsx'
import {SetEnd, SetPlan} from './SetPlan.tsx'
import {useAct} from './useAct.ts'
import {isLate, momentName, stateOf} from './words.ts'

type Props = {set: ChangeSet; drafts: readonly Draft[]}

/** A named set: its documents, how it stands, and what can be done with it. */
export function SetCard({set, drafts}: Props) {
  const now = useNow()
  return (
    <Card border padding={4} radius={2} role="listitem" aria-label={set.title}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Heading as="h3" size={1} style={{overflowWrap: 'anywhere'}}>
            {set.title}
          </Heading>
          <Text muted size={1}>
            {stateOf(set)}
            {set.state === 'planned' && set.plannedBy && (
              <>
                {nlEn(' · gepland', ' · planned')}
                <By author={set.plannedBy} />
              </>
            )}
          </Text>
        </Stack>
        {set.stopped && <Stopped set={set} />}
        {isLate(set, now) && (
          <Problem>
            {nlEn(
              'Dit moment is voorbij en de site heeft de set niet verwerkt. Doe het met de knop hieronder, en zeg het tegen wie voor de site zorgt.',
              'This moment has passed and the site did not carry the set out. Use the button below, and tell the person who maintains the site.',
            )}
          </Problem>
        )}
        <SetMembers drafts={drafts} set={set} />
        {isGathering(set) ? <Gathering drafts={drafts} key={set._rev} set={set} /> : <Published set={set} />}
      </Stack>
    </Card>
  )
}

/** A guard stopped the set at its moment: nothing was done. */
function Stopped({set}: {set: ChangeSet}) {
  const at = momentName(set.stopped?.at ?? '')
  return (
    <Stack gap={3}>
      <Problem>
        {set.state === 'live'
          ? nlEn(
              `Niet teruggedraaid op ${at}: alles staat er nog. Los dit op en kies een ander einde, of draai nu terug.`,
              `Not undone on ${at}: all of it is still live. Fix this and choose another end, or undo it now.`,
            )
          : nlEn(
              `Niet live gegaan op ${at}: er is niets veranderd. Los dit op en plan opnieuw, of publiceer nu.`,
              `Did not go live on ${at}: nothing has changed. Fix this and plan it again, or publish it now.`,
            )}
      </Problem>
      <Problems id="" problems={problemsThatStopped(set)} />
    </Stack>
  )
}

const Buttons = ({children}: {children: ReactNode}) => (
  <Flex gap={2} wrap="wrap">
    {children}
  </Flex>
)

type ActionProps = {text: string; onClick: () => void; isBusy?: boolean; disabled?: boolean; tone?: 'primary'}
const Action = ({text, onClick, isBusy = false, disabled = false, tone}: ActionProps) => (
  <Button
    disabled={isBusy || disabled}
    fontSize={1}
    loading={isBusy}
    onClick={onClick}
    text={text}
    {...(tone ? {tone} : {mode: 'ghost' as const})}
  />
)

/** Acts on a set that is not live yet. */
function Gathering({set, drafts}: Props) {
  const client = useClient({apiVersion: API_VERSION})
  const faultsOf = useFieldFaults()
  const [isPlanning, setPlanning] = useState(false)
  const {isBusy: isChanging, act} = useAct()
  const read = () => readToPublish(client, set, faultsOf)
  const {look, seen} = useLook(read)
  const {isBusy, start, dialog} = useGuardedSet(read, {
    anyway: nlEn('Toch publiceren', 'Publish anyway'),
    doing: nlEn(`“${set.title}” publiceren`, `Publishing “${set.title}”`),
    done: nlEn(`“${set.title}” is gepubliceerd`, `“${set.title}” is published`),
    failed: nlEn('Er is niets gepubliceerd', 'Nothing was published'),
  })
  if (isPlanning) return <SetPlan onDone={() => setPlanning(false)} set={set} />
  const isEmpty = set.members.length === 0
  const isPlanned = set.state === 'planned'
  return (
    <Stack gap={4}>
      <Buttons>
        <Action
          disabled={isEmpty}
          isBusy={isBusy}
          onClick={start}
          text={nlEn('Alles publiceren', 'Publish all')}
          tone="primary"
        />
        <Action
          disabled={isEmpty}
          onClick={() => setPlanning(true)}
          text={isPlanned ? nlEn('Opnieuw plannen', 'Plan again') : nlEn('Plannen', 'Plan')}
        />
        {isPlanned && (
          <Action
            isBusy={isChanging}
            onClick={() => void act((current) => unplan(current, set))}
            text={nlEn('Niet plannen', 'Do not plan')}
          />
        )}
        <Action disabled={isEmpty} onClick={look} text={nlEn('Wat dit verandert', 'What this changes')} />
        <Action
          isBusy={isChanging}
          onClick={() => void act((current) => deleteSet(current, set))}
          text={nlEn('Set weggooien', 'Delete the set')}
        />
      </Buttons>
      <PreviewLink drafts={drafts} set={set} />
      {seen}
      {dialog}
    </Stack>
  )
}

/** Opens the page that shows most of the set, with its drafts alone, on the day that it goes live. */
function PreviewLink({set, drafts}: Props) {
  const client = useClient({apiVersion: API_VERSION})
  const revisions = drafts.filter(({_id}) => set.members.some(({id}) => draftId(id) === _id)).map(({_rev}) => _rev)
  const shown = useRead([set._id, ...revisions].join(), () => readPageToShow(client, set))
  const [first] = set.members
  if (!siteUrl || !first) return null
  const {id, type, path} = shown ?? {id: first.id, type: first.documentType, path: pathOf('landing', STUDIO_LANGUAGE)}
  const day = set.goLiveAt && amsterdamDay(new Date(set.goLiveAt))
  const search = new URLSearchParams({[SET_PARAM]: set._id, ...(day && {[DAY_PARAM]: day})})
  const params = {id, type, mode: 'presentation', preview: `${path}?${search}`}
  return (
    <Box>
      <Text size={1}>
        <IntentLink intent="edit" params={params}>
          {nlEn('Bekijk de site met alleen deze set', 'See the site with this set alone')}
        </IntentLink>
      </Text>
    </Box>
  )
}

/** Acts on a set that is live or has ended. */
function Published({set}: {set: ChangeSet}) {
  const client = useClient({apiVersion: API_VERSION})
  const [isPlanning, setPlanning] = useState(false)
  const {isBusy: isChanging, act} = useAct()
  const {isBusy, start, dialog} = useGuardedSet(() => readToEnd(client, set), {
    alwaysAsks: true,
    anyway: nlEn('Terugdraaien', 'Undo'),
    doing: nlEn(`“${set.title}” terugdraaien`, `Undoing “${set.title}”`),
    done: nlEn('Teruggedraaid: de site wordt zoals hij was', 'Undone: the site becomes as it was'),
    failed: nlEn('Er is niets teruggedraaid', 'Nothing was undone'),
  })
  if (isPlanning) return <SetEnd onDone={() => setPlanning(false)} set={set} />
  return (
    <>
      {set.state === 'ended' && (
        <Text muted size={1}>
          {nlEn(
            'Nieuwe documenten zijn weer concept. Wat de set aan andere had veranderd bewaart hij: met Opnieuw gebruiken wordt ook dat weer concept.',
            'New documents are drafts again. The set keeps what it had changed in others: Use again makes drafts of that too.',
          )}
        </Text>
      )}
      <Buttons>
        {set.state === 'live' && (
          <>
            <Action isBusy={isBusy} onClick={start} text={nlEn('Terugdraaien', 'Undo')} />
            <Action
              onClick={() => setPlanning(true)}
              text={
                set.endAt || set.endedAt ? nlEn('Ander einde', 'Another end') : nlEn('Einde plannen', 'Plan an end')
              }
            />
            {set.endAt && (
              <Action
                isBusy={isChanging}
                onClick={() => void act((current) => keepLive(current, set))}
                text={nlEn('Laten staan', 'Keep it live')}
              />
            )}
          </>
        )}
        {set.state === 'ended' && (
          <Action
            isBusy={isChanging}
            onClick={() => void act((current) => openAgain(current, set))}
            text={nlEn('Opnieuw gebruiken', 'Use again')}
          />
        )}
        {/* A set that is to end by itself is needed for that. */}
        {(set.state === 'ended' || !set.endAt) && (
          <Action
            isBusy={isChanging}
            onClick={() => void act((current) => deleteSet(current, set))}
            text={nlEn('Uit deze lijst', 'Remove from this list')}
          />
        )}
      </Buttons>
      {dialog}
    </>
  )
}
