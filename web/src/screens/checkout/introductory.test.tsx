import {screen, waitFor, within} from '@testing-library/react'
import type {CheckoutQueryResult, LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {amsterdamDay, monthsLater} from '../../../../domain/format/dates.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {introductoryOf} from '../../../../domain/offers/introductory.ts'
import {Plans} from '../../layout/Plans.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderIn, renderPage} from '../../testing/page.tsx'
import Checkout from './Checkout.tsx'
import {
  choose,
  chooseCountry,
  created,
  fillIn,
  isPaying,
  part,
  pay,
  payButton,
  reversed,
  sent,
  type,
} from './form.fixture.tsx'
import {checkoutJsonLd} from './jsonLd.ts'

const checkout = () => pageContextOf<CheckoutQueryResult>('/checkout/basis/')
const {labels} = checkout().content.page.period
const OFFER = {
  _id: 'offer-start',
  label: 'Introductieprijs',
  percent: 20,
  lasts: 'first' as const,
  firstDay: '2020-01-01',
}
const first = 'Vandaag {total}, daarna {period} {later}.'
const words = {
  first,
  some: first,
  always: first,
  inShort: 'Vanaf {date} schrijven we af.',
  free: 'De cent komt terug.',
  until: 'Bestel uiterlijk {date}.',
  was: 'Was',
  labels,
}
/** As long before the offer as after it. */
const regular = ({exclVat, period}: Introduced) => [{plan: {key: 'basis'}, period, exclVat, validFrom: '2019-01-01'}]
type Introduced = {exclVat: number; period: 'monthly' | 'quarterly' | 'biannual' | 'yearly'}
const introduced = <T extends Introduced>(price: T, change: object = {}) => ({
  ...price,
  introductory: introductoryOf(
    {...price, plan: {key: 'basis'}, introductory: [{...OFFER, ...change, words}]},
    {today: '2026-11-26', vatRate: 21, language: 'nl', usedUp: [], prices: regular(price)},
  ),
})

/** The checkout of a plan with an introductory price. */
function openIntroduced(change: object = {}): PageContext<CheckoutQueryResult> {
  functionsAnswer(new Promise(() => {}))
  const context = checkout()
  context.content.prices = context.content.prices.map((price) => introduced(price, change))
  renderPage(Checkout, context)
  return context
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
beforeEach(() => sessionStorage.clear())

test('is shown at the checkout of every period and country: discount, VAT, and what follows', () => {
  openIntroduced()
  const monthly = plain(part('monthly').textContent)
  expect(monthly).toContain('€ 95,83')
  expect(monthly).toContain('Bedrag excl. btw€ 99,00Introductieprijs−€ 19,80Btw (21%)€ 16,63')
  expect(monthly).toContain('Vandaag € 95,83, daarna maandelijks € 119,79.')
  expect(plain(part('quarterly').textContent)).toContain('daarna per 3 maanden € 323,43.')
  expect(reversed('monthly')).toContain('Vandaag € 79,20, daarna maandelijks € 99,00.')
  expect(monthly).toMatch(/Vandaag € 95,83, daarna maandelijks € 119,79\. Vanaf \d+ \w+ \d{4} /)
  expect(plain(document.querySelector('label:has(#period-monthly)')?.textContent)).toContain('Vandaag € 95,83')
  expect(screen.queryByLabelText('Kortingscode')).not.toBeInTheDocument()
})

test('is beside the former price of its period, and says until when it can be ordered', () => {
  openIntroduced({lastDay: '2026-12-31'})
  const choice = (period: string) => plain(document.querySelector(`label:has(#period-${period}) small`)?.textContent)
  expect(choice('monthly')).toContain(
    'Was € 119,79 Vandaag € 95,83, daarna maandelijks € 119,79. Bestel uiterlijk 31 december 2026.',
  )
  expect(choice('monthly')).toContain('Was € 99,00 Vandaag € 79,20')
  expect(screen.getAllByRole('deletion')[0]).toHaveTextContent('119,79')
})

test('is paid as it is shown', async () => {
  openIntroduced()
  fillIn()
  const send = functionsAnswer(created())
  pay()
  await isPaying()
  expect(sent(send)).toMatchObject({shownTotal: '95.83', billingPeriod: 'monthly'})
})

test('may be nothing at first: says so, about the cent, and when the first collection is', async () => {
  openIntroduced({percent: 100, lasts: 'some', count: 2})
  const next = formatDay(monthsLater(amsterdamDay(new Date()), 6), 'nl', 'long')
  expect(plain(part('quarterly').textContent)).toContain(
    `Vandaag € 0,00, daarna per 3 maanden € 323,43. De cent komt terug. Vanaf ${next} schrijven we af.`,
  )
  fillIn()
  const send = functionsAnswer(created())
  pay()
  await isPaying()
  expect(sent(send)).toMatchObject({shownTotal: '0.00', billingPeriod: 'monthly'})
})

test('is paid without VAT from abroad', async () => {
  openIntroduced()
  fillIn()
  chooseCountry('BE')
  type(/^Btw-nummer$/, 'BE0123456749')
  choose('Per 3 maanden')
  const send = functionsAnswer(created())
  pay()
  await isPaying()
  expect(sent(send)).toMatchObject({shownTotal: '213.84', billingPeriod: 'quarterly'})
})

test('gives way to the regular amount when it is not left, and says why', async () => {
  openIntroduced()
  fillIn()
  functionsAnswer([409, {exclVat: '99.00', vat: '20.79', total: '119.79', reason: 'De introductieprijs is op'}])
  pay()
  expect(await screen.findByText('De introductieprijs is op')).toBeInTheDocument()
  await waitFor(() => expect(part('monthly')).not.toHaveTextContent('Introductieprijs'))
  expect(plain(part('monthly').textContent)).toContain('€ 119,79')
  expect(part('monthly')).not.toHaveTextContent('95,83')
  expect(plain(payButton().textContent)).toBe('Akkoord, betaal € 119,79')
  const send = functionsAnswer(created())
  pay()
  await isPaying()
  expect(sent(send)).toMatchObject({shownTotal: '119.79'})
})

test('is on the plan card: the old amount struck through, the new one, and what follows', () => {
  const context = pageContextOf<LandingQueryResult>('/')
  const {plans, page} = context.content
  const lastDay = '2026-12-31'
  const shown = plans.map((plan) => ({...plan, prices: plan.prices.map((price) => introduced(price, {lastDay}))}))
  renderIn(context, <Plans plans={shown} texts={page.pricing} />)
  const card = within(screen.getByRole('article', {name: 'Basis'}))
  const figure = plain(
    card.getAllByText('€ 79,20', {normalizer: (text) => plain(text) ?? ''})[0]?.closest('p')?.textContent,
  )
  expect(figure).toBe('Was € 99 € 79,20 per maand, excl. btw')
  expect(screen.getAllByRole('deletion')[0]).toHaveTextContent('€ 99')
  expect(plain(document.body.textContent)).toContain(
    'Introductieprijs: Vandaag € 95,83, daarna maandelijks € 119,79. Bestel uiterlijk 31 december 2026.',
  )
})

test('is the price in structured data, with what follows', () => {
  const context = checkout()
  context.content.prices = context.content.prices.map((price) => introduced(price, {lastDay: '2026-12-31'}))
  const [service] = checkoutJsonLd(context, 'https://example.nl')
  expect(service).toMatchObject({
    offers: expect.arrayContaining([
      expect.objectContaining({
        price: '95.83',
        priceSpecification: expect.objectContaining({price: '95.83'}),
        description: expect.stringContaining('119,79'),
        priceValidUntil: '2026-12-31',
      }),
    ]),
  })
})
