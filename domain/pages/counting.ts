import type {StaffWords} from '../texts/languages.ts'

/** Address to which a page posts that it was seen: `page`, and at a checkout `from`, the page on which its plan was chosen. */
export const COUNT_PATH = '/api/count'
/** Address at which the Studio asks for the sums, of all pages or of each `page`. */
export const PAGE_COUNTS_PATH = '/api/page-counts'

/**
 * Steps that are counted, in their order. Browsers tell of three: a view, a plan chosen on the page that it was chosen on, a
 * checkout opened. Functions count the others where they carry them out: a website that a visitor measured, an order with all
 * its details, its first payment at Mollie, and that it was paid.
 */
export const COUNTED = ['view', 'measure', 'plan', 'checkout', 'details', 'payment', 'paid'] as const
export type Step = (typeof COUNTED)[number]
export const isStep = (value: unknown): value is Step => COUNTED.some((step) => step === value)

/** Steps from a page to a payment. Nobody needs to measure a website on the way. */
export const STEPS: readonly Step[] = COUNTED.filter((step) => step !== 'measure')

/** A value for each step. */
export const perStep = <T>(make: (step: Step) => T) =>
  Object.fromEntries(COUNTED.map((step) => [step, make(step)])) as Record<Step, T>

export const STEP_NAMES: Readonly<Record<Step, StaffWords>> = {
  view: {nl: 'Pagina bekeken', en: 'Page viewed'},
  measure: {nl: 'Website gemeten', en: 'Website measured'},
  plan: {nl: 'Pakket gekozen', en: 'Plan chosen'},
  checkout: {nl: 'Afrekenen geopend', en: 'Checkout opened'},
  details: {nl: 'Gegevens ingevuld', en: 'Details filled in'},
  payment: {nl: 'Betaling begonnen', en: 'Payment started'},
  paid: {nl: 'Betaald', en: 'Paid'},
}

/** Sums of the days `from` to `until`, both included. */
export type PageCounts = {
  from: string
  until: string
  /** For each step the sum of each day, the oldest first. */
  days: Record<Step, number[]>
  /** Pages by their views, the most viewed first; at most `MOST_PAGES`. */
  pages: PageCount[]
}
export type PageCount = {page: string; views: number; plans: number}
export const MOST_PAGES = 20
/** Days that the Studio shows. */
export const STUDIO_DAYS = 30

/** Whether a page at a path of the default language is a checkout: it is told which page led to it, and no other page is. */
export const isCheckoutRoute = (route: string): boolean => route.startsWith('/checkout/')

export const sumOf = (days: readonly number[]): number => days.reduce((sum, each) => sum + each, 0)
