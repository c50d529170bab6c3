import {Card, Stack, Text} from '@sanity/ui'
import {type ReactNode, useState} from 'react'
import {useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {ImpactView, Problems} from '../../actions/Findings.tsx'
import type {Answer} from '../../actions/reviewDialog.tsx'
import {nlEn} from '../../language.ts'
import {type ReadSet, reviewSet} from './useGuardedSet.tsx'

/** Looks at what changes would do together, without making them. */
export function useLook(read: () => Promise<ReadSet>): {look: () => void; seen: ReactNode} {
  const client = useClient({apiVersion: API_VERSION})
  const [seen, setSeen] = useState<{answer: Answer; types: string[]} | string | null>(null)
  const look = () => {
    setSeen(nlEn('Wat gepubliceerd is wordt gelezen …', 'Reading the published content …'))
    read()
      .then(async (set) => setSeen({answer: await reviewSet(client, set), types: set.subjects.map(({_type}) => _type)}))
      .catch(() =>
        setSeen(nlEn('Wat gepubliceerd is kon nu niet worden gelezen.', 'The published content could not be read.')),
      )
  }
  return {look, seen: seen && <Seen seen={seen} />}
}

function Seen({seen}: {seen: {answer: Answer; types: string[]} | string}) {
  if (typeof seen === 'string') return <Text size={1}>{seen}</Text>
  const {answer, types} = seen
  return (
    <Card border padding={4} radius={2} data-testid="what-changes">
      <Stack gap={5}>
        {answer.impact && <ImpactView impact={answer.impact} types={types} />}
        {answer.problems.length > 0 && <Problems problems={answer.problems} id="" />}
      </Stack>
    </Card>
  )
}
