import {type CodeProblem, isCodeProblem} from '../offers/codeProblems.ts'
import {AT_CHECKOUT, CONTACT, FOR_INVOICES, FOR_WORK, type Row, type Use} from './detailTable.ts'

// Types of the tables of details, and the parts of them that the code asks for.

type AtCheckout = (typeof AT_CHECKOUT)[number]['name']
export type DetailName = AtCheckout | (typeof FOR_INVOICES | typeof FOR_WORK)[number]['name']
export type Details = Partial<Record<DetailName, string>>
export type DetailRow = Row & {name: DetailName}
export type CheckoutRow = Row & {name: AtCheckout | (typeof CONTACT)[number]['name']}

export const DETAILS: readonly DetailRow[] = [...AT_CHECKOUT, ...FOR_INVOICES, ...FOR_WORK]

/** Details that the checkout asks. */
export const CHECKOUT_DETAILS: readonly AtCheckout[] = AT_CHECKOUT.map(({name}) => name)

/** All fields of the checkout, in the order of most addresses. */
export const CHECKOUT_FIELDS: readonly CheckoutRow[] = [...AT_CHECKOUT, ...CONTACT]

/** Whether a detail is asked for the work, after paying. */
export const isForWork = ({name}: DetailRow): boolean => FOR_WORK.some((row) => row.name === name)

const AUTOCOMPLETE: {[kind in NonNullable<Row['kind']>]?: string} = {
  website: 'url',
  country: 'country',
  postalCode: 'postal-code',
  email: 'email',
  phone: 'tel',
}
export const autocompleteOf = ({kind, autocomplete}: Row): string =>
  autocomplete ?? (kind && AUTOCOMPLETE[kind]) ?? 'off'

/** The fields in the order of the form: a Dutch address begins with its postal code. */
export function checkoutFields(isAbroad: boolean): readonly CheckoutRow[] {
  const start = CHECKOUT_FIELDS.findIndex(({uses}) => uses?.includes('address'))
  const code = CHECKOUT_FIELDS.filter(({kind}) => kind === 'postalCode')
  return isAbroad ? CHECKOUT_FIELDS : [...new Set([...CHECKOUT_FIELDS.slice(0, start), ...code, ...CHECKOUT_FIELDS])]
}

/** Name of a field in its words and ids: `email` of `customerEmail`. */
export const wordOf = ({name}: Row): string => name.replace(/^customer(.)/, (_, first: string) => first.toLowerCase())

/** Problem of a field of the checkout: missing or impossible; a VAT number may also be of another country, a code not count. */
export type CheckoutProblem = CheckoutRow['name'] | 'vatNumberInvalid' | CodeProblem

/** The field that a problem is shown at. */
export const fieldOf = (problem: CheckoutProblem) =>
  isCodeProblem(problem) ? 'code' : problem === 'vatNumberInvalid' ? 'vatNumber' : problem

export const isCheckoutProblem = (value: unknown): value is CheckoutProblem =>
  value === 'vatNumberInvalid' || isCodeProblem(value) || CHECKOUT_FIELDS.some(({name}) => name === value)

/** A line in the head of the pages, an account with the website's system, or a person of ours who does it together. */
export const ACCESS = ['script', 'login', 'together'] as const

/** The file that mails carry beside the PDF of an invoice, for those who want it. */
export const E_INVOICE = 'UBL'
/** The e-invoice goes by Peppol instead; mails carry it where it cannot. */
export const E_INVOICE_BY_PEPPOL = 'Peppol'

/** Details with one of these uses. */
export const detailsFor = (...wanted: readonly Use[]): readonly DetailRow[] =>
  DETAILS.filter(({uses}) => uses?.some((use) => wanted.includes(use)))

/** Details needed only while the service runs. */
export const FOR_THE_WORK = DETAILS.filter((row) => isForWork(row) || row.uses?.includes('begin')).map(({name}) => name)

const missing = (rows: readonly DetailRow[], details: Details) =>
  rows.filter(({name}) => !details[name]).map(({name}) => name)

/** Details missing for an invoice. */
export const missingOnInvoice = (details: Details = {}) => missing(detailsFor('invoice'), details)

/** Details missing before the work can begin. */
export const missingToBegin = (details: Details = {}) => missing(detailsFor('invoice', 'begin'), details)
