/**
 * Table of customer details: the business that orders and the website to work on. The checkout asks for those that a sale
 * needs, the customer portal for the rest. An invoice needs all that are `onInvoice`, the work these and all that are
 * `toBegin`.
 */
const TABLE = [
  {name: 'company', max: 120, asked: 'checkout', onInvoice: true},
  {name: 'website', max: 200, asked: 'checkout', toBegin: true},
  /** Two letters, ISO 3166. */
  {name: 'country', max: 2, asked: 'checkout', onInvoice: true},
  /** With its country before it: BE0123456749. */
  {name: 'vatNumber', max: 20, asked: 'checkout'},
  {name: 'street', max: 120, asked: 'address', onInvoice: true},
  {name: 'postalCode', max: 12, asked: 'address', onInvoice: true},
  {name: 'city', max: 80, asked: 'address', onInvoice: true},
  {name: 'contactPhone', max: 30, asked: 'work'},
  {name: 'businessType', max: 120, asked: 'work', toBegin: true},
  {name: 'description', max: 1000, asked: 'work'},
  {name: 'keywords', max: 500, asked: 'work', toBegin: true},
  {name: 'places', max: 300, asked: 'work'},
  /** How our work gets onto the website: one of ACCESS. */
  {name: 'access', max: 20, asked: 'work', toBegin: true},
] as const satisfies readonly Row[]

type Row = {name: string; max: number; asked: 'checkout' | 'address' | 'work'; onInvoice?: boolean; toBegin?: boolean}

export type DetailName = (typeof TABLE)[number]['name']
export type Details = Partial<Record<DetailName, string>>
export type DetailRow = Row & {name: DetailName}

export const DETAILS: readonly DetailRow[] = TABLE

/**
 * Problems of the checkout's form, in the order of its fields. A VAT number may be missing, or not one of the chosen
 * country.
 */
export const CHECKOUT_PROBLEMS = [
  'company',
  'website',
  'country',
  'vatNumber',
  'vatNumberInvalid',
  'customerEmail',
] as const
export type CheckoutProblem = (typeof CHECKOUT_PROBLEMS)[number]

/** The field that a problem is shown at. */
export const fieldOf = (problem: CheckoutProblem) => (problem === 'vatNumberInvalid' ? 'vatNumber' : problem)

export const isCheckoutProblem = (value: unknown): value is CheckoutProblem =>
  CHECKOUT_PROBLEMS.some((problem) => problem === value)

/** A line in the head of the pages, an account with the website's system, or a person of ours who does it together. */
export const ACCESS = ['script', 'login', 'together'] as const

/** Details needed only while the service runs. */
export const FOR_THE_WORK = DETAILS.filter(({name, asked}) => name === 'website' || asked === 'work').map(
  ({name}) => name,
)

/** Details missing for an invoice. */
export const missingOnInvoice = (details: Details = {}): DetailName[] =>
  DETAILS.filter(({name, onInvoice}) => onInvoice && !details[name]).map(({name}) => name)

/** Details missing before the work can begin. */
export const missingToBegin = (details: Details = {}): DetailName[] =>
  DETAILS.filter(({name, onInvoice, toBegin}) => (onInvoice || toBegin) && !details[name]).map(({name}) => name)
