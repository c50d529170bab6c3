import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {type KeyboardEvent, type ClipboardEvent as PasteEvent, useEffect, useRef, useState} from 'react'
import type {ArrayOfObjectsInputProps} from 'sanity'
import {nlEn} from '../../language.ts'
import {InTurn} from '../InTurn.tsx'
import {type Allowed, cleanPaste} from '../paste/cleanPaste.ts'
import {receiptWords} from '../paste/receiptWords.ts'
import {usePastedTables} from '../paste/usePastedTables.ts'

/** Copied in an editor of the Studio: what it may hold is what it held there. */
const OF_THE_STUDIO = 'application/x-portable-text'

const isLedTo = ({focused, focusPath}: ArrayOfObjectsInputProps) => Boolean(focused) || focusPath.length > 0

type Said = {words: string; undo: (() => void) | null}

/** An editor of rich text, which says what a paste kept, changed and left out, and takes it back. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const [said, setSaid] = useState<Said | null>(null)
  const isOurs = useRef(false)
  const pastedTables = usePastedTables(props.path)

  function paste(event: PasteEvent) {
    const {clipboardData, target} = event
    // Content pasted by `insert` passes here too, and is clean already.
    if (isOurs.current) return
    setSaid(null)
    const html = clipboardData.getData('text/html')
    if (!html || clipboardData.types.includes(OF_THE_STUDIO)) return
    const allowed = {...allowedIn(props), tables: pastedTables !== null}
    const {html: clean, tables: cells, receipt} = cleanPaste(html, allowed)
    const words = receiptWords(receipt, allowed)
    // The paragraph that the cursor is in may be another one afterwards.
    const editor = (target as Element).closest('[role="textbox"]') ?? target
    if (clean === null) return setSaid({words, undo: () => undoIn(editor)})
    event.preventDefault()
    event.stopPropagation()
    isOurs.current = true
    const isInserted = insert(clean, target)
    isOurs.current = false
    const parts = pastedTables?.add(cells) ?? []
    const undo = () => {
      if (isInserted) undoIn(editor)
      pastedTables?.remove(parts)
    }
    setSaid({words, undo: isInserted || parts.length > 0 ? undo : null})
  }

  // The step that undo takes back is the paste only until something else is typed.
  const forget = (event: KeyboardEvent) => {
    if (isUndo(event)) setSaid(null)
    else if (said?.undo && isTyping(event)) setSaid({...said, undo: null})
  }
  return (
    <Stack gap={2} onKeyDownCapture={forget} onPasteCapture={paste}>
      {said?.words && <Receipt {...said} onUndone={() => setSaid(null)} />}
      <InTurn atOnce={isLedTo(props)}>{() => props.renderDefault(props)}</InTurn>
    </Stack>
  )
}

/** Stands above the field, which may be taller than the window, and comes into view by itself. */
function Receipt({words, undo, onUndone}: Said & {onUndone: () => void}) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each paste has words of its own
  useEffect(() => {
    // Returns a promise in some browsers, which would be taken for the effect's clean-up.
    box.current?.scrollIntoView?.({block: 'nearest'})
  }, [words])
  return (
    <Card border padding={2} radius={2} ref={box} tone="primary">
      <Flex align="center" gap={3} wrap="wrap">
        <Text role="status" size={1} style={{flex: '1 1 16rem'}}>
          {words}
        </Text>
        {undo && (
          <Button
            fontSize={1}
            mode="ghost"
            onClick={() => {
              undo()
              onUndone()
            }}
            padding={2}
            text={nlEn('Plakken ongedaan maken', 'Undo pasting')}
          />
        )}
      </Flex>
    </Card>
  )
}

/** Keys that change the text; phones do not say which. */
const CHANGING: readonly string[] = ['Enter', 'Backspace', 'Delete', 'Process', 'Unidentified']
const isTyping = ({key, ctrlKey, metaKey}: KeyboardEvent) =>
  !ctrlKey && !metaKey && (key.length === 1 || CHANGING.includes(key))

const isUndo = ({key, ctrlKey, metaKey}: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'z'

type Choices = {options?: {list?: readonly {value?: string}[]}}
type Block = {name: string; fields?: {name: string; type: Choices}[]}

/** The headings and lists of a text, by its schema. */
function allowedIn({schemaType}: ArrayOfObjectsInputProps): Pick<Allowed, 'headings' | 'numbers'> {
  const block = (schemaType.of as unknown as Block[]).find(({name}) => name === 'block')
  const has = (field: string, value: string) =>
    block?.fields?.find(({name}) => name === field)?.type.options?.list?.some((choice) => choice.value === value) ??
    false
  return {headings: has('style', 'h3'), numbers: has('listItem', 'number')}
}

/** Pastes other HTML in place of what came: the editor takes it as it takes any paste. Returns whether there was anything. */
function insert(html: string, target: EventTarget): boolean {
  const clipboardData = new DataTransfer()
  const {textContent} = new DOMParser().parseFromString(html, 'text/html').body
  if (!textContent.trim()) return false
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', textContent)
  target.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, cancelable: true, clipboardData}))
  return true
}

/** Undoes the last step of the editor, as its keys do: its text of a second ago is not in the form yet. */
function undoIn(target: EventTarget) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      ...{key: 'z', code: 'KeyZ', bubbles: true, cancelable: true},
      ...(isApple ? {metaKey: true} : {ctrlKey: true}),
    }),
  )
}
