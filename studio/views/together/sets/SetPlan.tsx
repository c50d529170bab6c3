import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import {amsterdamMoment, amsterdamText, DAY_MS} from '../../../../domain/format/dates.ts'
import type {ChangeSet} from '../../../../domain/sets/changeSet.ts'
import {MomentInput} from '../../../inputs/days/MomentInput.tsx'
import {nlEn} from '../../../language.ts'
import {useSite} from '../../../status/useSite.ts'
import {useFieldFaults} from '../useFieldFaults.ts'
import {useGuardedSet} from '../useGuardedSet.tsx'
import {readToEndOn, readToPlan} from './readSet.ts'

/** Says where the moment is chosen that nothing would happen at it. */
function useCannotByItself(): string | null {
  const {known} = useSite()
  if (known.kind !== 'told' || known.status.publishesSets) return null
  return nlEn(
    'De site kan een set niet zelf live zetten: het token daarvoor (SANITY_PUBLISH_TOKEN) ontbreekt. Wie voor de site zorgt kan het toevoegen; met Alles publiceren gaat de set nu live.',
    'The site cannot publish a set by itself: its token (SANITY_PUBLISH_TOKEN) is missing. The person who maintains the site can add it; Publish all publishes the set now.',
  )
}

const textOf = (moment: string | undefined) => (moment ? amsterdamText(new Date(moment)) : '')
const MORNING = '09:00'
/** An editor who gives the last day of a campaign means all of it, as a promotion's last day does. */
const LAST_MINUTE = '23:59'
const tomorrow = (time: string) => `${amsterdamText(new Date(Date.now() + DAY_MS)).slice(0, 10)}T${time}`

/** Why these moments cannot be; null for those that can. */
function faultOf(start: Date | null, end: Date | null, endText: string): string | null {
  if (!start || (endText !== '' && !end)) return nlEn('Vul een dag en een tijd in.', 'Enter a day and a time.')
  if (start.getTime() <= Date.now()) return nlEn('Dat moment is voorbij.', 'That moment has passed.')
  return end && end <= start ? nlEn('De set eindigt voordat hij begint.', 'The set ends before it begins.') : null
}

/** Chooses the moments at which a set goes live and ends. */
export function SetPlan({set, onDone}: {set: ChangeSet; onDone: () => void}) {
  const client = useClient({apiVersion: API_VERSION})
  const by = useCurrentUser()?.id
  const faultsOf = useFieldFaults()
  const cannot = useCannotByItself()
  const [startText, setStart] = useState(() => textOf(set.goLiveAt) || tomorrow(MORNING))
  const [endText, setEnd] = useState(textOf(set.endAt))
  const [start, end] = [amsterdamMoment(startText), amsterdamMoment(endText)]
  const fault = faultOf(start, end, endText)
  const moments = {goLiveAt: start?.toISOString() ?? '', endAt: end?.toISOString() ?? null}
  const {
    isBusy,
    start: plan,
    dialog,
  } = useGuardedSet(
    () => readToPlan(client, set, {moments, by, faultsOf}),
    {
      // Says where everybody's words go, also when no guard objects.
      alwaysAsks: true,
      anyway: nlEn('Zo plannen', 'Plan it like this'),
      doing: nlEn(`“${set.title}” plannen`, `Planning “${set.title}”`),
      done: nlEn('De set is gepland', 'The set is planned'),
      failed: nlEn('De set is niet gepland', 'The set was not planned'),
    },
    onDone,
  )
  return (
    <Stack gap={4}>
      <Flex gap={4} wrap="wrap">
        <MomentInput label={nlEn('Live vanaf', 'Live from')} onChange={setStart} value={startText} />
        <MomentInput
          help={nlEn(
            'Mag leeg. Daarna is de site zoals ervoor: wat nieuw was is weer concept.',
            'Optional. After it the site is as before: new documents are drafts again.',
          )}
          label={nlEn('Tot', 'Until')}
          onChange={setEnd}
          time={LAST_MINUTE}
          value={endText}
        />
      </Flex>
      <Text muted size={1}>
        {nlEn('Tijden zijn die van Amsterdam.', 'Times are those of Amsterdam.')}
      </Text>
      <Confirm
        cannot={cannot}
        fault={fault}
        isBusy={isBusy}
        onCancel={onDone}
        onConfirm={plan}
        text={nlEn('Plannen', 'Plan')}
      />
      {dialog}
    </Stack>
  )
}

/** Chooses another end of a set that is live. */
export function SetEnd({set, onDone}: {set: ChangeSet; onDone: () => void}) {
  const client = useClient({apiVersion: API_VERSION})
  const cannot = useCannotByItself()
  const [endText, setEnd] = useState(() => textOf(set.endAt) || tomorrow(LAST_MINUTE))
  const end = amsterdamMoment(endText)
  const by = useCurrentUser()?.id
  const {isBusy, start, dialog} = useGuardedSet(
    () => readToEndOn(client, set, {endAt: end?.toISOString() ?? '', by}),
    {
      alwaysAsks: true,
      anyway: nlEn('Zo plannen', 'Plan it like this'),
      doing: nlEn(`Het einde van “${set.title}” plannen`, `Planning the end of “${set.title}”`),
      done: nlEn('Het einde is gepland', 'The end is planned'),
      failed: nlEn('Het einde is niet gepland', 'The end was not planned'),
    },
    onDone,
  )
  return (
    <Stack gap={4}>
      <MomentInput label={nlEn('Tot', 'Until')} onChange={setEnd} value={endText} />
      <Confirm
        cannot={cannot}
        fault={faultOf(end, null, '')}
        isBusy={isBusy}
        onCancel={onDone}
        onConfirm={start}
        text={nlEn('Plannen', 'Plan')}
      />
      {dialog}
    </Stack>
  )
}

type ConfirmProps = {
  cannot: string | null
  fault: string | null
  isBusy: boolean
  text: string
  onConfirm: () => void
  onCancel: () => void
}

const Confirm = ({cannot, fault, isBusy, text, onConfirm, onCancel}: ConfirmProps) => (
  <>
    {(cannot ?? fault) && (
      <Card border padding={3} radius={2} role="status" tone="caution">
        <Text size={1}>{cannot ?? fault}</Text>
      </Card>
    )}
    <Flex gap={2} wrap="wrap">
      <Button
        disabled={isBusy || cannot !== null || fault !== null}
        fontSize={1}
        loading={isBusy}
        onClick={onConfirm}
        text={text}
        tone="primary"
      />
      <Button fontSize={1} mode="bleed" onClick={onCancel} text={nlEn('Terug', 'Back')} />
    </Flex>
  </>
)
