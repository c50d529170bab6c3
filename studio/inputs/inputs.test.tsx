import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import type {ReactElement} from 'react'
import type {InputProps, PreviewProps, StringInputProps} from 'sanity'
import {readPublished} from '../published/published.ts'
import {lake, stand} from '../testing/sanity.tsx'
import {DestinationInput} from './DestinationInput.tsx'
import {FormInput} from './FormInput.tsx'
import {FormPreview} from './FormPreview.tsx'
import {PlanKeyInput} from './PlanKeyInput.tsx'

const theme = buildTheme()
const draw = (element: ReactElement) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>)
const plain = (element?: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const put = (document: Parameters<typeof lake.put>[0]) => act(async () => lake.put(document))
const read = () => act(() => readPublished(lake.client as never))

describe('an input of the form', () => {
  const onChange = jest.fn()
  const input = (value: string, path: string[], rest = {}) =>
    ({
      value,
      path,
      onChange,
      elementProps: {'aria-label': 'text'},
      schemaType: {jsonType: 'string'},
      renderDefault: ({value, elementProps}: StringInputProps) => (
        <textarea defaultValue={value} {...(elementProps as object)} />
      ),
      ...rest,
    }) as unknown as InputProps & StringInputProps
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')

  test('for a text in a language shows what its placeholders stand for, and follows a publication', async () => {
    await read()
    draw(<FormInput {...input('Vanaf {price:basis:monthly} per maand', ['text', 'nl'])} />)
    expect(plain(screen.getByTestId('resolved-text'))).toBe('Vanaf € 99 per maand')
    await put({...lake.documentOf('price-basis-monthly'), exclVat: 109})
    await read()
    expect(plain(screen.getByTestId('resolved-text'))).toBe('Vanaf € 109 per maand')
  })

  test('says which words about a discount are left out while there is none, and why', async () => {
    await put({...lake.documentOf('price-basis-monthly'), exclVat: 80})
    await read()
    draw(<FormInput {...input('Eerst dit. Dan {discount:quarterly} korting.', ['text', 'nl'])} />)
    expect(plain(screen.getByTestId('resolved-text'))).toBe(
      'Eerst dit.The site hides “Dan {discount:quarterly} korting.”: not every plan has a discount per 3 months at the moment. It comes back by itself.',
    )
    draw(<FormInput {...input('{discount:basis:quarterly} korting', ['text', 'nl'])} />)
    expect(plain(screen.getAllByTestId('hidden-phrases')[1])).toMatch(/: Basic has no discount per 3 months/)
  })

  test('puts a placeholder where the cursor is, in place of what is selected', async () => {
    await read()
    draw(<FormInput {...input('Vanaf prijs per maand', ['text', 'en'])} />)
    expect(screen.queryByTestId('resolved-text')).not.toBeInTheDocument()
    box().setSelectionRange('Vanaf '.length, 'Vanaf prijs'.length)
    fireEvent.click(screen.getByText('Placeholder'))
    const item = await screen.findByText('{price:pro:monthly}')
    expect(item.closest('button')).toHaveTextContent('{price:pro:monthly}€149')
    fireEvent.click(item)
    expect(onChange.mock.calls).toEqual([[{type: 'set', value: 'Vanaf {price:pro:monthly} per maand'}]])
  })

  test('for one line of text shows all of it, and keeps it one line', () => {
    const change = jest.fn()
    const elementProps = {'aria-label': 'text', value: 'Een zin', onChange: change}
    draw(
      <FormInput
        {...input('Een zin', ['text', 'nl'], {elementProps, schemaType: {jsonType: 'string', name: 'string'}})}
      />,
    )
    expect(box().tagName).toBe('TEXTAREA')
    expect(fireEvent.keyDown(box(), {key: 'Enter'})).toBe(false)
    fireEvent.change(box(), {target: {value: 'Een zin \n en nog een'}})
    expect(onChange).toHaveBeenLastCalledWith({type: 'set', value: 'Een zin en nog een'})
    expect(change).not.toHaveBeenCalled()
    fireEvent.change(box(), {target: {value: 'Twee zinnen'}})
    expect(change).toHaveBeenCalledTimes(1)
  })

  test('that can only be read offers nothing to put there', () => {
    draw(<FormInput {...input('Tekst', ['text', 'nl'], {readOnly: true})} />)
    expect(screen.queryByText('Placeholder')).not.toBeInTheDocument()
  })

  test("for anything else is the Studio's own", () => {
    for (const [path, jsonType] of [
      ['key', 'string'],
      ['nl', 'array'],
    ] as const) {
      const {unmount} = draw(<FormInput {...input('pro', [path], {schemaType: {jsonType}})} />)
      expect(box()).toBeVisible()
      expect(screen.queryByText('Placeholder')).not.toBeInTheDocument()
      unmount()
    }
  })

  test('for where a button leads lists pages, checkouts of plans on sale and other sites, and says what is not there', async () => {
    await read()
    const props = input('/checkout/enterprise', ['destination'])
    draw(<DestinationInput {...props} />)
    const options = () => screen.getAllByRole<HTMLOptionElement>('option').map(({value}) => value)
    expect(options()).toEqual(expect.arrayContaining(['', '/', '/checkout/basis', '/checkout/pro', 'introCall']))
    expect(screen.getByText('/checkout/enterprise (not on the site)')).toBeVisible()
    fireEvent.change(screen.getByRole('combobox'), {target: {value: '/checkout/pro'}})
    fireEvent.change(screen.getByRole('combobox'), {target: {value: ''}})
    expect(onChange.mock.calls).toEqual([[{type: 'set', value: '/checkout/pro'}], [{type: 'unset'}]])
  })

  test('for a destination offers a page that is a draft, which is published with what links to it', async () => {
    await read()
    const page = lake.documentOf('content-imprint')
    const address = {nl: {current: 'zomer'}, en: {current: 'summer'}}
    lake.put({...page, _id: 'content-summer', _createdAt: '2026-11-26T00:00:00Z', title: {nl: 'Zomer'}, address})
    draw(<DestinationInput {...input('', ['destination'])} />)
    const group = await screen.findByRole('group', {name: 'Not published yet'})
    expect(within(group).getAllByRole<HTMLOptionElement>('option')[0]?.value).toBe('page:content-summer')
  })

  test('for the key of a plan is free until the plan is published', async () => {
    const props = input('pro', ['key'])
    const {unmount} = draw(<PlanKeyInput {...props} />)
    expect(box()).toHaveAttribute('readonly')
    unmount()
    const {key, ...unpublished} = lake.documentOf('plan-pro')
    await put(unpublished)
    draw(<PlanKeyInput {...props} />)
    expect(box()).not.toHaveAttribute('readonly')
  })
})

describe('a form that somebody is led to a field of', () => {
  const form = (id: string) =>
    ({
      id: 'root',
      path: [],
      value: {_id: id, _type: 'faq'},
      schemaType: {jsonType: 'object', name: 'faq', fields: [{name: 'amount', type: {}}]},
      renderDefault: () => (
        <>
          <input aria-label="first" id="first" />
          <input aria-label="amount" id="amount" />
        </>
      ),
    }) as unknown as InputProps
  const led = (id: string) => stand({panes: [[{id: 'pricing'}], [{id: 'price'}], [{id, params: {path: 'amount'}}]]})

  test('has the cursor there as soon as it is drawn', () => {
    led('price-basis-monthly')
    draw(<FormInput {...form('drafts.price-basis-monthly')} />)
    expect(screen.getByLabelText('amount')).toHaveFocus()
  })

  test('has the cursor in a field that is drawn later, unless somebody did something first', async () => {
    led('price-basis-monthly')
    const late = (isDrawn: boolean) => ({
      ...form('price-basis-monthly'),
      renderDefault: () => (isDrawn ? <input aria-label="amount" id="amount" /> : <p>…</p>),
    })
    const {rerender, unmount} = draw(<FormInput {...late(false)} />)
    rerender(<ThemeProvider theme={theme}>{<FormInput {...late(true)} />}</ThemeProvider>)
    await waitFor(() => expect(screen.getByLabelText('amount')).toHaveFocus())
    unmount()

    const second = draw(<FormInput {...late(false)} />)
    fireEvent.pointerDown(document.body)
    second.rerender(<ThemeProvider theme={theme}>{<FormInput {...late(true)} />}</ThemeProvider>)
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(screen.getByLabelText('amount')).not.toHaveFocus()
  })

  test('leaves the cursor where somebody put it, and other forms alone', () => {
    led('price-basis-monthly')
    const {unmount} = draw(<FormInput {...form('another')} />)
    expect(document.body).toHaveFocus()
    unmount()
    const {rerender} = draw(<FormInput {...form('price-basis-monthly')} />)
    screen.getByLabelText('first').focus()
    rerender(
      <ThemeProvider theme={theme}>
        <FormInput {...form('price-basis-monthly')} />
      </ThemeProvider>,
    )
    expect(screen.getByLabelText('first')).toHaveFocus()
  })
})

test('a preview in the form has its placeholders filled in, and what is no text is left alone', async () => {
  await read()
  const icon = <b>icon</b>
  const renderDefault = ({title, subtitle}: PreviewProps) => (
    <p>
      {title as string} {subtitle as string}
    </p>
  )
  draw(<FormPreview {...({title: 'Wat kost {brand}?', subtitle: icon, renderDefault} as unknown as PreviewProps)} />)
  expect(screen.getByText(/Wat kost Vindkracht\?/)).toContainElement(screen.getByText('icon'))
})
