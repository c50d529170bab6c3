import {screen, within} from '@testing-library/react'
import type {AboutQueryResult} from '../../../../domain/content/content.types.ts'
import type {ContentDocument} from '../../../../local/content/ndjson.ts'
import {everyLanguage} from '../../../../tests/support/html/texts.ts'
import {seedDocuments} from '../../../../tests/support/services/seed.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {makeContexts} from '../../testing/contexts.ts'
import {renderPage} from '../../testing/page.tsx'
import About from './About.tsx'

const colleague = (name: string, orderRank: string) =>
  ({
    _id: `colleague-${name}`,
    _type: 'colleague',
    orderRank,
    name,
    role: {_type: 'localeString', ...everyLanguage('Techniek', 'Engineering')},
    text: {_type: 'localeText', ...everyLanguage('Houdt de site snel.', 'Keeps the site fast.')},
  }) as ContentDocument

async function open(more: ContentDocument[]) {
  const contexts = await makeContexts([...seedDocuments(), ...more])
  renderPage(About, JSON.parse(contexts['/en/over-ons/'] ?? '{}') as PageContext<AboutQueryResult>)
}

test('lists colleagues in their order, each with role and sentence', async () => {
  await open([colleague('Tweede', '0|200000:'), colleague('Eerste', '0|100000:')])
  const people = within(screen.getByRole('region', {name: 'The people behind it'}))
  expect(people.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual(['Eerste', 'Tweede'])
  expect(people.getAllByText('Engineering')).toHaveLength(2)
  expect(people.getAllByText('Keeps the site fast.')).toHaveLength(2)
})

test('has no section of people as it ships', async () => {
  await open([])
  expect(screen.queryByRole('region', {name: 'The people behind it'})).toBeNull()
})

test('draws a specimen of the product for each value, and no icon', async () => {
  await open([])
  const values = within(screen.getByRole('region', {name: 'What we stand for'}))
  expect(values.getAllByRole('heading', {level: 3})).toHaveLength(3)
  expect(values.getByText('Before')).toBeInTheDocument()
  expect(document.querySelectorAll('[aria-labelledby="values"] .lucide')).toHaveLength(0)
})
