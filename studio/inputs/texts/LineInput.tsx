import {TextArea} from '@sanity/ui'
import {type KeyboardEvent, useLayoutEffect, useRef} from 'react'
import {type StringInputProps, set} from 'sanity'
import {styled} from 'styled-components'

/** Half a form wide, an input of one line shows half of a sentence. */
const Growing = styled(TextArea)`
  field-sizing: content;
  min-height: 0;
  resize: none;
`

const GROWS_BY_ITSELF = 'CSS' in globalThis && CSS.supports?.('field-sizing', 'content')

/** One line of text, in a field that grows as far as it is long. */
export function LineInput({elementProps, onChange, validationError, value = ''}: StringInputProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (GROWS_BY_ITSELF || !box.current) return
    box.current.style.height = 'auto'
    box.current.style.height = value ? `${box.current.scrollHeight}px` : 'auto'
  }, [value])
  const {ref, ...others} = elementProps
  return (
    <Growing
      {...others}
      customValidity={validationError ?? ''}
      data-testid="string-input"
      onChange={(event) => {
        const {value: written} = event.currentTarget
        // A paste of two lines stays one line, as it does in an input.
        if (/[\r\n]/.test(written)) onChange(set(written.replace(/\s*[\r\n]+\s*/g, ' ')))
        else others.onChange(event)
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
      ref={(element: HTMLTextAreaElement | null) => {
        box.current = element
        if (ref) ref.current = element
      }}
      rows={1}
    />
  )
}
