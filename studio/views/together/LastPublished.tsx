import {Button, Stack} from '@sanity/ui'
import {useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {nlEn} from '../../language.ts'
import {PUBLISHED} from '../../published/published.query.ts'
import {ago} from '../../status/words.ts'
import {By, Note, Problem, Row, Section, useDocumentTitle, useNow} from '../start/StartParts.tsx'
import {useFollowed} from '../useFollowed.ts'
import {type NamedPublication, readPublications, type SetOfPublication} from './publications.ts'
import {readUndo} from './undo.ts'
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
  const {documents, at, author, isUndo, set} = publication
  const more = documents.length - MOST_NAMES
  const names = [
    ...documents.slice(0, MOST_NAMES).map(({type, named, did}) => {
      const said = did === 'made' && isUndo ? BACK : DID[did]
      return [title(type, named), said && `(${said})`].filter(Boolean).join(' ')
    }),
    more > 0 && nlEn(`en nog ${more}`, `and ${more} more`),
  ]
    .filter(Boolean)
    .join(' · ')
  const moved = set ? movedWords(set, isUndo) : isUndo ? nlEn('Teruggedraaid', 'Undone') : ''
  const {isBusy, start, dialog} = useGuardedSet(() => readUndo(client, publication), {
    // The list moves when a colleague publishes: the dialog says of what this is.
    alwaysAsks: true,
    anyway: nlEn('Terugdraaien', 'Undo'),
    doing: undoWords(publication, names),
    done: nlEn('Teruggedraaid: de site wordt zoals hij was', 'Undone: the site becomes as it was'),
    failed: nlEn('Er is niets teruggedraaid', 'Nothing was undone'),
  })
  return (
    <Stack role="listitem">
      <Row
        aside={
          !isFirstFilling(documents) && (
            <Button
              disabled={isBusy}
              fontSize={1}
              loading={isBusy}
              mode="ghost"
              onClick={start}
              text={nlEn('Terugdraaien', 'Undo')}
            />
          )
        }
        detail={
          <>
            {moved && (
              <>
                {names}
                <br />
              </>
            )}
            {ago(at, now)}
            <By author={author} />
            {set?.isPlanned && <PlannedBy set={set} />}
          </>
        }
        title={moved || names}
      />
      {dialog}
    </Stack>
  )
}

/** A site without its settings is none: the guards refuse to go back to before they were there. */
const isFirstFilling = (documents: NamedPublication['documents']) =>
  documents.some(({type, did}) => type === 'siteSettings' && did === 'made')

/** The effect on a document; most have other words, and nothing more to be said. */
const DID = {
  made: nlEn('nieuw', 'new'),
  removed: nlEn('van de site gehaald', 'taken off the site'),
  changed: '',
} as const
const BACK = nlEn('weer op de site', 'back on the site')

/** How a set moved: an end that came by itself is no undo. */
function movedWords({title, step, isPlanned}: SetOfPublication, isUndo: boolean): string {
  if (step === 'live')
    return isUndo
      ? nlEn(`“${title}” weer live, einde teruggedraaid`, `“${title}” live again, end undone`)
      : nlEn(`“${title}” live`, `“${title}” live`)
  return isPlanned
    ? nlEn(`“${title}” geëindigd`, `“${title}” ended`)
    : nlEn(`“${title}” teruggedraaid`, `“${title}” undone`)
}

/** Names in a dialog what is taken back; the line itself would be a title of four lines. */
function undoWords({set, isUndo}: NamedPublication, names: string): string {
  const of = `“${set?.title ?? names}”`
  if (set?.isPlanned && set.step === 'end') return nlEn(`Het einde van ${of} terugdraaien`, `Undoing the end of ${of}`)
  if (set?.step === 'end' || (isUndo && !set))
    return nlEn(`Het terugdraaien van ${of} ongedaan maken`, `Undoing the undo of ${of}`)
  return nlEn(`${of} terugdraaien`, `Undoing ${of}`)
}

function PlannedBy({set: {plannedBy}}: {set: SetOfPublication}) {
  return plannedBy ? (
    <>
      {nlEn(', gepland', ', planned')}
      <By author={plannedBy} />
    </>
  ) : null
}
