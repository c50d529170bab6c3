import {Stack, Text} from '@sanity/ui'
import {type ClipboardEvent as PasteEvent, useRef, useState} from 'react'
import type {ArrayOfObjectsInputProps} from 'sanity'
import {nlEn} from '../../language.ts'
import {count} from '../../status/words.ts'
import {InTurn} from '../InTurn.tsx'
import {cleanPaste, type LeftOut} from './cleanPaste.ts'

/** Copied in an editor of the Studio: what it may hold is what it held there. */
const OF_THE_STUDIO = 'application/x-portable-text'

const isLedTo = ({focused, focusPath}: ArrayOfObjectsInputProps) => Boolean(focused) || focusPath.length > 0

/** An editor of rich text, which says what was left out of a paste. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const isOurs = useRef(false)

  function paste(event: PasteEvent) {
    const {clipboardData, target} = event
    const html = clipboardData.getData('text/html')
    // Content pasted by `insert` passes here too, and is clean already.
    if (isOurs.current) return
    const cleaned = html && !clipboardData.types.includes(OF_THE_STUDIO) ? cleanPaste(html) : null
    if (cleaned === null || cleaned.html === null) return setLeftOut(null)
    event.preventDefault()
    event.stopPropagation()
    setLeftOut(cleaned.leftOut)
    isOurs.current = true
    insert(cleaned.html, target)
    isOurs.current = false
  }

  const said = leftOut ? wordsOf(leftOut) : ''
  return (
    <Stack gap={2} onPasteCapture={paste}>
      <InTurn atOnce={isLedTo(props)}>{() => props.renderDefault(props)}</InTurn>
      {said && (
        <Text muted role="status" size={1}>
          {said}
        </Text>
      )}
    </Stack>
  )
}

/** Pastes other HTML in place of what came: the editor takes it as it takes any paste. */
function insert(html: string, target: EventTarget) {
  const clipboardData = new DataTransfer()
  const {textContent} = new DOMParser().parseFromString(html, 'text/html').body
  if (!textContent.trim()) return
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', textContent)
  target.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, cancelable: true, clipboardData}))
}

function wordsOf({tables, images, deletions, comments, links}: LeftOut): string {
  const parts = [
    [tables, nlEn('tabel', 'table'), nlEn('tabellen', 'tables')],
    [images, nlEn('afbeelding', 'image'), nlEn('afbeeldingen', 'images')],
    [deletions, nlEn('verwijderd stuk', 'deleted part'), nlEn('verwijderde stukken', 'deleted parts')],
    [comments, nlEn('opmerking', 'comment'), nlEn('opmerkingen', 'comments')],
    [
      links,
      nlEn('link (de woorden staan er wel)', 'link (its text was kept)'),
      nlEn('links (de woorden staan er wel)', 'links (their text was kept)'),
    ],
  ] as const
  const found = parts.filter(([number]) => number > 0).map(([number, one, many]) => count(number, one, many))
  if (found.length === 0) return ''
  const hint =
    tables > 0
      ? nlEn(' Een tabel is op een eigen pagina een onderdeel.', ' On your own pages, add a table as a part.')
      : ''
  return `${nlEn('Weggelaten bij het plakken', 'Not pasted')}: ${found.join(', ')}.${hint}`
}
