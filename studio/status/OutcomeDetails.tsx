import {Stack, Text} from '@sanity/ui'
import {MendLink} from './MendLink.tsx'
import {type Outcome, pagesHeldBack} from './outcome.ts'
import {PageLinks} from './PageLinks.tsx'
import {ProblemList} from './ProblemList.tsx'

/** The pages of a publication, and what to do where it is not live; `here` is the document that is open already. */
export function OutcomeDetails({outcome, here}: {outcome: Outcome; here?: string}) {
  switch (outcome.kind) {
    case 'live':
      return (
        <Stack gap={3}>
          <PageLinks pages={outcome.changed} />
          {outcome.others.length > 0 && <ProblemList problems={outcome.others} {...(here && {here})} />}
        </Stack>
      )
    case 'refused':
      return (
        <Stack gap={3}>
          <PageLinks pages={pagesHeldBack(outcome.problems)} />
          {!here && outcome.problems.slice(0, 1).map((problem) => <MendLink key={problem.message} {...problem} />)}
        </Stack>
      )
    case 'failed':
      return outcome.advice && <Text size={1}>{outcome.advice}</Text>
    default:
      return null
  }
}
