import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, createEvent, fireEvent, render, screen} from '@testing-library/react'
import {useState} from 'react'
import type {ObjectInputProps} from 'sanity'
import {showLanguage} from '../texts/shownLanguage.ts'
import {TableInput} from './TableInput.tsx'
import type {TableValue} from './tableValue.ts'

type Patch = {value: unknown; path: (string | {_key: string})[]}

/** Puts a value at a path, as the form does. */
function written(target: unknown, [step, ...rest]: Patch['path'], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'object')
    return (target as {_key: string}[]).map((item) => (item._key === step._key ? written(item, rest, value) : item))
  return {...(target as object), [step]: written((target as Record<string, unknown>)?.[step], rest, value)}
}

let current: TableValue | undefined
let patches: Patch[] = []
function Form({first, focusPath = []}: {first: TableValue | undefined; focusPath?: unknown[]}) {
  const [value, setValue] = useState(first)
  current = value
  const onChange = (change: Patch | Patch[]) => {
    const all = [change].flat()
    patches.push(...all)
    setValue((before) => all.reduce((now, {path, value}) => written(now, path, value) as TableValue, before))
  }
  const props = {
    ...{value, onChange, focusPath, path: ['parts', {_key: 't'}]},
    members: [
      {kind: 'field', name: 'heading', key: 'the heading'},
      {kind: 'field', name: 'columns', key: 'the columns'},
      {kind: 'field', name: 'rows', key: 'the rows'},
    ],
  } as unknown as ObjectInputProps
  return (
    <ThemeProvider theme={buildTheme()}>
      <TableInput {...props} />
    </ThemeProvider>
  )
}

const TABLE: TableValue = {
  columns: [
    {_key: 'a', nl: 'Wat', en: 'What'},
    {_key: 'b', nl: 'Hoeveel', en: 'How much'},
  ],
  rows: [
    {
      _key: 'r',
      cells: [
        {_key: 'ra', nl: 'een', en: 'one'},
        {_key: 'rb', nl: '1'},
      ],
    },
  ],
}
const words = (language: 'nl' | 'en') =>
  [current?.columns ?? [], ...(current?.rows ?? []).map(({cells = []}) => cells)].map((line) =>
    line.map((cell) => cell[language] ?? ''),
  )
const cell = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', {name})
function paste(name: string, data: Record<string, string>) {
  const box = cell(name)
  const event = createEvent.paste(box, {clipboardData: {getData: (type: string) => data[type] ?? ''}})
  fireEvent(box, event)
  return event
}

beforeEach(() => {
  patches = []
  showLanguage(null)
})

test('shows each cell in both languages, and marks one that is written in one of them only', () => {
  render(<Form first={TABLE} />)
  expect(screen.getByText('the heading')).toBeVisible()
  expect(screen.queryByText(/the rows/)).not.toBeInTheDocument()
  expect(cell('Heading of column 2, English')).toHaveValue('How much')
  expect(cell('Row 1, column 1, Dutch')).toHaveValue('een')
  expect(cell('Row 1, column 2, English')).toBeInvalid()
  expect(cell('Row 1, column 2, Dutch')).toBeValid()
})

test('shows one language where the form does', () => {
  showLanguage('en')
  render(<Form first={TABLE} />)
  expect(screen.queryByRole('textbox', {name: 'Row 1, column 1, Dutch'})).not.toBeInTheDocument()
  expect(cell('Row 1, column 1, English')).toHaveValue('one')
})

test('typing changes its cell alone', () => {
  render(<Form first={TABLE} />)
  fireEvent.change(cell('Row 1, column 2, English'), {target: {value: '1 hour'}})
  expect(patches).toEqual([{type: 'set', value: '1 hour', path: ['rows', {_key: 'r'}, 'cells', {_key: 'rb'}, 'en']}])
  expect(cell('Row 1, column 2, English')).toHaveValue('1 hour')
})

test('an empty table begins with two columns and a row, which typing makes', () => {
  render(<Form first={undefined} />)
  fireEvent.change(cell('Row 1, column 2, Dutch'), {target: {value: 'x'}})
  expect(words('nl')).toEqual([
    ['', ''],
    ['', 'x'],
  ])
})

test('Enter and the arrows lead to the cell above or below, and below the last row is a new one', () => {
  render(<Form first={TABLE} />)
  act(() => cell('Heading of column 1, Dutch').focus())
  fireEvent.keyDown(cell('Heading of column 1, Dutch'), {key: 'Enter', shiftKey: true})
  expect(cell('Row 1, column 1, Dutch')).toHaveFocus()
  fireEvent.keyDown(cell('Row 1, column 1, Dutch'), {key: 'Enter', shiftKey: true})
  expect(cell('Row 1, column 1, Dutch')).toHaveFocus()
  fireEvent.keyDown(cell('Row 1, column 1, Dutch'), {key: 'Enter'})
  expect(cell('Row 2, column 1, Dutch')).toHaveFocus()
  fireEvent.keyDown(cell('Row 2, column 1, Dutch'), {key: 'ArrowUp'})
  expect(cell('Row 1, column 1, Dutch')).toHaveFocus()
  expect(words('nl')).toHaveLength(3)
})

test('rows and columns are added below the grid, and moved by their menus', async () => {
  render(<Form first={TABLE} />)
  fireEvent.click(screen.getByText('Add column'))
  expect(words('nl')[0]).toEqual(['Wat', 'Hoeveel', ''])
  fireEvent.click(screen.getByRole('button', {name: 'Column 1'}))
  fireEvent.click(await screen.findByText('Move right'))
  expect(words('nl')[1]).toEqual(['1', 'een', ''])
  fireEvent.click(screen.getByText('Add row'))
  expect(words('nl')).toHaveLength(3)
})

test('takes back what a menu did, by its button and by the key, until a cell is typed in', async () => {
  render(<Form first={TABLE} />)
  const choose = async (menu: string, item: string) => {
    fireEvent.click(screen.getByRole('button', {name: menu}))
    fireEvent.click(await screen.findByText(item))
  }
  fireEvent.click(screen.getByText('Add row'))
  const before = words('nl')
  await choose('Row 1', 'Delete row')
  expect(screen.getByRole('status')).toHaveTextContent('Row deleted.')
  expect(words('nl')).not.toEqual(before)
  fireEvent.click(screen.getByText('Undo'))
  expect(words('nl')).toEqual(before)
  await choose('Column 1', 'Move right')
  fireEvent.keyDown(cell('Row 1, column 1, Dutch'), {key: 'z', ctrlKey: true})
  expect(words('nl')).toEqual(before)
  await choose('Column 1', 'Move right')
  fireEvent.change(cell('Row 1, column 1, Dutch'), {target: {value: 'anders'}})
  expect(screen.queryByText('Undo')).not.toBeInTheDocument()
})

test.each([
  ['text', {'text/plain': 'a\tb\nc\td\ne\tf'}],
  [
    'HTML',
    {
      'text/html':
        '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td></tr></table>',
    },
  ],
])('cells of a sheet are pasted as %s from the cell on, and taken back', (_, data) => {
  render(<Form first={TABLE} />)
  paste('Heading of column 1, English', data)
  expect(words('en')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ])
  expect(words('nl')[0]).toEqual(['Wat', 'Hoeveel'])
  expect(screen.getByRole('status')).toHaveTextContent('Pasted in English: 3 rows.')
  fireEvent.click(screen.getByText('Undo'))
  expect(current).toEqual(TABLE)
})

test('says how many columns of a sheet did not fit', () => {
  render(<Form first={TABLE} />)
  paste('Row 1, column 1, Dutch', {'text/plain': 'a\tb\tc\td\te\tf\tg'})
  expect(screen.getByRole('status')).toHaveTextContent('Left out: 2 columns; a table has at most 5.')
})

test('words are pasted as in any field', () => {
  render(<Form first={TABLE} />)
  expect(paste('Row 1, column 1, Dutch', {'text/plain': 'Een zin.'}).defaultPrevented).toBe(false)
})

test('puts the cursor in the cell that the form is opened at', () => {
  render(<Form first={TABLE} focusPath={['rows', {_key: 'r'}, 'cells', {_key: 'rb'}, 'en']} />)
  expect(cell('Row 1, column 2, English')).toHaveFocus()
})
