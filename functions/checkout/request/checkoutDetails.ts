import * as v from 'valibot'
import {CHECKOUT_DETAILS, type CheckoutProblem, type Details} from '../../../domain/customers/customerDetails.ts'
import {inFormOrder, readCheckout} from '../../../domain/customers/readDetails.ts'
import {withDetails} from '../../customers/details.ts'
import {vatNumberOf} from '../../customers/vatNumber.ts'
import {CustomerEmail} from './customerName.ts'

/** Details in a request, each as it was typed. */
export const SubmittedDetails = v.entriesFromList(CHECKOUT_DETAILS, v.optional(v.string()))

type Submitted = {[name in (typeof CHECKOUT_DETAILS)[number] | 'customerEmail']?: string | undefined}
type Customer = {
  customerEmail?: string | undefined
  details?: Details | undefined
  /** Problems, in the order of the form. */
  wrong: CheckoutProblem[]
}

/**
 * Reads the checkout's customer details. Without any (the specification's payload) they are asked after paying; with some,
 * all that a sale to a business needs are required, and all that the form asks.
 */
export async function readCheckoutDetails(submitted: Submitted): Promise<Customer> {
  const email = v.safeParse(CustomerEmail, submitted.customerEmail)
  const customer = email.success ? {customerEmail: email.output} : {}
  if (CHECKOUT_DETAILS.every((name) => submitted[name] === undefined))
    return {...customer, wrong: email.success || submitted.customerEmail === undefined ? [] : ['customerEmail']}

  const {details, wrong} = readCheckout(submitted)
  const {country, vatNumber} = details
  const isImpossible = country && vatNumber && (await vatNumberOf(country, vatNumber)) === undefined
  return {
    ...customer,
    details: withDetails(undefined, details),
    wrong: isImpossible ? inFormOrder([...wrong, 'vatNumberInvalid'], country) : wrong,
  }
}
