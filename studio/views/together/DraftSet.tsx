import {Button, Card, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {getPublishedId, type SanityDocument, useClient, useCurrentUser, useWorkspace, validateDocument} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {type DatasetProblem, refuse} from '../../../domain/content-rules/problem.ts'
import {ImpactView, Problems} from '../../actions/Findings.tsx'
import type {Answer} from '../../actions/reviewDialog.tsx'
import {nlEn} from '../../language.ts'
import {ago, count} from '../../status/words.ts'
import {By, DocumentLink, Note, Problem, Row, Section, useNow} from '../start/StartParts.tsx'
import {type Draft, useDrafts} from '../start/useDrafts.ts'
import {changesOf, publishTogether, readWhole} from './publishTogether.ts'
import {type ReadSet, reviewSet, useGuardedSet} from './useGuardedSet.tsx'

/** Drafts to choose from, what the chosen ones change together, and the button that publishes them. */
export function DraftSet() {
  const {value: drafts, problem} = useDrafts()
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const me = useCurrentUser()?.id
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
          <Flex gap={2} wrap="wrap">
            <Button
              fontSize={1}
              mode="ghost"
              onClick={() => choose(drafts.filter(({author}) => author === me))}
              text={nlEn('Die van mij', 'Mine')}
            />
            <Button fontSize={1} mode="ghost" onClick={() => choose(drafts)} text={nlEn('Alle', 'All')} />
            <Button fontSize={1} mode="ghost" onClick={() => choose([])} text={nlEn('Geen', 'None')} />
          </Flex>
          <Choices drafts={drafts} isChosen={({_id}) => chosenIds.has(_id)} toggle={toggle} />
          <Publish key={chosen.map(({_rev}) => _rev).join()} chosen={chosen} onDone={() => choose([])} />
        </>
      )}
    </Section>
  )
}

type ChoicesProps = {drafts: readonly Draft[]; isChosen: (draft: Draft) => boolean; toggle: (draft: Draft) => void}

function Choices({drafts, isChosen, toggle}: ChoicesProps) {
  const now = useNow()
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
  const workspace = useWorkspace()
  return async () => {
    const drafts = await readWhole(
      client,
      chosen.map(({_id}) => _id),
    )
    const markers = await Promise.all(
      drafts.map((document) => validateDocument({document, workspace, environment: 'studio'})),
    )
    const faults = drafts.flatMap(({_id, _type}, index): DatasetProblem[] =>
      (markers[index] ?? [])
        .filter(({level}) => level === 'error')
        .map(({path, message}) =>
          refuse({_id: getPublishedId(_id), _type}, path.map(segmentOf).join('.'), 'fieldFault', {fault: message}),
        ),
    )
    return {
      changes: changesOf(drafts),
      subjects: drafts.map(published),
      faults,
      apply: () => publishTogether(client, drafts),
    }
  }
}

const published = ({_id, _type}: SanityDocument) => ({_id: getPublishedId(_id), _type})
const segmentOf = (segment: unknown) => (typeof segment === 'object' ? JSON.stringify(segment) : String(segment))

function Publish({chosen, onDone}: {chosen: readonly Draft[]; onDone: () => void}) {
  const client = useClient({apiVersion: API_VERSION})
  const read = useReadChosen(chosen)
  const [seen, setSeen] = useState<Answer | string | null>(null)
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
  const look = () => {
    setSeen(nlEn('Wat gepubliceerd is wordt gelezen …', 'Reading the published content …'))
    read()
      .then((set) => reviewSet(client, set))
      .then(setSeen)
      .catch(() =>
        setSeen(nlEn('Wat gepubliceerd is kon nu niet worden gelezen.', 'The published content could not be read.')),
      )
  }
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
      {typeof seen === 'string' && <Text size={1}>{seen}</Text>}
      {seen && typeof seen !== 'string' && (
        <Card border padding={4} radius={2} data-testid="what-changes">
          <Stack gap={5}>
            {seen.problems.length > 0 && <Problems problems={seen.problems} id="" />}
            {seen.impact && <ImpactView impact={seen.impact} types={chosen.map(({_type}) => _type)} />}
          </Stack>
        </Card>
      )}
      {dialog}
    </Stack>
  )
}
