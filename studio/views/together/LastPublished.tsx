import {Button, Stack} from '@sanity/ui'
import {useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {nlEn} from '../../language.ts'
import {PUBLISHED} from '../../published/published.query.ts'
import {ago} from '../../status/words.ts'
import {By, Note, Problem, Row, Section, useDocumentTitle, useNow} from '../start/StartParts.tsx'
import {useFollowed} from '../useFollowed.ts'
import {type NamedPublication, readPublications, readUndo} from './publications.ts'
import {useGuardedSet} from './useGuardedSet.tsx'

/** Names that a line has room for. */
const MOST_NAMES = 4

/** The latest publications, each with what it changed and the button that takes it back. */
export function LastPublished() {
  const {value: publications, problem} = useFollowed(PUBLISHED, readPublications)
  return (
    <Section title={nlEn('Laatst gepubliceerd', 'Last published')}>
      {problem && (
        <Problem>
          {nlEn('De geschiedenis kon niet worden gelezen', 'The history could not be read')}: {problem}
        </Problem>
      )}
      {!publications && !problem && <Note>{nlEn('De geschiedenis wordt gelezen …', 'Reading the history …')}</Note>}
      {publications?.length === 0 && (
        <Note>{nlEn('Nog niets, zo ver de geschiedenis gaat.', 'Nothing yet, as far as the history goes.')}</Note>
      )}
      <Stack gap={4} role="list">
        {publications?.map((publication) => (
          <PublicationRow key={publication.id} publication={publication} />
        ))}
      </Stack>
    </Section>
  )
}

function PublicationRow({publication}: {publication: NamedPublication}) {
  const client = useClient({apiVersion: API_VERSION})
  const now = useNow()
  const title = useDocumentTitle()
  const {ids, documents, at, author} = publication
  const gone = ids.length - documents.length
  const more = documents.length - MOST_NAMES
  const shown = [
    ...documents.slice(0, MOST_NAMES).map((document) => title(document._type, document)),
    more > 0 && nlEn(`en nog ${more}`, `and ${more} more`),
    gone > 0 && nlEn(`${gone} van de site gehaald`, `${gone} taken off the site`),
  ]
    .filter(Boolean)
    .join(' · ')
  const {isBusy, start, dialog} = useGuardedSet(() => readUndo(client, publication), {
    // The list moves when a colleague publishes: the dialog says of what this is.
    alwaysAsks: true,
    anyway: nlEn('Terugdraaien', 'Undo'),
    doing: nlEn(`“${shown}” terugdraaien`, `Undoing “${shown}”`),
    done: nlEn('Teruggedraaid: de site wordt zoals hij was', 'Undone: the site becomes as it was'),
    failed: nlEn('Er is niets teruggedraaid', 'Nothing was undone'),
  })
  return (
    <Stack role="listitem">
      <Row
        aside={
          <Button
            disabled={isBusy}
            fontSize={1}
            loading={isBusy}
            mode="ghost"
            onClick={start}
            text={nlEn('Terugdraaien', 'Undo')}
          />
        }
        detail={
          <>
            {ago(at, now)}
            <By author={author} />
          </>
        }
        title={shown}
      />
      {dialog}
    </Stack>
  )
}
