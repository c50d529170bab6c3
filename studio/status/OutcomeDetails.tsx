import {Stack, Text} from '@sanity/ui'
import {type Outcome, pagesHeldBack} from './outcome.ts'
import {PageLinks} from './PageLinks.tsx'
import {ProblemList} from './ProblemList.tsx'
import {sayFailure} from './words.ts'

/** The pages of a publication, and what to do where it is not live; `here` is the document that is open already. */
export function OutcomeDetails({outcome, here}: {outcome: Outcome; here: string}) {
  switch (outcome.kind) {
    case 'live':
      return (
        <Stack gap={3}>
          <PageLinks pages={outcome.changed} />
          {outcome.others.length > 0 && <ProblemList here={here} problems={outcome.others} />}
        </Stack>
      )
    case 'refused':
      return <PageLinks pages={pagesHeldBack(outcome.problems)} />
    case 'failed':
      return outcome.failure && <Text size={1}>{sayFailure(outcome.failure).advice}</Text>
    default:
      return null
  }
}
