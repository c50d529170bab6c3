import {createHmac} from 'node:crypto'
import * as v from 'valibot'
import {isPlanKey} from '../../../domain/catalogue/plans.ts'
import {isAbroad} from '../../../domain/customers/countries.ts'
import {isBlank} from '../../../domain/customers/typedText.ts'
import {parseAmount} from '../../../domain/money/money.ts'
import {isPeriod} from '../../../domain/money/periods.ts'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../../domain/texts/languages.ts'
import {HttpError} from '../../http/httpError.ts'
import {readJson, readText, validate, wrongFields} from '../../http/request.ts'
import type {PaymentRequest} from '../createPayment.ts'
import {readCheckoutDetails, SubmittedDetails} from './checkoutDetails.ts'
import {CustomerName} from './customerName.ts'

/** Request schema of the checkout, as JSON or as the fields of its form. */
const Body = v.strictObject({
  planType: v.string(),
  billingPeriod: v.string(),
  shownTotal: v.optional(v.string()),
  customerEmail: v.optional(v.string()),
  customerName: v.optional(CustomerName),
  ...SubmittedDetails,
  language: v.optional(v.picklist(LANGUAGES)),
  attempt: v.optional(v.pipe(v.string(), v.uuid())),
  /** `yes`: the visitor was told that a subscription runs, and wants another one. `website`: for another website, from the portal. */
  again: v.optional(v.picklist(['yes', 'website'])),
  /** A discount code, and whether the visitor asks what it comes to and buys nothing yet. */
  code: v.optional(v.pipe(v.string(), v.maxLength(100))),
  apply: v.optional(v.literal('yes')),
})

export const readCheckoutJson = async (request: Request) => paymentRequestOf(await readJson(request, Body))

export type FormFields = Readonly<Record<string, string>>

export const readFormFields = async (request: Request): Promise<FormFields> =>
  Object.fromEntries(new URLSearchParams(await readText(request)))

/**
 * The form's fields as the script would send them. The form has a shown total for each period, with and without VAT, of
 * which one counts; empty fields and unknown ones are left out. One that was hidden again may still hold what was typed.
 */
export function paymentRequestOfForm(fields: FormFields): Promise<PaymentRequest> {
  const isReversed = isAbroad(fields.country)
  const sent = {
    ...fields,
    shownTotal: fields[shownTotalName(fields.billingPeriod ?? '', isReversed)] ?? '',
    ...(!isReversed && {vatNumber: ''}),
  }
  const filled = Object.entries(sent).filter(
    ([name, value]) => name in Body.entries && (!isBlank(value) || (name in SubmittedDetails && name in fields)),
  )
  return paymentRequestOf(validate(Body, Object.fromEntries(filled)))
}

/**
 * The attempt of a form without one: a browser without scripts keeps nothing, and the site sets no cookies, so it is the one
 * who pays and the website that tell the second press from another purchase.
 */
export const attemptOfForm = ({customerEmail, details}: PaymentRequest, secret: string): string | undefined =>
  customerEmail &&
  createHmac('sha256', secret)
    .update(JSON.stringify(['attempt', customerEmail.toLowerCase(), details?.website]))
    .digest('hex')

/** The form's field for the total of a period that the page showed. */
export const shownTotalName = (period: string, isReversed: boolean) =>
  `shownTotal${isReversed ? 'Reversed' : ''}-${period}`

async function paymentRequestOf({
  planType,
  billingPeriod,
  shownTotal,
  language = DEFAULT_LANGUAGE,
  customerName,
  attempt,
  again,
  code,
  apply,
  ...submitted
}: v.InferOutput<typeof Body>): Promise<PaymentRequest> {
  if (!isPlanKey(planType) || !isPeriod(billingPeriod)) throw new HttpError(400, 'Invalid plan configuration')
  const shown = shownTotal === undefined ? undefined : parseAmount(shownTotal)
  if (shown === null) throw new HttpError(400, 'shownTotal must be an amount such as "486.78"')
  const {wrong, ...customer} = await readCheckoutDetails(submitted)
  if (wrong.length > 0 && !apply) throw wrongFields(wrong)
  return {
    plan: planType,
    period: billingPeriod,
    language,
    shownTotal: shown,
    asksWhoHasIt: again !== 'yes',
    isOtherWebsite: again === 'website',
    customerName,
    attempt,
    ...(code && !isBlank(code) && {code}),
    isOnlyShown: apply !== undefined,
    ...customer,
  }
}
