import {act, fireEvent, render, screen} from '@testing-library/react'
import {useRef, useState} from 'react'
import {cursorIn, useKeptCursor} from './useKeptCursor.ts'

test.each([
  ['Hoe werkt het?', 'Nu: Hoe werkt het?', 3, 7],
  ['Hoe werkt het?', 'Hoe werkt het nu?', 3, 3],
  ['Hoe werkt het?', 'Hoe werkt het nu?', 14, 17],
  ['Hoe werkt het?', 'Hoe het?', 12, 6],
  ['Hoe werkt het?', 'Hoe het?', 7, 4],
  ['aaa', 'aaaa', 2, 2],
  ['', 'Nieuw', 0, 0],
])('“%s” becomes “%s”: the cursor at %i is at %i', (before, after, cursor, place) => {
  expect(cursorIn(after, before, cursor)).toBe(place)
})

let colleague: (text: string) => void

function Field() {
  const [text, setText] = useState('Hoe werkt het?')
  const around = useRef<HTMLDivElement>(null)
  useKeptCursor(around, text)
  colleague = setText
  return (
    <div ref={around}>
      <input onChange={({currentTarget}) => setText(currentTarget.value)} value={text} />
    </div>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const put = (cursor: number) => {
  box().focus()
  box().setSelectionRange(cursor, cursor)
  fireEvent(document, new Event('selectionchange'))
}

test('keeps the cursor at its words when a colleague changes the text, and leaves what is typed here alone', () => {
  render(<Field />)
  put(3)
  act(() => colleague('Nu: Hoe werkt het?'))
  expect(box().selectionStart).toBe(7)
  fireEvent.input(box(), {target: {value: 'Nu: Hoe dan werkt het?'}})
  expect(box().selectionStart).toBe(box().value.length) // jsdom puts it there, and browsers behind what was typed
})
