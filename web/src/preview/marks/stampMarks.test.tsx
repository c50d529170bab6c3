import {act, render, screen} from '@testing-library/react'
import {markOf, unmarked} from './marks.ts'
import {setFormattedValues, stampMarks} from './stampMarks.ts'

beforeAll(() => stampMarks())
beforeEach(() => setFormattedValues(new Map()))

const title = `${markOf('id=a;path=title')}Meer bezoekers`
const sourceOf = (element: Element) => element.getAttribute('data-sanity')

/** Waits for the mutation observers. */
const observed = () => act(async () => {})

test('replaces the mark of a text with a link to its field', async () => {
  render(<h1>{title}</h1>)
  await observed()
  const heading = screen.getByRole('heading', {name: 'Meer bezoekers'})
  expect(heading.textContent).toBe('Meer bezoekers')
  expect(sourceOf(heading)).toBe('id=a;path=title')
})

test('keeps the link when the text changes', async () => {
  const {rerender} = render(<h1>{title}</h1>)
  await observed()
  rerender(<h1>{`${title} vandaag`}</h1>)
  await observed()
  expect(screen.getByRole('heading').textContent).toBe('Meer bezoekers vandaag')
})

test('stamps visible attributes and fields, and only removes marks from other attributes', async () => {
  render(
    <>
      <input aria-label="a" placeholder={title} />
      <textarea aria-label="b" defaultValue={title} />
      <input aria-label="c" defaultValue={title} />
      <a href={`mailto:${title}`}>mail</a>
    </>,
  )
  await observed()
  for (const name of ['a', 'b', 'c']) expect(sourceOf(screen.getByRole('textbox', {name}))).toBe('id=a;path=title')
  for (const name of ['b', 'c']) expect(screen.getByRole('textbox', {name})).toHaveValue('Meer bezoekers')
  expect(screen.getByText('mail')).toHaveAttribute('href', unmarked(`mailto:${title}`))
  expect(sourceOf(screen.getByText('mail'))).toBeNull()
})

test('stamps the first of several texts in one element', async () => {
  render(<p>{[title, `${markOf('id=b;path=text')} en klanten`]}</p>)
  await observed()
  expect(sourceOf(screen.getByText('Meer bezoekers en klanten'))).toBe('id=a;path=title')
})

test('stamps an amount with the price that looks the same, and prefers the nearest document', async () => {
  render(
    <>
      <p>€ 99</p>
      <article>
        <h2>{`${markOf('id=price-b;path=label')}Pro`}</h2>
        <p>€ 149</p>
      </article>
      <p>€ 250</p>
      <time dateTime="2026-01-01">1 januari</time>
    </>,
  )
  await observed()
  setFormattedValues(
    new Map([
      ['€ 99', ['id=price-a;path=exclVat']],
      ['€ 149', ['id=price-a;path=exclVat', 'id=price-b;path=exclVat']],
      ['2026-01-01', ['id=update;path=date']],
    ]),
  )
  await observed()
  expect(sourceOf(screen.getByText('€ 99'))).toBe('id=price-a;path=exclVat')
  expect(sourceOf(screen.getByText('€ 149'))).toBe('id=price-b;path=exclVat')
  expect(sourceOf(screen.getByText('€ 250'))).toBeNull()
  expect(sourceOf(screen.getByText('1 januari'))).toBe('id=update;path=date')
})
