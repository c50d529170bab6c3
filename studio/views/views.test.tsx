import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, fireEvent, render, renderHook, screen, waitFor, within} from '@testing-library/react'
import type {ReactElement} from 'react'
import type {SanityDocument} from 'sanity'
import {everyLanguage, OTHER_LANGUAGES} from '../../tests/support/html/texts.ts'
import {lake} from '../testing/sanity.tsx'
import {PricesView} from './prices/PricesView.tsx'
import {TranslationsView} from './translations/TranslationsView.tsx'
import {useStaleTexts} from './translations/useStaleTexts.ts'

const theme = buildTheme()
const draw = (element: ReactElement) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>)
const plain = (element?: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const rows = () => screen.getAllByRole('row').map(plain)
const put = (document: Parameters<typeof lake.put>[0]) => act(async () => lake.put(document))

describe('the price list', () => {
  const price = () => lake.documentOf('price-pro-quarterly')

  test('shows what customers pay now, by plan and period, and that nothing is announced', async () => {
    draw(<PricesView />)
    expect(screen.getByText('Reading the prices …')).toBeVisible()
    await screen.findByText('Current prices')
    const [, ...prices] = rows()
    expect(prices.map((row) => row?.replace(/(€.*)/, ' | $1'))).toEqual([
      'Basic, monthly | €99.00€20.79€119.791 Jan 2025',
      'Basic, per 3 months10% discount | €267.30€56.13€323.431 Jan 2025',
      'Basic, per 6 months1 month free | €495.00€103.95€598.951 Jan 2025',
      'Pro, monthly | €149.00€31.29€180.291 Jan 2025',
      'Pro, per 3 months10% discount | €402.30€84.48€486.781 Jan 2025',
      'Pro, per 6 months1 month free | €745.00€156.45€901.451 Jan 2025',
    ])
    expect(screen.getByRole('columnheader', {name: 'VAT (21%)'})).toBeVisible()
    expect(screen.getByText(/^Nothing announced\./)).toBeVisible()
    expect(screen.getByText('Pro, per 3 months')).toHaveAttribute('href', '/intent/edit/price-pro-quarterly;exclVat')
  })

  test('follows a publication: a later price is coming, one that has started takes the place of the one before', async () => {
    draw(<PricesView />)
    await screen.findByText('Current prices')
    await put({...price(), _id: 'price-announced', exclVat: 450, validFrom: '2099-01-01'})
    await waitFor(() => expect(rows().at(-1)).toContain('€544.50'))
    expect(rows().at(-1)).toContain('1 Jan 2099')
    expect(rows()).toHaveLength(1 + 6 + 1 + 1)
    await put({...price(), _id: 'price-announced', exclVat: 450, validFrom: '2025-02-01'})
    await waitFor(() => expect(rows()).toHaveLength(1 + 6))
    expect(rows().join()).toContain('€450.00')
    expect(rows().join()).not.toContain('€402.30')
  })

  test('shows a promotional price beside the regular total, with its days, and one that is to come apart', async () => {
    const plans = [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}]
    const label = {_type: 'localeString', nl: 'Zomeractie', en: 'Summer'}
    const offer = {_type: 'offer', label, percent: 20, lasts: 'first', plans, oncePerCompany: false}
    draw(<PricesView />)
    await screen.findByText('Current prices')
    await put({...offer, _id: 'offer-now', firstDay: '2025-01-01', lastDay: '2098-12-31', periods: ['monthly']})
    await put({...offer, _id: 'offer-later', firstDay: '2099-01-01'})
    await waitFor(() => expect(rows()[4]).toContain('Summer, 1 Jan 2025 to 31 Dec 2098'))
    expect(rows()[4]).toContain('€119.20€25.03€180.29 €144.23')
    expect(rows()[5]).not.toContain('Summer')
    expect(rows()[5]).toContain('Discount note hidden: the promotion makes it untrue')
    expect(screen.getByText(/^20% · from 1 Jan 2099/)).toBeVisible()
  })

  test('is not read any more after its view is closed', async () => {
    const {unmount} = draw(<PricesView />)
    await screen.findByText('Current prices')
    expect(lake.listeners.size).toBe(1)
    unmount()
    expect(lake.listeners.size).toBe(0)
  })
})

test('content that ships has nothing to translate', async () => {
  draw(<TranslationsView />)
  expect(await screen.findByText(/^All \d{4} texts are translated\.$/)).toBeVisible()
})

describe('the translations', () => {
  beforeEach(() => lake.keepOnly('faq'))
  type Question = {_id: string; _type: string; question: object; answer: object}
  const question = () => lake.documentOf('faq-how-it-works') as Question
  // While its English text is empty a document is named by the Dutch one.
  const card = () => screen.getByText(/: (How does it work|Hoe werkt het)\?$/).closest('[role=listitem]') as HTMLElement
  const links = () =>
    within(card())
      .getAllByRole('link')
      .map((link) => `${plain(link)} → ${link.getAttribute('href')}`)

  test('name what is missing, each with the way to its field, until it is there', async () => {
    const whole = question()
    draw(<TranslationsView />)
    expect(screen.getByText('Reading the documents …')).toBeVisible()
    expect(await screen.findByText('All 24 texts are translated.')).toBeVisible()
    expect(screen.getByText('English 100%')).toBeVisible()
    await put({...whole, question: {...whole.question, en: ''}})
    expect(await screen.findByText('1 of 24 texts need checking.')).toBeVisible()
    expect(links()).toEqual(['English: question → /intent/edit/faq-how-it-works;question.en'])
    expect(screen.getByText('English 95%')).toBeVisible()
    expect(screen.getByText('Dutch 100%')).toBeVisible()
    await put(whole)
    expect(await screen.findByText('All 24 texts are translated.')).toBeVisible()
  })

  test('put the document with most to do on top', async () => {
    const whole = question()
    const other = lake.documentOf('faq-costs') as Question
    await put({...other, question: {...other.question, en: ''}})
    await put({...whole, question: {...whole.question, en: ''}, answer: {...whole.answer, en: []}})
    draw(<TranslationsView />)
    await screen.findByText(/: (How does it work|Hoe werkt het)\?$/)
    expect(screen.getAllByRole('listitem')[0]).toBe(card())
  })

  const history = (whole: Question, earlier: object) => {
    lake.client.request = async () =>
      [
        {timestamp: '2025-03-01T10:00:00Z', effects: {[whole._id]: {revert: [0, earlier]}}},
        {timestamp: '2025-01-01T00:00:00Z', effects: {[whole._id]: {revert: [0, null]}}},
      ]
        .map((line) => JSON.stringify(line))
        .join('\n')
  }

  test('name a text that one language left behind, by the history of its document', async () => {
    const whole = question()
    const changed = {...whole, _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-03-01T00:00:00Z'}
    history(whole, {...changed, question: {...whole.question, nl: 'Hoe werkte het?'}})
    await put(changed)
    draw(<TranslationsView />)
    const told = await screen.findAllByText('is outdated: another language changed on 1 Mar 2025')
    expect(told).toHaveLength(OTHER_LANGUAGES.length)
    expect(links()).toContain('English: question → /intent/edit/faq-how-it-works;question.en')
  })

  test('name a text that a draft leaves behind, before it is published', async () => {
    const whole = question()
    const draft = {...whole, _id: `drafts.${whole._id}`, _rev: 'd', _updatedAt: '2025-04-02T00:00:00Z'}
    await put({...draft, question: {...whole.question, nl: 'Hoe werkt het nu?'}})
    draw(<TranslationsView />)
    const told = await screen.findAllByText('is outdated: another language changed on 2 Apr 2025')
    expect(told).toHaveLength(OTHER_LANGUAGES.length)
    expect(screen.getByText('English: question')).toBeVisible()
  })

  test('ask once about words that are the same in every language, and again when they are others', async () => {
    const whole = question()
    const same = (words: string) => put({...whole, question: {...whole.question, ...everyLanguage(words, words)}})
    await same('Search Engine Optimisation, explained')
    draw(<TranslationsView />)
    fireEvent.click(await screen.findByText('Mark as correct'))
    expect(await screen.findByText('All 24 texts are translated.')).toBeVisible()
    await same('Search Engine Optimisation, in short')
    expect(await screen.findByText('the same in every language')).toBeVisible()
  })

  test('are not read any more after their view is closed', async () => {
    const {unmount} = draw(<TranslationsView />)
    await screen.findByText(/texts are translated/)
    unmount()
    expect(lake.listeners.size).toBe(0)
  })
})

describe('texts left behind', () => {
  const at = (day: string) => `2025-0${day}T00:00:00Z`
  const line = (nl: string, en: string) => ({_type: 'localeString', ...everyLanguage(nl, en)})
  const document = (id: string, updated: string): SanityDocument => ({
    _id: id,
    _type: 'feature',
    _rev: updated,
    _createdAt: at('1-01'),
    _updatedAt: updated,
    title: line('nieuw', 'old'),
  })
  const history = (id: string) =>
    [
      {timestamp: at('2-01'), effects: {[id]: {revert: [0, {title: line('oud', 'old')}]}}},
      {timestamp: at('1-01'), effects: {[id]: {revert: [0, null]}}},
    ]
      .map((line) => JSON.stringify(line))
      .join('\n')
  const answering = (answer: (address: string) => string | Promise<string>) => {
    const send = jest.fn(async ({url}: {url: string; query: object}) => answer(url))
    lake.client.request = send
    return send
  }
  const asked = (send: ReturnType<typeof answering>) =>
    send.mock.calls.map(([{url}]) => /transactions\/(.*)$/.exec(url)?.[1])

  test('is found for what was changed since it was made, the latest first', async () => {
    const send = answering((address) => history(address.endsWith('/one') ? 'one' : 'two'))
    const documents = [document('one', at('2-01')), document('two', at('3-01')), document('new', at('1-01'))]
    const {result} = renderHook(() => useStaleTexts(documents))
    await waitFor(() => expect(result.current.stale.size).toBe(2))
    expect(asked(send)).toEqual(['two', 'one'])
    expect(result.current.stale.get('one')).toEqual(
      OTHER_LANGUAGES.map((behind) => ({path: 'title', behind, since: at('2-01')})),
    )
    expect(send.mock.calls[0]?.[0].query).toMatchObject({excludeContent: 'true', effectFormat: 'mendoza'})
  })

  test('is asked for again only of a document that changed', async () => {
    const send = answering(() => history('one'))
    const {rerender, result} = renderHook(({now}) => useStaleTexts([document('one', now)]), {
      initialProps: {now: at('2-01')},
    })
    await waitFor(() => expect(result.current.stale.size).toBe(1))
    rerender({now: at('2-01')})
    expect(send).toHaveBeenCalledTimes(1)
    rerender({now: at('3-01')})
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  test.each([
    ['one that was changed', '2-01'],
    ['one that never was', '1-01'],
  ])('leave the list when the draft was discarded: of %s', async (_, updated) => {
    answering(() => '')
    const published = {...document('one', at(updated)), title: line('oud', 'old')}
    const drafts = new Map([['one', {...document('drafts.one', at('4-01')), _id: 'drafts.one'}]])
    const {rerender, result} = renderHook(({drafts}) => useStaleTexts([published], drafts), {
      initialProps: {drafts: new Map<string, SanityDocument>()},
    })
    await waitFor(() => expect(result.current.stale.size).toBe(updated === '2-01' ? 1 : 0))
    rerender({drafts})
    await waitFor(() => expect(result.current.stale.get('one')).toHaveLength(OTHER_LANGUAGES.length))
    rerender({drafts: new Map()})
    await waitFor(() => expect(result.current.stale.get('one') ?? []).toEqual([]))
  })

  test('is nothing where the history is not told, and before there are documents', async () => {
    answering(() => Promise.reject(new Error('Insufficient permissions')))
    const {result, rerender} = renderHook(({documents}) => useStaleTexts(documents), {
      initialProps: {documents: null as SanityDocument[] | null},
    })
    expect(result.current.stale.size).toBe(0)
    rerender({documents: [document('one', at('2-01'))]})
    await waitFor(() => expect(result.current.stale.get('one')).toEqual([]))
  })

  test('is not asked for any more by a view that is closed', async () => {
    let answer = (_: string) => {}
    const send = answering(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    const {unmount} = renderHook(() => useStaleTexts([document('one', at('2-01')), document('two', at('3-01'))]))
    unmount()
    await act(async () => answer(history('two')))
    expect(asked(send)).toEqual(['two'])
  })
})
