import type {ClipboardEvent, KeyboardEvent} from 'react'
import {styled} from 'styled-components'
import {languageName, nlEn} from '../../language.ts'
import {HEAD} from './tableEdits.ts'
import type {At} from './tablePaths.ts'

const Box = styled.textarea`
  background: transparent;
  border: 0;
  border-radius: 2px;
  box-sizing: border-box;
  color: inherit;
  display: block;
  field-sizing: content;
  font: inherit;
  font-size: 0.8125rem;
  line-height: 1.4;
  min-height: 2.2em;
  padding: 0.4em 0.6em;
  resize: none;
  width: 100%;
  &:focus { box-shadow: inset 0 0 0 2px var(--card-focus-ring-color); outline: none; }
  &[aria-invalid='true']:not(:focus) { box-shadow: inset 3px 0 0 var(--card-badge-critical-dot-color, #f03e2f); }
`

/** A step of the keys: one row up or down. */
export type Step = -1 | 1

type Props = {
  at: At
  /** Names the language in the cell, where others are there too. */
  isOneOfMany: boolean
  id: string
  text: string
  isMissing: boolean
  readOnly: boolean
  onText: (text: string) => void
  onStep: (step: Step) => void
  onPaste: (event: ClipboardEvent) => void
  onFocus: () => void
}

/** Marks a cell, by which the grid finds it. */
export const cellName = ({row, column, language}: At) => `${row} ${column} ${language}`

function placeTitle({row, column, language}: At): string {
  const place =
    row === HEAD
      ? nlEn(`Kop van kolom ${column + 1}`, `Heading of column ${column + 1}`)
      : nlEn(`Rij ${row + 1}, kolom ${column + 1}`, `Row ${row + 1}, column ${column + 1}`)
  return `${place}, ${languageName(language)}`
}

/** One language of one cell. Enter leads down as in a sheet; with Shift it is another line. */
export function TableCell({at, text, isMissing, isOneOfMany, onText, onStep, ...props}: Props) {
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const {key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, currentTarget} = event
    if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return
    const {selectionStart, selectionEnd} = currentTarget
    const isDown = key === 'ArrowDown' && selectionStart === text.length
    const isUp = key === 'ArrowUp' && selectionEnd === 0
    const isEnter = key === 'Enter' && (!shiftKey || at.row === HEAD)
    if (!isDown && !isUp && !isEnter) return
    event.preventDefault()
    onStep(isUp ? -1 : 1)
  }
  return (
    <Box
      {...props}
      aria-invalid={isMissing}
      aria-label={placeTitle(at)}
      data-cell={cellName(at)}
      lang={at.language}
      onChange={({currentTarget}) => onText(currentTarget.value)}
      onKeyDown={press}
      placeholder={isOneOfMany ? languageName(at.language) : ''}
      rows={1}
      value={text}
    />
  )
}
