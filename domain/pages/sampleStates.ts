import type {PlanKey} from '../catalogue/plans.ts'
import {PERIODS} from '../money/periods.ts'
import type {StaffWords} from '../texts/languages.ts'
import type {PageType} from './pages.ts'

/** A state of a page: its title for editors, and the query that shows it in the preview. */
export type SampleState = {page: PageType; title: StaffWords; search: string}

/** The query for an order that nobody made, of a plan. The preview answers what is asked of it without asking anybody. */
export const sampleOrderSearch = (state: string, plan: PlanKey): string => `?order=sample-${state}.${plan}`

const sampleEnd = (status: string, plan: PlanKey) => `?status=${status}&plan=${plan}&period=${PERIODS[0]}`

/** The states of pages that a visitor only meets by paying, or by a fault, with a plan that can be bought. */
export const sampleStates = (plan: PlanKey): readonly SampleState[] => [
  {page: 'paymentSuccess', title: {nl: 'Betaald', en: 'Paid'}, search: sampleOrderSearch('paid', plan)},
  {
    page: 'paymentSuccess',
    title: {nl: 'Betaald, zonder mailadres', en: 'Paid, no mail address'},
    search: sampleOrderSearch('no-address', plan),
  },
  {
    page: 'paymentSuccess',
    title: {nl: 'Wachten op de bank', en: 'Waiting for the bank'},
    search: sampleOrderSearch('waiting', plan),
  },
  {
    page: 'paymentSuccess',
    title: {nl: 'Dubbel betaald', en: 'Paid twice'},
    search: sampleOrderSearch('duplicate', plan),
  },
  {
    page: 'paymentSuccess',
    title: {nl: 'Onbekende bestelling', en: 'Unknown order'},
    search: sampleOrderSearch('unknown', plan),
  },
  {
    page: 'paymentSuccess',
    title: {nl: 'Bestelling niet op te zoeken', en: 'Order cannot be looked up'},
    search: sampleOrderSearch('unavailable', plan),
  },
  {page: 'paymentCancelled', title: {nl: 'Betaling afgebroken', en: 'Cancelled'}, search: ''},
  {
    page: 'paymentCancelled',
    title: {nl: 'Betaling mislukt', en: 'Payment failed'},
    search: sampleEnd('failed', plan),
  },
  {
    page: 'paymentCancelled',
    title: {nl: 'Betaling verlopen', en: 'Payment expired'},
    search: sampleEnd('expired', plan),
  },
]

/** The address that shows the error screen in the preview, behind that of any page. */
export const ERROR_SCREEN = '?preview=error-screen'
