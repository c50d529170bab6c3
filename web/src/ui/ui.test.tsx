import {fireEvent, render, screen, within} from '@testing-library/react'
import {pageContextOf, renderIn} from '../testing/page.tsx'
import {Accordion} from './Accordion.tsx'
import {ReadOnlyField} from './forms/Field.tsx'
import {Questions} from './Questions.tsx'
import {TextWithMail} from './TextWithMail.tsx'
import {Tip} from './Tip.tsx'

const page = pageContextOf('/login/')

test('accordion items are closed at first and share a name, so that one is open at a time', () => {
  const items = ['een', 'twee'].map((id) => ({id, title: `Vraag ${id}`, content: `Antwoord ${id}`}))
  render(<Accordion name="faq" items={items} />)
  const groups = screen.getAllByRole('group')
  expect(groups).toHaveLength(2)
  for (const [index, group] of groups.entries()) {
    expect(group).not.toHaveAttribute('open')
    expect(group).toHaveAttribute('name', 'faq')
    expect(within(group).getByText(`Vraag ${items[index]?.id}`).tagName).toBe('SUMMARY')
    expect(within(group).getByText(`Antwoord ${items[index]?.id}`)).not.toBeVisible()
    fireEvent.click(within(group).getByText(`Vraag ${items[index]?.id}`))
    expect(within(group).getByText(`Antwoord ${items[index]?.id}`)).toBeVisible()
  }
})

test('an empty list of questions says so', () => {
  renderIn(page, <Questions faqs={[]} none="Er staan nog geen vragen op deze pagina." />)
  expect(screen.getByText('Er staan nog geen vragen op deze pagina.')).toBeVisible()
})

test('a tip repeats the name of its button after 700 ms of hovering, at once with the keyboard', () => {
  render(
    <Tip text="Schakel naar donker">
      <button type="button" aria-label="Schakel naar donker" />
    </Tip>,
  )
  expect(screen.getByText('Schakel naar donker')).toHaveAttribute('aria-hidden', 'true')
  const delays = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({selectorText}) => selectorText.endsWith('>[data-tip]'))
    .map(({selectorText, style}) => [
      selectorText.replace(/^\.\w+|>.*/g, ''),
      style.getPropertyValue('transition-delay'),
    ])
  expect(Object.fromEntries(delays)).toMatchObject({':hover': '700ms', ':has(:focus-visible)': '0s'})
})

test('e-mail addresses of the company are links anywhere in a text', () => {
  const {support, info} = page.site.settings.emails
  renderIn(page, <TextWithMail text={`Mail ${support}, of anders ${info}.`} />)
  for (const address of [support, info])
    expect(screen.getByRole('link', {name: address})).toHaveAttribute('href', `mailto:${address}`)
  expect(document.body).toHaveTextContent(`Mail ${support}, of anders ${info}.`)
})

test('a read-only value has a label, a hint, and room for long text', () => {
  render(
    <>
      <ReadOnlyField label="Naam" value="Jo de Vries" help="Zoals op de factuur." />
      <ReadOnlyField label="Adres" value="Voorbeeldkade 12, 1000 AA Amsterdam" />
    </>,
  )
  expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Zoals op de factuur.')
  expect(screen.getByLabelText('Naam').tagName).toBe('INPUT')
  expect(screen.getByLabelText('Adres').tagName).toBe('TEXTAREA')
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly')
})
