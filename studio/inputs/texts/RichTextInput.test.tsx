import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {createEvent, fireEvent, render, screen} from '@testing-library/react'
import type {ArrayOfObjectsInputProps} from 'sanity'
import {formAt, type Patch} from '../../testing/sanity.tsx'
import {RootChange} from '../paste/rootChange.ts'
import {RichTextInput} from './RichTextInput.tsx'

/** As browsers have them, and jsdom does not. */
class Transfer {
  readonly #data = new Map<string, string>()
  get types() {
    return [...this.#data.keys()]
  }
  getData = (type: string) => this.#data.get(type) ?? ''
  setData = (type: string, data: string) => void this.#data.set(type, data)
}
class Paste extends Event {
  readonly clipboardData: Transfer
  constructor(type: string, {clipboardData, ...how}: EventInit & {clipboardData: Transfer}) {
    super(type, how)
    this.clipboardData = clipboardData
  }
}
Object.assign(globalThis, {DataTransfer: Transfer, ClipboardEvent: Paste})

const pasted: string[][] = []
const keys: string[] = []
/** Patches of the whole document. */
const formPatches: Patch[] = []
beforeEach(() => {
  formPatches.length = 0
  keys.length = 0
  pasted.length = 0
})
const Editor = () => (
  // biome-ignore lint/a11y/useSemanticElements: as the editor of the Studio is
  <div
    aria-label="text"
    onKeyDown={({key, ctrlKey}) => keys.push(`${ctrlKey ? 'Control+' : ''}${key}`)}
    onPaste={({clipboardData}) =>
      pasted.push([clipboardData.getData('text/html'), clipboardData.getData('text/plain')])
    }
    role="textbox"
    tabIndex={0}
  />
)
const choices = (name: string, ...values: string[]) => ({
  name,
  type: {options: {list: values.map((value) => ({value}))}},
})
function draw({path = ['answer', 'nl'] as unknown[], styles = ['normal'], lists = ['bullet']} = {}) {
  const block = {name: 'block', fields: [choices('style', ...styles), choices('listItem', ...lists)]}
  const props = {
    ...{focused: true, focusPath: [], path, schemaType: {of: [block]}},
    renderDefault: () => <Editor />,
  } as unknown as ArrayOfObjectsInputProps
  render(
    <ThemeProvider theme={buildTheme()}>
      <RootChange value={(patches) => void formPatches.push(...(patches as unknown as Patch[]))}>
        <RichTextInput {...props} />
      </RootChange>
    </ThemeProvider>,
  )
}
function paste(data: Record<string, string>) {
  const clipboardData = new Transfer()
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
  const box = screen.getByRole('textbox')
  fireEvent(box, Object.assign(createEvent.paste(box), {clipboardData}))
}

test('a paste says what was left out, and the rest arrives', () => {
  draw()
  paste({
    'text/html': '<p>Nu <del>oud</del>nieuw</p><table><tr><td>a</td><td>b</td></tr></table><img src="x"><img src="y">',
    'text/plain': 'Nu oudnieuw a b',
  })
  expect(pasted).toEqual([[expect.stringContaining('<body><p>Nu nieuw</p></body>'), 'Nu nieuw']])
  expect(screen.getByRole('status')).toHaveTextContent(
    'Pasted: 1 paragraph. Not pasted: 1 table, 2 images, 1 deleted part.',
  )
})

test('a paste of which nothing is left inserts nothing', () => {
  draw()
  paste({'text/html': '<img src="x">', 'text/plain': ''})
  expect(pasted).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('1 image.')
})

test('keeps the field when the receipt goes, in browsers whose scrolling returns a promise', () => {
  Element.prototype.scrollIntoView = () => Promise.resolve() as never
  try {
    draw()
    paste({'text/html': '<h1>Kop</h1>', 'text/plain': 'Kop'})
    fireEvent.click(screen.getByText('Undo pasting'))
    expect(screen.getByRole('textbox')).toBeVisible()
  } finally {
    delete (Element.prototype as Partial<Element>).scrollIntoView
  }
})

test('a paste is taken back by the undo of the editor, until something else is typed', () => {
  draw()
  paste({'text/html': '<h1>Kop</h1><ol><li>a</li></ol>', 'text/plain': 'Kop a'})
  expect(screen.getByRole('status')).toHaveTextContent(
    'Pasted: 1 paragraph, 1 list. Changed: 1 heading to bold, 1 numbered list to bullets.',
  )
  fireEvent.click(screen.getByText('Undo pasting'))
  expect(keys).toEqual(['Control+z'])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  paste({'text/html': '<h1>Kop</h1>', 'text/plain': 'Kop'})
  expect(screen.getByText('Undo pasting')).toBeVisible()
  fireEvent.keyDown(screen.getByRole('textbox'), {key: 'a'})
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByText('Undo pasting')).not.toBeInTheDocument()
})

test('a table becomes a part of the page below the text, which undo takes away', () => {
  formAt({_type: 'contentPage'})
  draw({path: ['parts', {_key: 'p1'}, 'body', 'en'], styles: ['normal', 'h3'], lists: ['bullet', 'number']})
  paste({
    'text/html': '<h1>Kop</h1><table><tr><th>What</th><th>Much</th></tr><tr><td>a</td><td>1</td></tr></table>',
    'text/plain': '',
  })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Changed: 1 heading to a sub-heading, 1 table to a part below this text.',
  )
  const [added] = formPatches
  expect(added).toMatchObject({type: 'insert', position: 'after', path: ['parts', {_key: 'p1'}]})
  expect(added?.items).toMatchObject([
    {
      _type: 'tablePart',
      columns: [{en: 'What'}, {en: 'Much'}],
      rows: [{cells: [{en: 'a'}, {en: '1'}]}],
    },
  ])
  fireEvent.click(screen.getByText('Undo pasting'))
  expect(formPatches.at(-1)).toEqual({type: 'unset', path: ['parts', {_key: added?.items?.[0]?._key}]})
})

test.each<[string, Record<string, string>]>([
  ['a plain text', {'text/plain': 'Tekst'}],
  ['clean words', {'text/html': '<p>Tekst</p>', 'text/plain': 'Tekst'}],
  ['what was copied in the Studio', {'application/x-portable-text': '[]', 'text/html': '<p>a<img></p>'}],
])('%s is pasted as it is, and nothing is said', (_, data) => {
  draw()
  paste({'text/html': '<img src="x">'})
  paste(data)
  expect(pasted).toEqual([[data['text/html'] ?? '', data['text/plain'] ?? '']])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
