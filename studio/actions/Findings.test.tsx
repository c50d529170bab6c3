import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen, within} from '@testing-library/react'
import {datasetsAround} from '../../domain/content-rules/dataset/datasetChange.ts'
import {impactOf} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {ask} from '../../domain/content-rules/problem.ts'
import {readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {SiteWatch} from '../status/SiteWatch.ts'
import {SiteWatchContext} from '../status/useSite.ts'
import {ImpactView, Problems} from './Findings.tsx'

test.each([
  [true, 'The effect on existing customers is described below.'],
  [false, 'their subscriptions do not change.'],
])('names the effect on running customers when a price holds for them, %s', (holdsForRunning, words) => {
  const documents = seedDocuments()
  const price = documents.find(({_id}) => _id === 'price-pro-monthly')
  const publish = {...price, _id: 'coming', _type: 'price', validFrom: '2027-02-01', exclVat: 169, holdsForRunning}
  const now = {now: '2026-11-25T10:00:00Z', today: '2026-11-25'}
  render(
    <ThemeProvider theme={buildTheme()}>
      <ImpactView impact={impactOf(datasetsAround(documents, {publish}, now, readSchema()))} types={['price']} />
    </ThemeProvider>,
  )
  const sentences = screen.getByText(/^This applies to customers who buy from then on\./)
  expect(sentences).toHaveTextContent(words)
  expect(/subscriptions do not change/.test(sentences.textContent)).toBe(!holdsForRunning)
})

test('counts the customers who are notified of a price, as the site gives them', async () => {
  const ask = window.fetch
  const asked: string[] = []
  window.fetch = async (address) => {
    asked.push(String(address))
    return Response.json({running: 12, paying: 0, told: 0, withoutAddress: 0})
  }
  const documents = seedDocuments()
  const price = documents.find(({_id}) => _id === 'price-pro-monthly')
  const coming = {...price, _id: 'coming', _type: 'price', validFrom: '2027-02-01', exclVat: 169, holdsForRunning: true}
  const now = {now: '2026-11-25T10:00:00Z', today: '2026-11-25'}
  render(
    <ThemeProvider theme={buildTheme()}>
      <SiteWatchContext value={new SiteWatch('https://site.example')}>
        <ImpactView
          impact={impactOf(datasetsAround(documents, {publish: coming}, now, readSchema()))}
          types={['price']}
        />
      </SiteWatchContext>
    </ThemeProvider>,
  )
  expect(await screen.findByText(/^12 customers have this plan/)).toBeVisible()
  expect(asked).toEqual(['https://site.example/api/running-customers?period=monthly&plan=pro&price=coming'])
  window.fetch = ask
})

test('names the announcement with its days, and the redirect with the page that comes with it', () => {
  const documents = seedDocuments()
  const text = {_type: 'localeString', nl: 'Zomeractie: 20% korting', en: 'Summer offer'}
  const bar = {_id: 'bar', _type: 'announcement', text, firstDay: '2026-06-01', lastDay: '2026-08-31'}
  const page = {
    ...{_id: 'summer', _type: 'contentPage', parts: [], title: {_type: 'localeString', nl: 'Zomer', en: 'Summer'}},
    address: {nl: {_type: 'slug', current: 'zomeractie'}, en: {_type: 'slug', current: 'summer'}},
  }
  const redirect = {_id: 'r', _type: 'redirect', from: '/zomer', destination: 'page:summer', permanent: false}
  const all = [bar, page, redirect]
  const now = {now: '2026-05-25T10:00:00Z', today: '2026-05-25'}
  const draw = (before: typeof documents, changes: Parameters<typeof datasetsAround>[1]) =>
    render(
      <ThemeProvider theme={buildTheme()}>
        <ImpactView impact={impactOf(datasetsAround(before, changes, now, readSchema()))} types={[]} />
      </ThemeProvider>,
    )
  const coming = draw(
    documents,
    all.map((publish) => ({publish})),
  )
  expect(screen.getByText('“Summer offer”, from 1 Jun 2026 to 31 Aug 2026')).toBeVisible()
  expect(screen.getByText('/zomer → Summer')).toBeVisible()
  coming.unmount()
  draw(
    [...documents, ...all],
    all.map(({_id}) => ({remove: _id})),
  )
  expect(screen.getByText('“Summer offer” goes')).toBeVisible()
  expect(screen.getByText('/zomer leads nowhere any more')).toBeVisible()
})

test('does not say that no page changes while the bar above every page does', () => {
  const text = {_type: 'localeString', nl: 'Storing', en: 'Outage'}
  const publish = {_id: 'bar', _type: 'announcement', text, firstDay: '2026-06-01', lastDay: '2026-08-31'}
  const now = {now: '2026-05-25T10:00:00Z', today: '2026-05-25'}
  const impact = impactOf(datasetsAround(seedDocuments(), {publish}, now, readSchema()))
  render(
    <ThemeProvider theme={buildTheme()}>
      <ImpactView impact={impact} types={['announcement']} />
    </ThemeProvider>,
  )
  expect(screen.getByText(/“Outage”/)).toBeVisible()
  expect(screen.queryByText('No page')).not.toBeInTheDocument()
})

test('says a sentence once, with each document and text that it is about', () => {
  const place = (_id: string) => ({_id, _type: 'faq'})
  const problems = ['answer.nl[0].children[1].text', 'answer.nl[2].markDefs[0].href', 'answer.en'].map((path) =>
    ask(place('faq-costs'), path, 'draftRefers', {}),
  )
  render(
    <ThemeProvider theme={buildTheme()}>
      <Problems problems={[...problems, ask(place('faq-start'), 'question.nl', 'draftRefers', {})]} id="" />
    </ThemeProvider>,
  )
  const sentence = screen.getByRole('listitem')
  const links = within(sentence).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['faq-costsanswer › nlanswer › en', 'faq-startquestion › nl'])
  expect(links[1]).toHaveAttribute('href', '/intent/edit/faq-start;question.nl')
})
