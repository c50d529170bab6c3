import {Box, Heading, Stack, Text} from '@sanity/ui'
import {nlEn} from '../../language.ts'
import {useDrafts} from '../start/useDrafts.ts'
import {DraftSet} from './DraftSet.tsx'
import {LastPublished} from './LastPublished.tsx'
import {useSets} from './sets/changeSets.ts'
import {NamedSets} from './sets/NamedSets.tsx'

/** Publishes many drafts as one, now or on a day, and takes a publication back. */
export function TogetherView() {
  const drafts = useDrafts()
  const sets = useSets()
  return (
    <Box padding={[3, 4]}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {nlEn('Samen publiceren', 'Publish together')}
        </Heading>
        <Text muted size={1}>
          {nlEn(
            'Kies concepten: ze gaan samen live, allemaal of geen. Het Voorbeeld toont de site met alle concepten.',
            'Choose drafts: they go live together, all or none. The Preview shows the site with all drafts.',
          )}
        </Text>
        <DraftSet drafts={drafts} sets={sets.value ?? []} />
        <NamedSets drafts={drafts.value ?? []} sets={sets} />
        <LastPublished />
      </Stack>
    </Box>
  )
}
