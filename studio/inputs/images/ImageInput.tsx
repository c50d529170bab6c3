import {Card, Stack, Text} from '@sanity/ui'
import {Fragment, type SyntheticEvent, useState} from 'react'
import type {InputProps} from 'sanity'
import {tooLarge} from '../../schema/rules/imageRules.ts'

type Refused = {words: string | null; times: number}

/** The Studio's own input for an image, which refuses a file that is too large before it is uploaded. */
export function ImageInput(props: InputProps) {
  const [refused, setRefused] = useState<Refused>({words: null, times: 0})
  const judge = (event: SyntheticEvent, files: FileList | null | undefined) => {
    const found = [...(files ?? [])].map(({size}) => tooLarge(size)).find((words) => words !== null)
    if (found === undefined) {
      if (files?.length) setRefused(({times}) => ({words: null, times}))
      return
    }
    event.preventDefault()
    event.stopPropagation()
    setRefused(({times}) => ({words: found, times: times + 1}))
  }
  return (
    <Stack
      gap={3}
      onChangeCapture={(event) => judge(event, (event.target as HTMLInputElement).files)}
      onDropCapture={(event) => judge(event, event.dataTransfer?.files)}
      onPasteCapture={(event) => judge(event, event.clipboardData?.files)}
    >
      {/* Drawn anew, it does not go on waiting for the file, and takes the same one again. */}
      <Fragment key={refused.times}>{props.renderDefault(props)}</Fragment>
      {refused.words && (
        <Card border padding={3} radius={2} role="alert" tone="critical">
          <Text size={1}>{refused.words}</Text>
        </Card>
      )}
    </Stack>
  )
}
