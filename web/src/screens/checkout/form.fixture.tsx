import {fireEvent, screen, waitFor} from '@testing-library/react'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import Checkout from './Checkout.tsx'
import {loadChecks} from './payment/checks.ts'
// Loads the file that the checkout loads on use, however busy the machine.
import '../../ui/toasts/Toast.tsx'

// Helpers for tests of the checkout's form.

// A page has them by the time that somebody has filled it in.
await loadChecks()

/** Renders the page; no function answers. */
export const open = (address = '/checkout/pro/') => {
  functionsAnswer(new Promise(() => {}))
  return renderPage(Checkout, pageContextOf<CheckoutQueryResult>(address))
}
// Found by type: computing the names of all buttons costs a tenth of a second, and tests ask often.
export const payButton = () => document.querySelector('main form [type=submit]') as HTMLButtonElement
export const pay = () => fireEvent.click(payButton())
export const choose = (name: string) => fireEvent.click(screen.getByLabelText(new RegExp(name)))
export const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), {target: {value}})
/** Details that a sale to a business needs. */
export function fillIn() {
  type(/^(Bedrijf|Company)$/, ' Bakkerij Jansen ')
  type(/^Website$/, 'voorbeeld.nl')
  type(/^(Postcode|Postal code)$/, '1011ab')
  type(/^(Straat en huisnummer|Street and number)$/, 'Kade 1')
  type(/^(Plaats|City)$/, 'Amsterdam')
  type(/^(E-mailadres|E-mail address)$/, 'jo@example.nl')
}
export const chooseCountry = (code: string) =>
  fireEvent.change(screen.getByLabelText(/^(Land|Country)$/), {target: {value: code}})
export const reversed = (period: string) =>
  document.querySelector<HTMLElement>(`[data-reversed="${period}"]`)?.textContent?.replaceAll('\u00a0', ' ')
export const part = (period: string) =>
  document.querySelector<HTMLElement>(`[data-period="${period}"]`) ?? document.body
export const sent = (send: ReturnType<typeof functionsAnswer>, index = 0) => {
  const [address, init] = send.mock.calls[index] ?? []
  return {address, ...JSON.parse(String(init?.body))}
}
export const created = () => [200, {success: true, paymentUrl: `${window.location.href}#paying`}] as [number, unknown]
export const isPaying = () => waitFor(() => expect(window.location.hash).toBe('#paying'))
