import {screen} from '@testing-library/react'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {LANDING_SECTIONS} from '../../../../domain/pages/landingSections.ts'
import type {ContentDocument} from '../../../../local/content/ndjson.ts'
import {everyLanguage} from '../../../../tests/support/html/texts.ts'
import {withChange} from '../../../../tests/support/services/seed.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {makeContexts} from '../../testing/contexts.ts'
import {renderPage} from '../../testing/page.tsx'
import Landing from './Landing.tsx'

type Place = {section: string; hidden?: boolean}

/** Headings of the sections, as the page shows them with these places. */
async function headings(places: Place[] | undefined, more: ContentDocument[] = []) {
  const sections = places?.map((place) => ({_key: place.section, _type: 'landingPlace', ...place}))
  const contexts = await makeContexts([...withChange('landingPage', () => ({sections})), ...more])
  const {unmount} = renderPage(Landing, JSON.parse(contexts['/en/'] ?? '{}') as PageContext<LandingQueryResult>)
  const names = screen.getAllByRole('heading', {level: 2}).flatMap(({id}) => (id ? [id.replace('-heading', '')] : []))
  // Figures of our own are there for 90 days, and beside them the form that measures.
  const found = names.filter((name) => !['measured', 'wind'].includes(name))
  unmount()
  return found
}
const places = (...names: string[]) => names.map((section) => ({section}))

test('sections stand in the order of the editors, without those that are hidden', async () => {
  expect(await headings([...places('pricing', 'faq', 'features', 'blog'), {section: 'closing', hidden: true}])).toEqual(
    ['promise', 'pricing', 'questions', 'features', 'blog'],
  )
})

test('content of before there was an order has the one that ships', async () => {
  expect(await headings(undefined)).toEqual(await headings(places(...LANDING_SECTIONS.map(({name}) => name))))
  expect(await headings(undefined)).toEqual(['promise', 'features', 'blog', 'pricing', 'questions', 'closing'])
})

test('proofs of customers stand where editors put them, beside our own figures when that is first', async () => {
  const text = {_type: 'localeText', ...everyLanguage('Goed.', 'Good.')}
  const proof = {_id: 'proof-jo', _type: 'proof', kind: 'quote', text, name: 'Jo'}
  expect(await headings(places('features', 'blog', 'proof', 'pricing', 'faq', 'closing'), [proof])).toEqual([
    'promise',
    'features',
    'blog',
    'proof',
    'pricing',
    'questions',
    'closing',
  ])
  expect(await headings(undefined, [proof])).toEqual([
    'promise',
    'proof',
    'features',
    'blog',
    'pricing',
    'questions',
    'closing',
  ])
})
