import {Flex, Stack, Text} from '@sanity/ui'
import {nlEn} from '../language.ts'
import type {PageProblem} from '../model/siteStatus.ts'
import {MendLink} from './MendLink.tsx'
import {PageLinks} from './PageLinks.tsx'

/** What keeps pages from going live, which pages those are, and the way to the document to mend. */
export function ProblemList({problems, here}: {problems: readonly PageProblem[]; here?: string}) {
  return (
    <Stack gap={4}>
      {problems.map(({message, documentId, documentType, pages}) => (
        <Stack key={message} gap={3}>
          <Text size={1} style={{overflowWrap: 'anywhere'}}>
            {message}
          </Text>
          <Flex align="center" gap={3} wrap="wrap">
            {documentId !== here && <MendLink documentId={documentId} documentType={documentType} />}
            {pages.length > 0 && (
              <Text size={1} muted>
                {pages.length === 1
                  ? nlEn('Blijft zoals zij was:', 'Stays as it was:')
                  : nlEn('Blijven zoals zij waren:', 'Stay as they were:')}
              </Text>
            )}
            <PageLinks pages={pages} />
          </Flex>
        </Stack>
      ))}
    </Stack>
  )
}
