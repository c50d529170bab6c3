import {fireEvent, screen, waitFor} from '@testing-library/react'
import type {CheckoutQueryResult} from '../../../../../domain/content/content.types.ts'
import {functionsAnswer} from '../../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../../testing/page.tsx'
import Checkout from '../Checkout.tsx'
import {choose, created, fillIn, isPaying, open, part, pay, payButton, sent} from '../form.fixture.tsx'

/** The checkout of a shop with a discount code. */
function openWithCodes(address = '/checkout/basis/') {
  functionsAnswer(new Promise(() => {}))
  const context = pageContextOf<CheckoutQueryResult>(address)
  context.content.offers = [{_id: 'offer-welcome'}]
  return renderPage(Checkout, context)
}
const DISCOUNT = {
  label: 'Welkomstkorting',
  off: '9.90',
  text: 'Vandaag € 107,81, daarna maandelijks € 119,79.',
  inShort: 'Vandaag € 107,81, daarna maandelijks € 119,79. Vanaf 26 december.',
}
const APPLIED = [409, {exclVat: '89.10', vat: '18.71', total: '107.81', discount: DISCOUNT}] as [number, unknown]
const refused = (problem: string) => [400, {error: 'wrong', wrong: [problem]}] as [number, unknown]

const field = () => screen.getByLabelText<HTMLInputElement>('Kortingscode')
const enter = (code: string) => fireEvent.input(field(), {target: {value: code}})
const apply = () => fireEvent.click(screen.getByRole('button', {name: 'Toepassen', hidden: true}))
const shown = () => part('monthly').textContent?.replaceAll('\u00a0', ' ')
beforeEach(() => sessionStorage.clear())

test('is not asked while there is none', () => {
  open('/checkout/basis/')
  expect(screen.queryByText('Heb je een kortingscode?')).not.toBeInTheDocument()
})

test('shows the discount, its VAT and what follows, before anything is filled in', async () => {
  openWithCodes()
  enter('welkom10')
  const send = functionsAnswer(APPLIED)
  apply()
  await waitFor(() => expect(shown()).toContain('€ 107,81'))
  expect(shown()).toContain('Bedrag excl. btw€ 99,00Welkomstkorting−€ 9,90Btw (21%)€ 18,71')
  expect(shown()).toContain(DISCOUNT.text)
  expect(sent(send)).toMatchObject({code: 'welkom10', apply: 'yes', planType: 'basis', billingPeriod: 'monthly'})
  expect(payButton()).toHaveTextContent('Akkoord, betaal € 107,81')
  expect(shown()).toContain('Vanaf 26 december.')
})

test('pays what the code comes to', async () => {
  openWithCodes()
  fillIn()
  enter('welkom10')
  functionsAnswer(APPLIED)
  apply()
  await waitFor(() => expect(shown()).toContain('€ 107,81'))
  const send = functionsAnswer(created())
  pay()
  await isPaying()
  expect(sent(send)).toMatchObject({code: 'welkom10', shownTotal: '107.81'})
  expect(sent(send)).not.toHaveProperty('apply')
})

test('shows the amounts of a code that was not applied, and asks again', async () => {
  openWithCodes()
  fillIn()
  enter('welkom10')
  const send = functionsAnswer(APPLIED)
  pay()
  await waitFor(() => expect(shown()).toContain('€ 107,81'))
  expect(sent(send)).toMatchObject({code: 'welkom10', shownTotal: '119.79'})
  expect(await screen.findByText('Je code is toegepast')).toBeInTheDocument()
})

test('forgets the discount when another code is typed', async () => {
  openWithCodes()
  enter('welkom10')
  functionsAnswer(APPLIED)
  apply()
  await waitFor(() => expect(shown()).toContain('€ 107,81'))
  enter('')
  expect(shown()).toContain('€ 119,79')
  expect(shown()).not.toContain('Welkomstkorting')
})

test.each([
  ['code:unknown', 'We kennen deze code niet. Kijk of er een tikfout in staat.'],
  ['code:ended', 'Deze code is verlopen.'],
  ['code:usedUp', 'Deze code is opgebruikt.'],
])('says below the field why a code does not count: %s', async (problem, words) => {
  openWithCodes()
  enter('welkom10')
  functionsAnswer(refused(problem))
  apply()
  await waitFor(() => expect(screen.getByText(words)).not.toHaveAttribute('hidden'))
  expect(field()).toHaveAccessibleDescription(words)
  expect(field().closest('details')).toHaveAttribute('open')
  enter('welkom1')
  expect(screen.getByText(words)).toHaveAttribute('hidden')
})

test('asks again for another period', async () => {
  openWithCodes()
  enter('welkom10')
  const send = functionsAnswer(APPLIED)
  choose('Per 3 maanden')
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(sent(send)).toMatchObject({code: 'welkom10', apply: 'yes', billingPeriod: 'quarterly'})
})
