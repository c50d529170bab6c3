import {Button, Checkbox, Flex, Stack} from '@sanity/ui'
import {useState} from 'react'
import {getPublishedId, type SanityDocument, useClient, useCurrentUser} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {type ChangeSet, draftId, isGathering} from '../../../domain/sets/changeSet.ts'
import {nlEn} from '../../language.ts'
import {ago, count} from '../../status/words.ts'
import {By, DocumentLink, Note, Problem, Row, Section, useNow} from '../start/StartParts.tsx'
import type {Draft} from '../start/useDrafts.ts'
import type {Followed} from '../useFollowed.ts'
import {changesOf, publishTogether, readWhole} from './publishTogether.ts'
import {KeepAsSet} from './sets/KeepAsSet.tsx'
import {useFieldFaults} from './useFieldFaults.ts'
import {type ReadSet, useGuardedSet} from './useGuardedSet.tsx'
import {useLook} from './useLook.tsx'

type Props = {drafts: Followed<Draft[]>; sets: readonly ChangeSet[]}

/** Drafts to choose from, what the chosen ones change together, and the button that publishes them. */
export function DraftSet({drafts: {value: drafts, problem}, sets}: Props) {
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const chosen = drafts?.filter(({_id}) => chosenIds.has(_id)) ?? []
  const choose = (some: readonly Draft[]) => setChosen(new Set(some.map(({_id}) => _id)))
  const toggle = (draft: Draft) =>
    choose(chosen.includes(draft) ? chosen.filter((each) => each !== draft) : [...chosen, draft])
  return (
    <Section title={nlEn('Concepten', 'Drafts')}>
      {problem && (
        <Problem>
          {nlEn('De concepten konden niet worden gelezen', 'The drafts could not be read')}: {problem}
        </Problem>
      )}
      {!drafts && !problem && <Note>{nlEn('De concepten worden gelezen …', 'Reading the drafts …')}</Note>}
      {drafts?.length === 0 && <Note>{nlEn('Alles is gepubliceerd.', 'Everything is published.')}</Note>}
      {drafts && drafts.length > 0 && (
        <>
          <Groups choose={choose} drafts={drafts} sets={sets.filter(isGathering)} />
          <Choices drafts={drafts} isChosen={({_id}) => chosenIds.has(_id)} sets={sets} toggle={toggle} />
          <Publish key={chosen.map(({_rev}) => _rev).join()} chosen={chosen} onDone={() => choose([])} />
          <KeepAsSet
            onDone={() => choose([])}
            sets={sets}
            subjects={chosen.map(({_id, _type}) => ({id: getPublishedId(_id), type: _type}))}
          />
        </>
      )}
    </Section>
  )
}

type GroupsProps = {drafts: readonly Draft[]; sets: readonly ChangeSet[]; choose: (some: readonly Draft[]) => void}

/** Chooses many drafts at once: one's own, all, or those of a set. */
function Groups({drafts, sets, choose}: GroupsProps) {
  const me = useCurrentUser()?.id
  const group = (text: string, some: readonly Draft[], key = text) => (
    <Button fontSize={1} key={key} mode="ghost" onClick={() => choose(some)} text={text} />
  )
  return (
    <Flex gap={2} wrap="wrap">
      {group(
        nlEn('Die van mij', 'Mine'),
        drafts.filter(({author}) => author === me),
      )}
      {group(nlEn('Alle', 'All'), drafts)}
      {group(nlEn('Geen', 'None'), [])}
      {sets.map((set) =>
        group(
          `“${set.title}”`,
          drafts.filter((draft) => holds(set, draft)),
          set._id,
        ),
      )}
    </Flex>
  )
}

const holds = ({members}: ChangeSet, {_id}: Draft) => members.some(({id}) => draftId(id) === _id)

type ChoicesProps = {
  drafts: readonly Draft[]
  sets: readonly ChangeSet[]
  isChosen: (draft: Draft) => boolean
  toggle: (draft: Draft) => void
}

function Choices({drafts, sets, isChosen, toggle}: ChoicesProps) {
  const now = useNow()
  const setsOf = (draft: Draft) => sets.filter((set) => isGathering(set) && holds(set, draft)).map(({title}) => title)
  return (
    <Stack gap={3} role="list">
      {drafts.map((draft) => (
        <Flex align="center" gap={3} key={draft._id} role="listitem">
          <Checkbox aria-labelledby={`choose-${draft._id}`} checked={isChosen(draft)} onChange={() => toggle(draft)} />
          <div id={`choose-${draft._id}`} style={{flex: 1}}>
            <Row
              title={<DocumentLink id={getPublishedId(draft._id)} type={draft._type} document={draft} />}
              detail={
                <>
                  {ago(draft._updatedAt, now)}
                  {draft.author && <By author={draft.author} />}
                  {setsOf(draft).map((title) => ` · ${title}`)}
                </>
              }
            />
          </div>
        </Flex>
      ))}
    </Stack>
  )
}

/** The chosen drafts as they are stored now, with the faults that the Studio finds in their fields. */
function useReadChosen(chosen: readonly Draft[]): () => Promise<ReadSet> {
  const client = useClient({apiVersion: API_VERSION})
  const faultsOf = useFieldFaults()
  return async () => {
    const drafts = await readWhole(
      client,
      chosen.map(({_id}) => _id),
    )
    return {
      changes: changesOf(drafts),
      subjects: drafts.map(published),
      faults: await faultsOf(drafts),
      apply: () => publishTogether(client, drafts),
    }
  }
}

const published = ({_id, _type}: SanityDocument) => ({_id: getPublishedId(_id), _type})

function Publish({chosen, onDone}: {chosen: readonly Draft[]; onDone: () => void}) {
  const read = useReadChosen(chosen)
  const {look, seen} = useLook(read)
  const number = count(chosen.length, nlEn('concept', 'draft'), nlEn('concepten', 'drafts'))
  const {isBusy, start, dialog} = useGuardedSet(
    read,
    {
      anyway: nlEn('Toch publiceren', 'Publish anyway'),
      doing: nlEn('Dit samen publiceren', 'Publishing these together'),
      done: nlEn(`${number} gepubliceerd`, `${number} published`),
      failed: nlEn('Er is niets gepubliceerd', 'Nothing was published'),
    },
    onDone,
  )
  const isNone = chosen.length === 0
  return (
    <Stack gap={4}>
      <Flex gap={2} wrap="wrap">
        <Button
          disabled={isNone || isBusy}
          fontSize={1}
          loading={isBusy}
          onClick={start}
          text={nlEn(`${number} publiceren`, `Publish ${number}`)}
          tone="primary"
        />
        <Button
          disabled={isNone}
          fontSize={1}
          mode="ghost"
          onClick={look}
          text={nlEn('Wat dit samen verandert', 'What these change together')}
        />
      </Flex>
      {seen}
      {dialog}
    </Stack>
  )
}
