import type {PageType} from './pages.ts'

/**
 * The states of pages that a visitor only meets by paying, or by a fault: what editors call them, and the query of the
 * address that shows them in the preview. An order that starts with `sample-` is answered there without asking anybody.
 */
export type SampleState = {page: PageType; title: string; search: string}

export const SAMPLE_STATES: readonly SampleState[] = [
  {page: 'paymentSuccess', title: 'Paid', search: '?order=sample-paid'},
  {page: 'paymentSuccess', title: 'Paid, no mail address', search: '?order=sample-no-address'},
  {page: 'paymentSuccess', title: 'Waiting for the bank', search: '?order=sample-waiting'},
  {page: 'paymentSuccess', title: 'Paid twice', search: '?order=sample-duplicate'},
  {page: 'paymentSuccess', title: 'Unknown order', search: '?order=sample-unknown'},
  {page: 'paymentSuccess', title: 'Order cannot be looked up', search: '?order=sample-unavailable'},
  {page: 'paymentCancelled', title: 'Cancelled', search: ''},
  {page: 'paymentCancelled', title: 'Payment failed', search: '?status=failed&plan=basis&period=monthly'},
  {page: 'paymentCancelled', title: 'Payment expired', search: '?status=expired&plan=basis&period=monthly'},
]

/** The address that shows the error screen in the preview, behind that of any page. */
export const ERROR_SCREEN = '?preview=error-screen'
