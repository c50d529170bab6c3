import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import type {ReactElement} from 'react'
import type {SiteStatus} from '../../../domain/content/siteStatus.ts'
import {monthsLater} from '../../../domain/format/dates.ts'
import {SiteWatch} from '../../status/SiteWatch.ts'
import {SiteWatchContext} from '../../status/useSite.ts'
import {lake, went} from '../../testing/sanity.tsx'
import {DeletedView} from '../deleted/DeletedView.tsx'
import {deletionsIn} from '../deleted/deleted.ts'
import type {Transaction} from '../deleted/history.ts'
import {StartView} from './StartView.tsx'

const theme = buildTheme()
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')
const draw = (element: ReactElement, siteUrl?: string) =>
  render(
    <ThemeProvider theme={theme}>
      <SiteWatchContext value={new SiteWatch(siteUrl)}>
        <ToastProvider>{element}</ToastProvider>
      </SiteWatchContext>
    </ThemeProvider>,
  )
const put = (document: object) => act(async () => lake.put(document as never))
const remove = (id: string) => act(async () => lake.remove(id))
const section = (title: string) => screen.getByRole('heading', {name: title}).closest('section') as HTMLElement
/** A little more than so many days ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()

/** A history that was written by hand: who did what, newest first. */
let transactions: Transaction[]
let lastStates: object[]
const history = jest.fn(async ({url, query}: {url: string; query: object}): Promise<unknown> => {
  if (url.includes('/documents/')) return {documents: lastStates}
  const [, ids] = /transactions\/(.*)$/.exec(url) ?? []
  const asked = transactions.filter(({effects = {}}) => !ids || Object.keys(effects).some((id) => ids.includes(id)))
  return asked
    .slice(0, Number((query as {limit: string}).limit))
    .map((line) => JSON.stringify(line))
    .join('\n')
})
const transaction = (id: string, apply: unknown[], more: Partial<Transaction> = {}): Transaction => ({
  id: `of-${id}`,
  timestamp: daysAgo(2),
  author: 'colleague',
  effects: {[id]: {apply, revert: []}},
  ...more,
})
const GONE = [0, null]
const WRITTEN = [0, {_type: 'faq'}]

beforeEach(() => {
  transactions = []
  lastStates = []
  lake.client.request = history
})

describe('the start page', () => {
  const draft = (id: string, days: number) => ({
    ...lake.documentOf(id),
    _id: `drafts.${id}`,
    _rev: `${id}-${days}`,
    _updatedAt: daysAgo(days),
  })

  test('says on a quiet day that there is nothing to do', async () => {
    draw(<StartView />)
    expect(section('Open drafts')).toHaveTextContent('Reading the drafts …')
    await waitFor(() => expect(section('Open drafts')).toHaveTextContent('None: all changes of this week'))
    await waitFor(() => expect(section('Waiting for somebody')).toHaveTextContent('No drafts are older than a week.'))
    await waitFor(() => expect(section('Now and soon')).toHaveTextContent('Nothing: no set,'))
    await waitFor(() => expect(section('Deleted')).toHaveTextContent('no deleted documents'))
  })

  test('names what is being changed, since when and by whom, and follows it', async () => {
    transactions = [transaction('drafts.plan-pro', WRITTEN)]
    draw(<StartView />)
    await put(draft('plan-pro', 1))
    await waitFor(() => expect(section('Open drafts')).toHaveTextContent('the type plan: Pro1 day ago by A colleague'))
    expect(within(section('Open drafts')).getByRole('link')).toHaveAttribute('href', '/intent/edit/plan-pro')
    await remove('drafts.plan-pro')
    await waitFor(() => expect(section('Open drafts')).toHaveTextContent('None: all changes of this week'))
  })

  test('says which drafts wait since more than a week, and how many texts the translators have to look at', async () => {
    await put(draft('faq-how-it-works', 8))
    const costs = lake.documentOf('faq-costs') as ReturnType<typeof lake.documentOf> & {question: object}
    lake.put({...costs, question: {...costs.question, en: ''}})
    draw(<StartView />)
    await waitFor(() =>
      expect(section('Waiting for somebody')).toHaveTextContent('the type faq: How does it work?8 days ago'),
    )
    await waitFor(() => expect(section('Waiting for somebody')).toHaveTextContent(/Translations\d+ texts? to check/))
    expect(section('Open drafts')).not.toHaveTextContent('How does it work?')
  })

  test('announces the prices that are coming, with the days to go', async () => {
    const validFrom = monthsLater(daysAgo(0).slice(0, 10), 1)
    await put({...lake.documentOf('price-basis-monthly'), _id: 'price-next', exclVat: 109, validFrom})
    draw(<StartView />)
    await waitFor(() =>
      expect(plain(section('Now and soon'))).toMatch(/Basic, monthly€109.00 excl. VAT from .*\d+ days to go/),
    )
  })

  test('names sets that are planned or have an end, and promotional prices that are not over', async () => {
    const set = (key: string, fields: object) =>
      put({_id: `studio.set-${key}`, _type: 'studio.changeSet', _rev: 'r', title: key, members: [], ...fields} as never)
    await set('Summer', {state: 'live', publishedAt: '2026-06-01T07:00:00Z', endAt: '2099-08-31T16:00:00Z'})
    await set('Winter', {state: 'planned', goLiveAt: '2099-12-01T08:00:00Z'})
    await set('Kept', {state: 'live', publishedAt: '2026-06-01T07:00:00Z'})
    for (const lastDay of ['2099-12-31', '2020-12-31']) {
      const label = {_type: 'localeString', nl: 'Actie', en: `Offer until ${lastDay}`}
      await put({
        _id: `offer-${lastDay}`,
        _type: 'offer',
        name: 'x',
        label,
        percent: 20,
        firstDay: '2020-06-01',
        lastDay,
      } as never)
    }
    draw(<StartView />)
    await waitFor(() => expect(section('Now and soon')).toHaveTextContent('Offer until 2099-12-3120%'))
    expect(section('Now and soon')).toHaveTextContent(
      'SummerLive since 1 June 2026, 09:00, until 31 August 2099, 18:00',
    )
    expect(section('Now and soon')).toHaveTextContent('WinterLive from 1 December 2099, 09:00')
    expect(section('Now and soon')).not.toHaveTextContent(/Kept|2020-12-31/)
  })

  test('says when the drafts cannot be read', async () => {
    jest.spyOn(lake.client, 'fetch').mockRejectedValue(new Error('The lake does not answer'))
    draw(<StartView />)
    await waitFor(() => expect(section('Open drafts')).toHaveTextContent('The lake does not answer'))
  })

  test('without the address of the site says what to set', () => {
    draw(<StartView />)
    expect(section('The site')).toHaveTextContent('SANITY_STUDIO_SITE_URL')
  })

  test('shows the state of the site, what to fix, and what went live last', async () => {
    const status: SiteStatus = {
      state: 'live',
      failure: null,
      problems: [
        {message: 'A price is missing.', documentId: 'plan-pro', documentType: 'plan', pages: ['/checkout/x/']},
      ],
      publishes: [
        {startedAt: daysAgo(1), seconds: 0.42, contentUpTo: daysAgo(1), changed: ['/', '/en/'], removed: ['/old/']},
        {startedAt: daysAgo(2), seconds: 0.3, contentUpTo: daysAgo(2), changed: [], removed: []},
      ],
    }
    globalThis.fetch = jest.fn(async () => Response.json(status)) as never
    draw(<StartView />, 'https://site.example')
    await waitFor(() => expect(section('The site')).toHaveTextContent('Not live on 1 page; everything else'))
    expect(section('The site')).toHaveTextContent('A price is missing.')
    expect(screen.getByText('Open “the type plan”').closest('a')).toHaveAttribute('href', '/intent/edit/plan-pro')
    const published = section('Last published')
    expect(published).toHaveTextContent('Live on 2 pages, 1 page removed1 day ago, in 0.4 s')
    expect(published).not.toHaveTextContent('2 days ago') // nobody's page changed
    expect(within(published).getByText('Landing page, English')).toHaveAttribute('href', 'https://site.example/en/')
  })
})

describe('deleted documents', () => {
  const question = () => lake.documentOf('faq-how-it-works')

  test('are those that were replaced by nothing, each once and by the id that is published', () => {
    const found = deletionsIn([
      transaction('drafts.one', GONE, {timestamp: daysAgo(1)}),
      transaction('one', GONE),
      transaction('two', WRITTEN),
      transaction('_.groups.x', GONE),
      transaction('versions.r1.one', GONE),
      transaction('studio.set-summer', GONE),
      {id: 'x', timestamp: daysAgo(3), author: 'me'},
    ])
    expect(found.map(({id}) => id)).toEqual(['one'])
    expect(found[0]?.at.slice(0, 10)).toBe(daysAgo(1).slice(0, 10))
  })

  test('are listed as they were last, and brought back as a draft after a second look', async () => {
    const last = {...question(), _rev: 'r1', _updatedAt: daysAgo(3)}
    lake.remove(last._id)
    transactions = [transaction(last._id, GONE), transaction('drafts.plan-pro', GONE)]
    lastStates = [{...last, _id: `drafts.${last._id}`, question: {nl: 'Halve vr'}}, last]
    draw(<DeletedView />)
    expect(screen.getByText('Reading the history …')).toBeVisible()
    expect(await screen.findByText('the type faq: How does it work?')).toBeVisible()
    expect(screen.getByText('Deleted 2 days ago by A colleague')).toBeVisible()
    expect(screen.getAllByText('Restore …')).toHaveLength(1) // publishing Pro ended its draft, and Pro is there

    fireEvent.click(screen.getByText('Restore …'))
    expect(lake.documentOf(`drafts.${last._id}`)).toBeUndefined()
    fireEvent.click(await screen.findByText('Restore'))
    await waitFor(() => expect(went).toEqual([['edit', {id: last._id, type: 'faq'}]]))
    const {_rev, _updatedAt, ...content} = last
    expect(lake.documentOf(`drafts.${last._id}`)).toEqual({...content, _id: `drafts.${last._id}`})
    await waitFor(() => expect(screen.queryByText('the type faq: How does it work?')).not.toBeInTheDocument())
  })

  test('come back as the draft that was worked on after the page was taken off the site', async () => {
    const last = {...question(), question: {nl: 'Januari'}}
    lake.remove(last._id)
    transactions = [
      transaction(`drafts.${last._id}`, GONE, {timestamp: daysAgo(1)}),
      transaction(last._id, GONE, {timestamp: daysAgo(300)}),
    ]
    lastStates = [last, {...last, _id: `drafts.${last._id}`, question: {nl: 'Maart'}}]
    draw(<DeletedView />)
    fireEvent.click(await screen.findByText('Restore …'))
    fireEvent.click(await screen.findByText('Restore'))
    await waitFor(() => expect(lake.documentOf(`drafts.${last._id}`)).toMatchObject({question: {nl: 'Maart'}}))
  })

  describe('that had a draft', () => {
    const last = () => ({...question(), question: {nl: 'Op de site'}, _updatedAt: daysAgo(40)})
    const draft = () => ({
      ...last(),
      _id: 'drafts.faq-how-it-works',
      question: {nl: 'Halve vr'},
      _updatedAt: daysAgo(20),
    })
    function deleted({isTogether}: {isTogether: boolean}) {
      lastStates = [last(), draft()]
      const [ofDraft, ofPage] = [transaction(draft()._id, GONE, {timestamp: daysAgo(9)}), transaction(last()._id, GONE)]
      transactions = isTogether ? [{...ofPage, effects: {...ofPage.effects, ...ofDraft.effects}}] : [ofPage, ofDraft]
      lake.remove(last()._id)
      draw(<DeletedView />)
    }

    test('come back as they were published when the draft was thrown away before', async () => {
      deleted({isTogether: false})
      expect(await screen.findByText('the type faq: Op de site')).toBeVisible()
      fireEvent.click(screen.getByText('Restore …'))
      expect(screen.queryByText('Restore the live version')).not.toBeInTheDocument()
    })

    test.each([
      ['Restore the draft', 'Halve vr'],
      ['Restore the live version', 'Op de site'],
    ])('come back as either of the two when both were deleted at once: %s', async (button, words) => {
      deleted({isTogether: true})
      expect(await screen.findByText('the type faq: Halve vr')).toBeVisible()
      fireEvent.click(screen.getByText('Restore …'))
      fireEvent.click(await screen.findByText(button))
      await waitFor(() => expect(lake.documentOf('drafts.faq-how-it-works')).toMatchObject({question: {nl: words}}))
    })
  })

  test('are found behind any number of deleted images, and it is said when there are more than are listed', async () => {
    const images = Array.from({length: 60}, (_, index) =>
      transaction(`image-${index}`, GONE, {
        effects: {[`image-${index}`]: {apply: GONE, revert: [0, {_type: 'sanity.imageAsset'}]}},
      }),
    )
    const last = question()
    lake.remove(last._id)
    transactions = [...images, transaction(last._id, GONE)]
    lastStates = [last]
    const {unmount} = draw(<DeletedView />)
    expect(await screen.findByText('the type faq: How does it work?')).toBeVisible()
    expect(screen.queryByText(/More documents were deleted/)).not.toBeInTheDocument()
    unmount()

    const ids = Array.from({length: 51}, (_, index) => `faq-${index}`)
    transactions = ids.map((id) => transaction(id, GONE))
    lastStates = ids.map((_id) => ({...last, _id}))
    draw(<DeletedView />)
    expect(await screen.findByText('More documents were deleted; the latest 50 are listed.')).toBeVisible()
  })

  test('name a price by its plan', async () => {
    const price = lake.documentOf('price-pro-quarterly')
    lake.remove(price._id)
    transactions = [transaction(price._id, GONE)]
    lastStates = [price]
    draw(<DeletedView />)
    expect(await screen.findByText('the type price: Pro, per 3 months')).toBeVisible()
  })

  test('that cannot come back say why', async () => {
    lake.remove('faq-how-it-works')
    transactions = [transaction('faq-how-it-works', GONE)]
    lastStates = [{_id: 'faq-how-it-works', _type: 'faq'}]
    lake.client.createIfNotExists = async () => {
      throw new Error('It refers to a plan that is gone')
    }
    draw(<DeletedView />)
    fireEvent.click(await screen.findByText('Restore …'))
    fireEvent.click(await screen.findByText('Restore'))
    expect(await screen.findByText(/It refers to a plan that is gone/)).toBeInTheDocument()
    expect(went).toEqual([])
  })

  test('are looked for in one page of the history after the other, and it is said how far back', async () => {
    transactions = Array.from({length: 1000}, (_, index) => ({...transaction('two', WRITTEN), id: `t${index}`}))
    history.mockImplementationOnce(async () => transactions.map((line) => JSON.stringify(line)).join('\n'))
    lake.remove('faq-how-it-works')
    const older = transaction('faq-how-it-works', GONE, {timestamp: daysAgo(4)})
    history.mockImplementationOnce(async () => JSON.stringify(older))
    lastStates = [{_id: 'faq-how-it-works', _type: 'faq', question: {nl: 'Hoe dan?'}}]
    draw(<DeletedView />)
    expect(await screen.findByText('the type faq: Hoe dan?')).toBeVisible()
    expect(history.mock.calls[1]?.[0]).toMatchObject({query: {toTime: transactions.at(-1)?.timestamp}})
    expect(screen.queryByText(/earlier deletions are not listed/)).not.toBeInTheDocument()
  })

  test('may not be told: then it is said why', async () => {
    history.mockRejectedValueOnce(new Error('Insufficient permissions'))
    draw(<DeletedView />)
    expect(await screen.findByText('The history could not be read: Insufficient permissions')).toBeVisible()
  })
})
