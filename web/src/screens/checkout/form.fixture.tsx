import {fireEvent, screen, waitFor} from '@testing-library/react'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import Checkout from './Checkout.tsx'
// The checkout fetches this file when it is used: here it is there by then, however busy the machine.
import '../../ui/Toast.tsx'

// What tests do with the checkout's form.

/** The page, while no function answers. */
export const open = (address = '/checkout/pro/') => {
  functionsAnswer(new Promise(() => {}))
  return renderPage(Checkout, pageContextOf<CheckoutQueryResult>(address))
}
// By its type: names of every button cost a tenth of a second, and these are asked for often.
export const payButton = () => document.querySelector('main form [type=submit]') as HTMLButtonElement
export const pay = () => fireEvent.click(payButton())
export const choose = (name: string) => fireEvent.click(screen.getByLabelText(new RegExp(name)))
export const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), {target: {value}})
/** What a sale to a business needs. */
export function fillIn() {
  type(/^(Bedrijf|Company)$/, ' Bakkerij Jansen ')
  type(/^Website$/, 'voorbeeld.nl')
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
