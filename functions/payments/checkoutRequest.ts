import * as v from 'valibot'
import {HttpError} from '../httpError.ts'
import {DEFAULT_LANGUAGE, isPeriod, isPlanKey, LANGUAGES, parseAmount} from '../model.ts'
import {readJson, readText, validate} from '../request.ts'
import type {PaymentRequest} from './createPayment.ts'
import {CustomerEmail, CustomerName} from './customer.ts'

/** What the checkout sends, as JSON or as the fields of its form. */
const Body = v.strictObject({
  planType: v.string(),
  billingPeriod: v.string(),
  shownTotal: v.optional(v.string()),
  customerEmail: v.optional(CustomerEmail),
  customerName: v.optional(CustomerName),
  language: v.optional(v.picklist(LANGUAGES)),
  attempt: v.optional(v.pipe(v.string(), v.uuid())),
})

export const readCheckoutJson = async (request: Request) => paymentRequestOf(await readJson(request, Body))

export type FormFields = Readonly<Record<string, string>>

export const readFormFields = async (request: Request): Promise<FormFields> =>
  Object.fromEntries(new URLSearchParams(await readText(request)))

/**
 * The form's fields as the script would send them. The form has a shown total for each period, of which the chosen one
 * counts; empty fields and unknown ones are left out.
 */
export function paymentRequestOfForm(fields: FormFields): PaymentRequest {
  const sent = {...fields, shownTotal: fields[`shownTotal-${fields.billingPeriod}`] ?? ''}
  const filled = Object.entries(sent).filter(([name, value]) => name in Body.entries && value.trim() !== '')
  return paymentRequestOf(validate(Body, Object.fromEntries(filled)))
}

function paymentRequestOf({
  planType,
  billingPeriod,
  shownTotal,
  language = DEFAULT_LANGUAGE,
  ...rest
}: v.InferOutput<typeof Body>): PaymentRequest {
  if (!isPlanKey(planType) || !isPeriod(billingPeriod)) throw new HttpError(400, 'Invalid plan configuration')
  const shown = shownTotal === undefined ? undefined : parseAmount(shownTotal)
  if (shown === null) throw new HttpError(400, 'shownTotal must be an amount such as "486.78"')
  return {plan: planType, period: billingPeriod, language, shownTotal: shown, ...rest}
}
