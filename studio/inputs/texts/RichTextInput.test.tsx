import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {createEvent, fireEvent, render, screen} from '@testing-library/react'
import type {ArrayOfObjectsInputProps} from 'sanity'
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
beforeEach(() => {
  pasted.length = 0
})
const Editor = () => (
  // biome-ignore lint/a11y/useSemanticElements: as the editor of the Studio is
  <div
    aria-label="text"
    onPaste={({clipboardData}) =>
      pasted.push([clipboardData.getData('text/html'), clipboardData.getData('text/plain')])
    }
    role="textbox"
    tabIndex={0}
  />
)
function draw() {
  const props = {focused: true, focusPath: [], renderDefault: () => <Editor />} as unknown as ArrayOfObjectsInputProps
  render(
    <ThemeProvider theme={buildTheme()}>
      <RichTextInput {...props} />
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
  expect(screen.getByRole('status')).toHaveTextContent('Not pasted: 1 table, 2 images, 1 deleted part.')
})

test('a paste of which nothing is left inserts nothing', () => {
  draw()
  paste({'text/html': '<img src="x">', 'text/plain': ''})
  expect(pasted).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('1 image.')
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
