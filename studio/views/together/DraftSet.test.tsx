import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import {setId} from '../../../domain/sets/changeSet.ts'
import {fieldFaults, lake} from '../../testing/sanity.tsx'
import {TogetherView} from './TogetherView.tsx'

const FEATURE = 'feature-rank-tracker'
const FAQ = 'faq-how-it-works'
const draft = (id: string, change: object) =>
  lake.put({...lake.documentOf(id), _id: `drafts.${id}`, _rev: 'r1', _updatedAt: '2026-11-26T09:00:00Z', ...change})
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))
async function draw() {
  draft(FEATURE, {icon: 'chart'})
  draft(FAQ, {question: {_type: 'localeString', nl: 'Hoe werkt de zomeractie?', en: 'How does the offer work?'}})
  render(
    <ThemeProvider theme={buildTheme()}>
      <ToastProvider>
        <TogetherView />
      </ToastProvider>
    </ThemeProvider>,
  )
  await screen.findAllByRole('checkbox')
}

test('publishes the drafts that were chosen, and keeps the others', async () => {
  await draw()
  expect(screen.getByRole('button', {name: 'Publish 0 drafts'})).toBeDisabled()
  fireEvent.click(screen.getByRole('checkbox', {name: /the offer|zomeractie/}))
  press('Publish 1 draft')
  await screen.findByText('1 draft published')
  expect(lake.documentOf(FAQ)).toMatchObject({question: {en: 'How does the offer work?'}})
  expect(lake.documentOf(`drafts.${FEATURE}`)).toBeDefined()
})

test('shows what all of them change together before anything is published', async () => {
  await draw()
  press('All')
  press('What these change together')
  expect(await screen.findByTestId('what-changes')).toHaveTextContent('Pages')
  expect(lake.documentOf(`drafts.${FAQ}`)).toBeDefined()
})

test('publishes none while a field of one is not right, and leads to it', async () => {
  await draw()
  fieldFaults.set(`drafts.${FEATURE}`, 'Required')
  press('All')
  press('Publish 2 drafts')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('A field is not right yet: Required')
  expect(within(dialog).queryByRole('button', {name: 'Publish anyway'})).not.toBeInTheDocument()
  await act(async () => press('Back'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(lake.documentOf(`drafts.${FAQ}`)).toBeDefined()
})

test('counts a draft that the end of a set made again among those of its editor', async () => {
  const timestamp = '2026-11-26T09:00:00Z'
  const line = (id: string, author: string) => JSON.stringify({id, timestamp, author})
  lake.client.request = async ({url}) =>
    url.includes(FAQ)
      ? [line('a-end-20261126090000000', 'robot'), line('typed', 'me')].join('\n')
      : line('x', 'colleague')
  await draw()
  await screen.findByText(/A colleague/)
  press('Mine')
  expect(screen.getByRole('button', {name: 'Publish 1 draft'})).toBeEnabled()
})

test('tells in words what came, what ended by itself and what was undone, and who planned it', async () => {
  const redirect = {_id: 'zomer', _type: 'redirect', from: '/zomer'}
  const [live, ended, at] = ['a-live-1', 'a-end-20260602070000000', '2026-06-02T07:00:00.000Z']
  const came = {apply: [0, redirect], revert: [0, null]}
  const moved = {apply: [11], revert: [11]}
  const went = {apply: [0, null], revert: [0, redirect]}
  const set = {_id: setId('a'), _type: 'studio.changeSet', title: 'Summer', state: 'live', members: []}
  const carriedOut = [live, ended].map((transaction) => ({_key: transaction, transaction, plannedBy: 'colleague'}))
  lake.put({...set, carriedOut} as never)
  const transactions = [
    ['a-live-3-undo', {zomer: came, [setId('a')]: moved}],
    [ended, {zomer: went, [setId('a')]: moved}],
    [live, {zomer: came, [setId('a')]: moved}],
    ['b-undo', {zomer: went}],
    ['c', {zomer: came}],
  ].map(([id, effects]) => JSON.stringify({id, timestamp: at, author: 'me', effects}))
  jest
    .spyOn(lake.client, 'request')
    .mockImplementation(async ({url}) => (url.includes('/transactions') ? transactions.join('\n') : {documents: []}))
  await draw()
  const rows = (await screen.findAllByText(/\/zomer/)).map(
    ({parentElement}) => parentElement?.parentElement?.textContent,
  )
  expect(rows.map((row) => row?.replace(/\d+ days ago/, '…'))).toMatchInlineSnapshot(`
    [
      "“Summer” live again, end undonethe type redirect: /zomer (back on the site)… by Local editor",
      "“Summer” endedthe type redirect: /zomer (taken off the site)… by Local editor, planned by A colleague",
      "“Summer” livethe type redirect: /zomer (new)… by Local editor, planned by A colleague",
      "Undonethe type redirect: /zomer (taken off the site)… by Local editor",
      "the type redirect: /zomer (new)… by Local editor",
    ]
  `)
})

test('names an announcement by its words, since it has no title', async () => {
  const text = {_type: 'localeString', nl: 'Zomeractie: 20% korting', en: 'Summer offer'}
  lake.put({_id: 'drafts.bar', _type: 'announcement', _rev: 'r1', _updatedAt: '2026-11-26T09:00:00Z', text})
  await draw()
  expect(screen.getByText('the type announcement: Summer offer')).toBeVisible()
})
