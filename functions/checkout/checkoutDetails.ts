import * as v from 'valibot'
import {HOME_COUNTRY} from '../../domain/customers/countries.ts'
import {CHECKOUT_PROBLEMS, type CheckoutProblem, type Details} from '../../domain/customers/customerDetails.ts'
import {readDetails, withDetails} from '../customers/details.ts'
import {vatNumberOf} from '../customers/vatNumber.ts'
import {CustomerEmail} from './customerName.ts'

type SubmittedDetails = Partial<Record<'company' | 'website' | 'country' | 'vatNumber', string | undefined>>
type Customer = {
  customerEmail?: string | undefined
  details?: Details | undefined
  /** Problems, in the order of the form. */
  wrong: CheckoutProblem[]
}

/**
 * Reads the checkout's customer details. Without any (an older page, the specification's payload) they are asked after
 * paying; with some, all that a sale to a business needs are required.
 */
export async function readCheckoutDetails(submitted: SubmittedDetails, email: string | undefined): Promise<Customer> {
  const customerEmail = v.safeParse(CustomerEmail, email)
  const isSubmitted = Object.values(submitted).some((value) => value !== undefined)
  if (!isSubmitted && email === undefined) return {wrong: []}
  const found: CheckoutProblem[] = customerEmail.success ? [] : ['customerEmail']
  const customer = {customerEmail: customerEmail.success ? customerEmail.output : undefined}
  if (!isSubmitted) return {...customer, wrong: found}

  const {details, wrong} = readDetails({...submitted, country: submitted.country || HOME_COUNTRY})
  const {country, vatNumber} = details
  for (const field of ['company', 'website', 'country'] as const)
    if (!details[field] || wrong.includes(field)) found.push(field)
  const number = country ? await vatNumberOf(country, vatNumber ?? '') : vatNumber
  if (number === undefined) found.push(vatNumber ? 'vatNumberInvalid' : 'vatNumber')
  return {
    ...customer,
    details: withDetails(undefined, {...details, vatNumber: number ?? ''}),
    wrong: CHECKOUT_PROBLEMS.filter((problem) => found.includes(problem)),
  }
}
