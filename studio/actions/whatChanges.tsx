import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {type DocumentActionComponent, getPublishedId, useClient} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {nlEn} from '../language.ts'
import {ImpactView, Problems} from './Findings.tsx'
import {publishing} from './guarded.tsx'
import {type Review, review} from './review.ts'

/** Beside Publish: what publishing would do to the site, without doing it. */
export const useWhatChanges: DocumentActionComponent = (props) => {
  const client = useClient({apiVersion: API_VERSION})
  const [answer, setAnswer] = useState<Review | string | null>(null)
  const change = publishing(props)
  const id = getPublishedId(props.id)

  const look = (wanted: NonNullable<typeof change>) => {
    setAnswer(nlEn('Wat gepubliceerd is wordt gelezen …', 'Reading the published content …'))
    review(client, wanted, [{_id: id, _type: props.type}])
      .then(setAnswer)
      .catch(() =>
        setAnswer(nlEn('Wat gepubliceerd is kon nu niet worden gelezen.', 'The published content could not be read.')),
      )
  }
  return {
    label: nlEn('Wat dit verandert', 'What this changes'),
    icon: EyeOpenIcon,
    disabled: !change,
    title: change
      ? nlEn('Wat publiceren met de site zou doen', 'How publishing would change the site')
      : nlEn('Hier wacht niets op publicatie', 'No unpublished changes'),
    onHandle: () => change && look(change),
    dialog: answer !== null && {
      type: 'dialog',
      header: nlEn('Wat dit publiceren verandert', 'What publishing this document changes'),
      width: 'medium',
      onClose: () => setAnswer(null),
      content:
        typeof answer === 'string' ? (
          <Text size={1}>{answer}</Text>
        ) : (
          <Stack gap={5} data-testid="what-changes">
            <ImpactView impact={answer.impact} types={[props.type]} />
            {answer.problems.length > 0 && <Problems problems={answer.problems} id={id} />}
          </Stack>
        ),
    },
  }
}
