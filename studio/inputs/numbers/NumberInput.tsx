import {Stack, Text, TextInput} from '@sanity/ui'
import {type ReactNode, useState} from 'react'
import {type NumberInputProps, set, unset, useReportParseError} from 'sanity'
import {typedNumber} from '../../../domain/money/typedNumber.ts'
import {nlEn} from '../../language.ts'

/** The text in the field, and every number that it has stood for while it was typed: the form follows a moment later. */
type Typed = {text: string; numbers: readonly (number | undefined)[]}

const DECIMAL_SIGN = nlEn(',', '.')
const shown = (value: number | undefined) => String(value ?? '').replace('.', DECIMAL_SIGN)

const unreadable = (text: string) =>
  nlEn(
    `“${text}” is niet te lezen als getal. Schrijf het zonder punt tussen de duizendtallen, zoals 1095,50`,
    `“${text}” is not a number. Write it without a thousands separator, such as 1095.50`,
  )

/** Number input in the editor's notation, whatever the language of the browser; `children` is shown below it. */
export function NumberInput({props, children}: {props: NumberInputProps; children?: ReactNode}) {
  const {value, onChange, elementProps, path, validation, validationError} = props
  const [typed, setTyped] = useState<Typed | null>(null)
  const isOurs = typed?.numbers.includes(value) === true
  const text = typed && isOurs ? typed.text : shown(value)
  const isUnclear = isOurs && value === undefined && typedNumber(text).kind === 'unclear'
  useReportParseError(path, isUnclear ? unreadable(text) : null)
  const refused = value === undefined ? undefined : validation.find(({level}) => level === 'error')
  const said = isUnclear ? unreadable(text) : refused?.message

  function change(next: string) {
    const read = typedNumber(next)
    const number = read.kind === 'number' ? read.number : undefined
    setTyped({text: next, numbers: [...(typed?.numbers ?? [value]), number]})
    onChange(number === undefined ? unset() : set(number))
  }

  return (
    <Stack gap={2}>
      <TextInput
        {...elementProps}
        customValidity={validationError ?? ''}
        data-testid="number-input"
        inputMode="decimal"
        onBlur={(event) => {
          if (!isUnclear) setTyped(null)
          elementProps.onBlur(event)
        }}
        onChange={({currentTarget}) => change(currentTarget.value)}
        type="text"
        value={text}
      />
      {said && (
        <Text role="status" size={1} style={{overflowWrap: 'anywhere'}}>
          {said}
        </Text>
      )}
      {children}
    </Stack>
  )
}
