import type {StaffWords} from './languages.ts'
import type {PageType} from './pages.ts'

/**
 * The states of pages that a visitor only meets by paying, or by a fault: what editors call them, and the query of the
 * address that shows them in the preview. An order that starts with `sample-` is answered there without asking anybody.
 */
export type SampleState = {page: PageType; title: StaffWords; search: string}

export const SAMPLE_STATES: readonly SampleState[] = [
  {page: 'paymentSuccess', title: {nl: 'Betaald', en: 'Paid'}, search: '?order=sample-paid'},
  {
    page: 'paymentSuccess',
    title: {nl: 'Betaald, zonder mailadres', en: 'Paid, no mail address'},
    search: '?order=sample-no-address',
  },
  {
    page: 'paymentSuccess',
    title: {nl: 'Wachten op de bank', en: 'Waiting for the bank'},
    search: '?order=sample-waiting',
  },
  {page: 'paymentSuccess', title: {nl: 'Dubbel betaald', en: 'Paid twice'}, search: '?order=sample-duplicate'},
  {page: 'paymentSuccess', title: {nl: 'Onbekende bestelling', en: 'Unknown order'}, search: '?order=sample-unknown'},
  {
    page: 'paymentSuccess',
    title: {nl: 'Bestelling niet op te zoeken', en: 'Order cannot be looked up'},
    search: '?order=sample-unavailable',
  },
  {page: 'paymentCancelled', title: {nl: 'Betaling afgebroken', en: 'Cancelled'}, search: ''},
  {
    page: 'paymentCancelled',
    title: {nl: 'Betaling mislukt', en: 'Payment failed'},
    search: '?status=failed&plan=basis&period=monthly',
  },
  {
    page: 'paymentCancelled',
    title: {nl: 'Betaling verlopen', en: 'Payment expired'},
    search: '?status=expired&plan=basis&period=monthly',
  },
]

/** The address that shows the error screen in the preview, behind that of any page. */
export const ERROR_SCREEN = '?preview=error-screen'
