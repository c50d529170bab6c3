import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, fireEvent, render, screen} from '@testing-library/react'
import {useState} from 'react'
import type {InputProps} from 'sanity'
import {readPublished} from '../../published/published.ts'
import {formAt, lake, parseErrors} from '../../testing/sanity.tsx'
import {FormInput} from '../FormInput.tsx'

const sent: unknown[] = []
let valueFromElsewhere: (value: number | undefined) => void
beforeEach(() => {
  sent.length = 0
})

/** The input in a form that keeps what it is sent, as the Studio does. */
type Given = {initial?: number | undefined; input?: string; validation?: InputProps['validation']}
function Form({initial, input, validation = []}: Given) {
  const [value, setValue] = useState(initial)
  valueFromElsewhere = setValue
  const props = {
    value,
    validation,
    path: ['exclVat'],
    id: 'exclVat',
    elementProps: {'aria-label': 'amount', onBlur: () => {}, onFocus: () => {}},
    schemaType: {jsonType: 'number', options: input && {input}},
    onChange: (patch: {type: string; value?: number}) => {
      sent.push(patch.value)
      setValue(patch.value)
    },
    renderDefault: () => <input aria-label="amount" type="number" />,
  }
  return <FormInput {...(props as unknown as InputProps)} />
}
const draw = (props: Parameters<typeof Form>[0]) =>
  render(
    <ThemeProvider theme={buildTheme()}>
      <Form {...props} />
    </ThemeProvider>,
  )
const box = () => screen.getByLabelText<HTMLInputElement>('amount')
function type(text: string) {
  fireEvent.focus(box())
  for (let length = 1; length <= text.length; length++)
    fireEvent.change(box(), {target: {value: text.slice(0, length)}})
}
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

test('an amount with a comma is never ten times as much, on any of its keys', () => {
  draw({})
  type('109,50')
  expect(sent).toEqual([1, 10, 109, 109, 109.5, 109.5])
  expect(box()).toHaveValue('109,50')
  fireEvent.blur(box())
  expect(box()).toHaveValue('109.5')
})

test('reports unreadable input without guessing, and clears the number', () => {
  draw({initial: 99})
  type('1.095')
  expect(sent.at(-1)).toBeUndefined()
  expect(screen.getByRole('status')).toHaveTextContent('“1.095” is not a number')
  expect(parseErrors.get('exclVat')).toContain('1.095')
  fireEvent.blur(box())
  expect(box()).toHaveValue('1.095')
  type('1095')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(parseErrors.get('exclVat')).toBeNull()
  expect(sent.at(-1)).toBe(1095)
})

test('a field that is made empty has no number', () => {
  draw({initial: 99})
  fireEvent.change(box(), {target: {value: ''}})
  expect(sent).toEqual([undefined])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a number that a colleague types replaces what stands there', () => {
  draw({initial: 99})
  type('109,')
  act(() => valueFromElsewhere(120))
  expect(box()).toHaveValue('120')
})

test('a price is read back with VAT, by the rate of the day on which it starts', async () => {
  const settings = lake.documentOf('siteSettings')
  lake.put({...settings, vatChange: {rate: 25, validFrom: '2099-01-01'}})
  await act(() => readPublished(lake.client as never))
  const {unmount} = draw({initial: 109.5, input: 'price'})
  expect(plain(screen.getByTestId('read-back'))).toBe('€109.50 · €132.50 with 21% VAT')
  unmount()
  formAt({validFrom: '2099-02-01'})
  draw({initial: 109.5, input: 'price'})
  expect(plain(screen.getByTestId('read-back'))).toBe('€109.50 · €136.88 with 25% VAT')
})

test('a price that is none is not read back', () => {
  draw({initial: 0, input: 'price'})
  expect(screen.queryByTestId('read-back')).not.toBeInTheDocument()
})

test('says in words why an amount is refused, and nothing about a field that is merely empty', () => {
  const validation = [{level: 'error' as const, message: 'Enter a positive amount', path: ['exclVat']}]
  const {unmount} = draw({initial: -5, input: 'price', validation})
  expect(screen.getByRole('status')).toHaveTextContent('Enter a positive amount')
  unmount()
  draw({input: 'price', validation})
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
