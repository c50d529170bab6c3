import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import type {SiteStatus} from '../../../../domain/content/siteStatus.ts'
import {setId} from '../../../../domain/sets/changeSet.ts'
import {SiteWatch} from '../../../status/SiteWatch.ts'
import {SiteWatchContext} from '../../../status/useSite.ts'
import {lake} from '../../../testing/sanity.tsx'
import {TogetherView} from '../TogetherView.tsx'

const FAQ = 'faq-how-it-works'
const NO_STATUS: SiteStatus = {state: 'live', failure: null, problems: [], publishes: []}
const question = (en: string) => ({_type: 'localeString', nl: 'Hoe werkt de zomeractie?', en})
const draft = (en: string, _rev = 'r1') =>
  lake.put({
    ...{...lake.documentOf(FAQ), _id: `drafts.${FAQ}`, _rev, _updatedAt: '2026-11-26T09:00:00Z'},
    question: question(en),
  })
const setWith = (fields: object) =>
  lake.put({
    ...{_id: setId('a'), _rev: 's1', _type: 'studio.changeSet', title: 'Summer', state: 'open'},
    members: [{_key: FAQ, id: FAQ, documentType: 'faq'}],
    ...fields,
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))
const card = () => screen.findByRole('listitem', {name: 'Summer'})

async function draw(status: SiteStatus = NO_STATUS) {
  const watch = new SiteWatch('http://site.example')
  jest.spyOn(watch, 'seen').mockReturnValue({known: {kind: 'told', status}, publications: new Map()})
  render(
    <SiteWatchContext value={watch}>
      <ThemeProvider theme={buildTheme()}>
        <ToastProvider>
          <TogetherView />
        </ToastProvider>
      </ThemeProvider>
    </SiteWatchContext>,
  )
  await screen.findAllByText(/Summer|None yet/)
}

test('makes a set of the chosen drafts, tells which set a draft is in, and publishes it', async () => {
  draft('How does the offer work?')
  await draw()
  fireEvent.click(await screen.findByRole('checkbox'))
  expect(screen.getByRole('button', {name: 'Keep as a set'})).toBeDisabled()
  fireEvent.change(screen.getByRole('textbox', {name: 'Name of the set'}), {target: {value: 'Summer'}})
  press('Keep as a set')
  expect(await within(await card()).findByText(/How does the offer work/)).toBeVisible()
  expect(screen.getByText(/· Summer/)).toBeVisible()
  press('Publish all')
  await screen.findByText(/^Live since/)
  expect(await within(await card()).findByText(/How does the offer work/)).toBeVisible()
  expect(lake.documentOf(FAQ)).toMatchObject({question: {en: 'How does the offer work?'}})
})

test('plans a set, and says when it goes live', async () => {
  draft('How does the offer work?')
  setWith({})
  await draw({...NO_STATUS, publishesSets: true})
  press('Plan')
  fireEvent.change(screen.getByLabelText('Live from'), {target: {value: '1 Jun 2040'}})
  press('Plan')
  fireEvent.click(await screen.findByRole('button', {name: 'Plan it like this'}))
  expect(await screen.findByText('Live from 1 June 2040, 09:00 · planned by Local editor')).toBeVisible()
  expect(lake.documentOf(setId('a'))).toMatchObject({goLiveAt: '2040-06-01T07:00:00.000Z', state: 'planned'})
})

test('ends a set at the last minute of the day that an editor gives', async () => {
  draft('How does the offer work?')
  setWith({})
  await draw({...NO_STATUS, publishesSets: true})
  press('Plan')
  fireEvent.change(screen.getByLabelText('Live from'), {target: {value: '1 Jun 2040'}})
  fireEvent.change(screen.getByLabelText('Until'), {target: {value: '31 Aug 2040'}})
  expect(screen.getByRole('textbox', {name: 'Until: time'})).toHaveValue('23:59')
  press('Plan')
  fireEvent.click(await screen.findByRole('button', {name: 'Plan it like this'}))
  await screen.findByText(/^Live from 1 June 2040/)
  expect(lake.documentOf(setId('a'))).toMatchObject({endAt: '2040-08-31T21:59:00.000Z'})
})

test('says where the moment is chosen that the site has no token to publish by itself', async () => {
  draft('How does the offer work?')
  setWith({})
  await draw({...NO_STATUS, publishesSets: false})
  press('Plan')
  expect(screen.getByRole('status')).toHaveTextContent('its token (SANITY_PUBLISH_TOKEN) is missing')
  expect(screen.getByRole('button', {name: 'Plan'})).toBeDisabled()
})

test('refuses moments that have passed, and an end before the beginning', async () => {
  setWith({})
  await draw({...NO_STATUS, publishesSets: true})
  press('Plan')
  const give = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), {target: {value}})
  give('Live from', '1/1/2020')
  expect(screen.getByRole('status')).toHaveTextContent('That moment has passed')
  give('Live from', '2 January 2040')
  give('Until', '31/12/39')
  expect(screen.getByRole('status')).toHaveTextContent('Enter a day and a time')
  give('Until', '1-1-2040')
  expect(screen.getByRole('status')).toHaveTextContent('ends before it begins')
})

test('says before the moment that a draft was edited after the set was planned', async () => {
  draft('How does the offer work?', 'r2')
  setWith({
    ...{state: 'planned', goLiveAt: '2040-06-01T07:00:00Z'},
    members: [{_key: FAQ, id: FAQ, documentType: 'faq', revision: 'r1'}],
  })
  await draw()
  expect(await screen.findByText(/Edited after the set was planned/)).toBeVisible()
  expect(screen.getByRole('button', {name: 'Plan again'})).toBeEnabled()
})

test('says what stopped a set at its moment, and that a set is late', async () => {
  const problems = [{severity: 'refuse', documentId: FAQ, documentType: 'faq', code: 'draftGone', params: {}}]
  const goLiveAt = '2026-01-01T08:00:00Z'
  setWith({state: 'planned', goLiveAt, stopped: {at: goLiveAt, problems: JSON.stringify(problems)}})
  await draw()
  expect(screen.getByText(/Did not go live on 1 January 2026, 09:00/)).toBeVisible()
  expect(screen.getByText(/no draft of it any more/)).toBeVisible()
  setWith({state: 'planned', goLiveAt})
  expect(await screen.findByText(/did not carry the set out/)).toBeVisible()
})

test('keeps a set that is to end by itself in the list until it has, or is to stay live', async () => {
  setWith({state: 'live', publishedAt: '2026-06-01T07:00:00Z', endAt: '2040-06-01T07:00:00Z'})
  await draw()
  expect(screen.getByText(/^Live since 1 June 2026, 09:00, until 1 June 2040, 09:00/)).toBeVisible()
  expect(screen.queryByRole('button', {name: 'Remove from this list'})).not.toBeInTheDocument()
  press('Keep it live')
  fireEvent.click(await screen.findByRole('button', {name: 'Remove from this list'}))
  expect(await screen.findByText(/None yet/)).toBeVisible()
})

test.each([
  ['ended by itself', {endAt: '2026-06-02T07:00:00Z'}, 'Ended on 2 June 2026, 09:00'],
  ['was undone before its end', {endAt: '2026-06-09T07:00:00Z'}, 'Undone on 2 June 2026, 09:00'],
  ['was undone, without an end', {}, 'Undone on 2 June 2026, 09:00'],
])('tells that a set %s', async (_, fields, words) => {
  setWith({state: 'ended', endedAt: '2026-06-02T07:00:00Z', ...fields})
  await draw()
  expect(screen.getByText(words)).toBeVisible()
})

test('says of a set whose end was undone that it is live, and offers another end', async () => {
  setWith({state: 'live', publishedAt: '2026-06-01T07:00:00Z', endedAt: '2026-06-02T07:00:00Z'})
  await draw()
  expect(screen.getByText(/^Live since 1 June 2026, 09:00; its end on 2 June 2026, 09:00 was undone/)).toBeVisible()
  expect(screen.getByRole('button', {name: 'Another end'})).toBeEnabled()
})

test('names the documents of a set that has ended, and opens it for another time', async () => {
  const after = JSON.stringify({_id: 'gone', _type: 'redirect', from: '/zomer'})
  const [endedAt, endAt] = ['2026-06-02T07:00:00Z', '2026-06-02T07:00:00Z']
  setWith({state: 'ended', endedAt, endAt, members: [{_key: 'a', id: 'gone', documentType: 'redirect', after}]})
  await draw()
  expect(await within(await card()).findByText('the type redirect: /zomer')).toBeVisible()
  press('Use again')
  expect(await screen.findByText('Not planned yet')).toBeVisible()
  expect(lake.documentOf('drafts.gone')).toMatchObject({from: '/zomer'})
})

test('chooses the drafts of a set at once, and takes one out of it', async () => {
  draft('How does the offer work?')
  setWith({})
  await draw()
  press('“Summer”')
  expect(screen.getByRole('button', {name: 'Publish 1 draft'})).toBeEnabled()
  press('Remove from the set')
  await waitFor(() => expect(lake.documentOf(setId('a'))).toMatchObject({members: []}))
})
