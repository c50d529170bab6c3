import {screen, within} from '@testing-library/react'
import type {PageContext} from '../content.ts'
import type {ContentQueryResult} from '../model.ts'
import {makeContexts} from '../testing/contexts.ts'
import {withWholePage} from '../testing/ownPage.ts'
import {pageContextOf, renderPage} from '../testing/page.tsx'
import Content from './content/Content.tsx'

const contexts = await makeContexts(withWholePage())
const open = (address: string) =>
  renderPage(Content, JSON.parse(contexts[address] ?? '{}') as PageContext<ContentQueryResult>)
const region = (name: string) => screen.getByRole('region', {name})

test('a page of editors has its title, and texts with sub-headings, numbers and links', () => {
  open('/alles/')
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Alles')
  const text = region('Over Vindkracht')
  expect(within(text).getByRole('heading', {level: 2}).id).toBe('over-vindkracht')
  expect(within(text).getByRole('heading', {level: 3})).toHaveTextContent('Tussenkop')
  expect(within(text).getByRole('listitem').parentElement?.tagName).toBe('OL')
  for (const link of within(text).getAllByRole('link')) expect(link).toHaveAttribute('href', '/colofon/')
})

test('it has callouts, tables, and images with words and room of their own', () => {
  open('/alles/')
  expect(screen.getByRole('complementary')).toHaveTextContent('Let opBelangrijk')
  const table = within(region('Termijnen')).getByRole('table')
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Naam')
  expect(within(table).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  const image = screen.getByRole('img', {name: 'Een windzak'})
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '400'])
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/^\/images\//))
})

test('it has the questions, plans and features of the site', () => {
  open('/en/everything/here/')
  expect(region('Questions').querySelectorAll('details')).toHaveLength(1)
  expect(within(region('Plans')).getAllByRole('article')).toHaveLength(3)
  expect(within(region('What it does')).getAllByRole('listitem')).toHaveLength(8)
})

test('a button leads to a part of the page; one that leads nowhere is not there', () => {
  open('/alles/')
  expect(within(region('Verder')).getAllByRole('link')).toEqual([screen.getByText('Naar de tekst')])
  expect(screen.getByText('Naar de tekst')).toHaveAttribute('href', '#over-vindkracht')
})

test.each(['/privacy/', '/en/privacy/', '/contact/', '/colofon/', '/en/imprint/'])('%s ships', (address) => {
  const context = pageContextOf<ContentQueryResult>(address)
  renderPage(Content, context)
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(context.content.page.title)
})
