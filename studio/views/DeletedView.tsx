import {Box, Heading, Stack} from '@sanity/ui'
import {StateLink} from 'sanity/router'
import {DeletedList} from './DeletedList.tsx'
import {Note, Problem, Section} from './StartParts.tsx'
import {useDeleted} from './useDeleted.ts'

const MOST_ON_START = 3

function DeletedDocuments({most}: {most: number}) {
  const {value: deleted, problem} = useDeleted()
  return (
    <>
      {problem && <Problem>The history could not be read: {problem}</Problem>}
      {!deleted && !problem && <Note>Reading the history …</Note>}
      {deleted?.documents.length === 0 && <Note>Nothing was deleted, as far as the history goes back.</Note>}
      {deleted && <DeletedList documents={deleted.documents.slice(0, most)} />}
      {deleted && deleted.documents.length > most && (
        <Note>
          <StateLink state={{panes: [[{id: 'deleted'}]]}}>All {deleted.documents.length} deleted documents</StateLink>
        </Note>
      )}
      {deleted?.lookedBackTo && (
        <Note>The history was read back to {deleted.lookedBackTo.slice(0, 10)}; older deletions are not listed.</Note>
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
          Deleted documents
        </Heading>
        <DeletedDocuments most={Number.POSITIVE_INFINITY} />
      </Stack>
    </Box>
  )
}

/** The last ones, on the start page. */
export const StartDeleted = () => (
  <Section title="Deleted">
    <DeletedDocuments most={MOST_ON_START} />
  </Section>
)
