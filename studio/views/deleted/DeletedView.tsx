import {Box, Heading, Stack} from '@sanity/ui'
import {StateLink} from 'sanity/router'
import {dayName, nlEn} from '../../language.ts'
import {Note, Problem, Section} from '../start/StartParts.tsx'
import {DeletedList} from './DeletedList.tsx'
import {useDeleted} from './useDeleted.ts'

const MOST_ON_START = 3

function DeletedDocuments({most}: {most: number}) {
  const {value: deleted, problem} = useDeleted()
  return (
    <>
      {problem && (
        <Problem>
          {nlEn('De geschiedenis kon niet worden gelezen', 'The history could not be read')}: {problem}
        </Problem>
      )}
      {!deleted && !problem && <Note>{nlEn('De geschiedenis wordt gelezen …', 'Reading the history …')}</Note>}
      {deleted?.documents.length === 0 && (
        <Note>
          {nlEn('Er is niets verwijderd, zo ver de geschiedenis gaat.', 'The history shows no deleted documents.')}
        </Note>
      )}
      {deleted && <DeletedList documents={deleted.documents.slice(0, most)} />}
      {deleted && deleted.documents.length > most && (
        <Note>
          <StateLink state={{panes: [[{id: 'deleted'}]]}}>
            {nlEn(
              `Alle ${deleted.documents.length} verwijderde documenten`,
              `All ${deleted.documents.length} deleted documents`,
            )}
          </StateLink>
        </Note>
      )}
      {deleted?.isCut && deleted.documents.length <= most && (
        <Note>
          {nlEn(
            `Er zijn meer documenten verwijderd; de laatste ${deleted.documents.length} staan hier.`,
            `More documents were deleted; the latest ${deleted.documents.length} are listed.`,
          )}
        </Note>
      )}
      {deleted?.lookedBackTo && (
        <Note>
          {nlEn(
            `De geschiedenis is gelezen tot ${dayName(deleted.lookedBackTo)}; wat eerder is verwijderd staat hier niet.`,
            `The history was read back to ${dayName(deleted.lookedBackTo)}; earlier deletions are not listed.`,
          )}
        </Note>
      )}
    </>
  )
}

/** Every document that can be brought back. */
export function DeletedView() {
  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {nlEn('Verwijderde documenten', 'Deleted documents')}
        </Heading>
        <DeletedDocuments most={Number.POSITIVE_INFINITY} />
      </Stack>
    </Box>
  )
}

/** The last ones, on the start page. */
export const StartDeleted = () => (
  <Section title={nlEn('Verwijderd', 'Deleted')}>
    <DeletedDocuments most={MOST_ON_START} />
  </Section>
)
