import {fireEvent, screen, within} from '@testing-library/react'
import type {AdjustmentsQueryResult} from '../../../../domain/content/content.types.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import Adjustments from './Adjustments.tsx'

// The customer area, sentence by sentence of the specification (sections 2, 3 and 4). Texts are checked in both
// languages, each page rendered once, since rendering takes most of the time; behaviour is checked in Dutch.

const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
const rows = () => all('tbody tr')
/** A message in the corner. */
const message = (text: string) => screen.getByText(text, {selector: 'li *'})

describe('an adjustment', () => {
  const context = pageContextOf<AdjustmentsQueryResult>('/aanpassingen/')
  const {cards, log} = context.content
  /** Renders the page with a part of its content, for speed. */
  const draw = (content: Partial<typeof context.content>) =>
    renderPage(Adjustments, {...context, content: {...context.content, ...content}})
  const drawCards = () => void draw({cards: cards.slice(0, 2), log: []})
  const card = () => document.querySelector('article') as HTMLElement
  const shown = () => card().querySelector(':scope > dl > div:last-child > dd')?.textContent
  const edit = () => fireEvent.click(within(card()).getByText('Bewerken'))
  const field = () => within(card()).getByRole<HTMLTextAreaElement>('textbox')
  const write = (value: string) => fireEvent.change(field(), {target: {value}})
  const press = (name: string) => fireEvent.click(within(card()).getByText(name))
  const openDialog = () => card().querySelector('dialog[open]')
  const [save, cancel] = ['Opslaan', 'Annuleren']
  const saveChanges = () => fireEvent.click(screen.getByText('Wijzigingen opslaan'))

  test('strikes through the original unless it was empty, and shows structured data as code', () => {
    draw({log: []})
    const replaced = screen.getAllByRole('deletion').map(({textContent}) => textContent)
    expect(replaced).toEqual(cards.filter(({wasEmpty}) => !wasEmpty).map(({original}) => original))
    expect(cards.length - replaced.length).toBe(2)
    const markup = cards.find(({kind}) => kind === 'schemaMarkup')
    const written = [...document.querySelectorAll('code')].map(({textContent}) => textContent)
    expect(written).toEqual([markup?.optimised, ...(markup?.examples ?? [])])
  })

  test('Cancel restores the text, also in the form', () => {
    drawCards()
    const before = shown()
    edit()
    write('Dit gaat niet door')
    press(cancel)
    expect(openDialog()).toBeNull()
    expect(shown()).toBe(before)
    edit()
    expect(field().value).toBe(before)
  })

  test('an edited text is marked as edited, counts its characters, and stays for the visit', () => {
    drawCards()
    edit()
    const long = 'Een zin zonder grens 🌬 '.repeat(60)
    write(long)
    expect(field()).toHaveAccessibleDescription('1380 tekens')
    press(save)
    expect(openDialog()).toBeNull()
    expect(shown()).toBe(long)
    expect(card().querySelector('dl')).toHaveTextContent('Geoptimaliseerd (bewerkt)')
    expect(Object.values(JSON.parse(sessionStorage.getItem('visit:adjustments') ?? ''))).toEqual([long])
  })

  test('restoring the original text removes the saved one', () => {
    drawCards()
    const before = shown()
    edit()
    write('Nieuw')
    press(save)
    edit()
    press('Herstel origineel')
    expect(field().value).toBe(before)
    press(save)
    expect(shown()).toBe(before)
    expect(sessionStorage.getItem('visit:adjustments')).toBe('{}')
  })

  test('an example replaces the text', () => {
    drawCards()
    press('Voorbeelden')
    const example = openDialog()?.querySelector('li') as HTMLElement
    const words = example.querySelector('p')?.textContent
    expect(shown()).not.toBe(words)
    fireEvent.click(within(example).getByRole('button'))
    expect(openDialog()).toBeNull()
    expect(shown()).toBe(words)
  })

  test('saving confirms, and can undo the changes since the previous save', () => {
    drawCards()
    const undo = 'Ongedaan maken'
    saveChanges()
    expect(message('Er is geen tekst gewijzigd.')).toBeVisible()
    expect(screen.queryByText(undo)).not.toBeInTheDocument()
    edit()
    write('Een')
    press(save)
    saveChanges()
    expect(message('Wijzigingen bewaard')).toBeVisible()
    edit()
    write('Twee')
    press(save)
    saveChanges()
    fireEvent.click(screen.getByText(undo))
    expect(shown()).toBe('Een')
    expect(message('Alles staat weer zoals het was.')).toBeVisible()
    saveChanges()
    expect(screen.queryByText(undo)).not.toBeInTheDocument()
  })

  test('recent optimisations can be filtered by status and by type', () => {
    draw({cards: [], log})
    const filter = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', {name}), {target: {value}})
    const count = (shown: number) => expect(screen.getByText(`${shown} van 32 optimalisaties`)).toBeVisible()
    filter('Status', 'pending')
    expect(rows()).toHaveLength(4)
    for (const row of rows()) expect(row).toHaveTextContent('Wachtend')
    count(4)
    filter('Type', 'H1')
    count(0)
    expect(screen.getByText('Geen optimalisaties met deze filter.')).toBeVisible()
    fireEvent.click(screen.getByText('Filter wissen'))
    expect(rows()).toHaveLength(32)
    count(32)
    filter('Type', 'H1')
    expect(rows()).toHaveLength(1)
  })
})
