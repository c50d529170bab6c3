import {Flex, Stack} from '@sanity/ui'
import {useRef} from 'react'
import {type StringInputProps, set} from 'sanity'
import type {Language} from '../../../domain/texts/languages.ts'
import {placeholdersIn} from '../../../domain/texts/placeholders.ts'
import {usePublished} from '../../published/usePublished.ts'
import {LineInput} from './LineInput.tsx'
import {PlaceholderMenu} from './PlaceholderMenu.tsx'
import {ResolvedText} from './ResolvedText.tsx'
import {useKeptCursor} from './useKeptCursor.ts'

/** Text input for one language that offers placeholders and shows their values. */
export function PlaceholderInput({props, language}: {props: StringInputProps; language: Language}) {
  const values = usePublished().placeholderValues[language]
  const box = useRef<HTMLDivElement>(null)
  const value = props.value ?? ''
  useKeptCursor(box, value)

  function insert(name: string) {
    const input = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const from = input?.selectionStart ?? value.length
    const to = input?.selectionEnd ?? value.length
    props.onChange(set(`${value.slice(0, from)}{${name}}${value.slice(to)}`))
    input?.focus()
  }

  return (
    <Stack gap={2} ref={box}>
      {props.schemaType.name === 'string' ? <LineInput {...props} /> : props.renderDefault(props)}
      {!props.readOnly && (
        <Flex>
          <PlaceholderMenu language={language} onChoose={insert} />
        </Flex>
      )}
      {placeholdersIn(value).length > 0 && <ResolvedText text={value} values={values} />}
    </Stack>
  )
}
