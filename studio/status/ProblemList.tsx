import {Flex, Stack, Text} from '@sanity/ui'
import type {PageProblem} from '../../domain/content/siteStatus.ts'
import {nlEn} from '../language.ts'
import {FixLink} from './FixLink.tsx'
import {PageLinks} from './PageLinks.tsx'
import {sayProblem} from './words.ts'

/** Problems that hold pages back, those pages, and a link to the document to fix. */
export function ProblemList({problems, here}: {problems: readonly PageProblem[]; here?: string}) {
  return (
    <Stack gap={4}>
      {problems.map((problem) => (
        <Stack key={problem.message} gap={3}>
          <Text size={1} style={{overflowWrap: 'anywhere'}}>
            {sayProblem(problem)}
          </Text>
          <Flex align="center" gap={3} wrap="wrap">
            {problem.documentId !== here && (
              <FixLink documentId={problem.documentId} documentType={problem.documentType} />
            )}
            {problem.pages.length > 0 && (
              <Text size={1} muted>
                {problem.pages.length === 1
                  ? nlEn('Blijft zoals zij was:', 'Unchanged:')
                  : nlEn('Blijven zoals zij waren:', 'Unchanged:')}
              </Text>
            )}
            <PageLinks pages={problem.pages} />
          </Flex>
        </Stack>
      ))}
    </Stack>
  )
}
