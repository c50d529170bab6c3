import {isDeepStrictEqual} from 'node:util'
import * as v from 'valibot'
import {goesElsewhere} from '../../billing/orders/mails.ts'
import {withMailAgain} from '../../billing/orders/notify.ts'
import {isOwed, type Order} from '../../billing/orders/order.ts'
import {withNumberAsked} from '../../billing/orders/vatCheck.ts'
import {updateCustomer} from '../../checkout/mollieCustomer.ts'
import {CustomerEmail} from '../../checkout/request/customerName.ts'
import {readCorrection, withCorrection} from '../../customers/correction.ts'
import {withAddress} from '../../customers/mailAddress.ts'
import {type Acting, type Outcome, sent} from './acting.ts'
import {schemeOfCorrection} from './vatActs.ts'

export async function address({order, form, services, act}: Acting): Promise<Outcome> {
  const parsed = v.safeParse(CustomerEmail, form.email)
  if (!parsed.success) return {problem: 'noAddress', status: 422, act: 'address'}
  const email = parsed.output
  const updated = await services.orders.update(order.id, (kept) => corrected(kept, email), act)
  const [isSent] = await Promise.all([sent(updated, services), updateCustomer(updated, services.mollie)])
  return {done: isSent ? 'addressCorrected' : 'addressCorrectedLater'}
}

/** Corrects the details on invoices, for a customer who telephones, and tells the customer. */
export async function business({order, form, services, act}: Acting): Promise<Outcome> {
  const read = await readCorrection(order, form)
  if ('wrong' in read) return {problem: 'wrongDetail', status: 422, act: 'business', reason: read.wrong}
  if (!act.note) return {problem: 'noNote', status: 422, act: 'business'}
  const now = services.now()
  const scheme = await schemeOfCorrection(order, read.details, form, services)
  if (!('apply' in scheme)) return scheme
  const correct = (kept: Order): Order => {
    const changed = withCorrection(kept, read.details, now)
    const isSame = isDeepStrictEqual(changed.details, kept.details)
    return scheme.apply(isSame ? kept : withMailAgain(changed, 'detailsCorrected'))
  }
  const corrected = await services.orders.update(order.id, correct, act)
  const [isSent] = await Promise.all([sent(corrected, services), updateCustomer(corrected, services.mollie)])
  return {done: isSent ? 'businessCorrected' : 'businessCorrectedLater'}
}

/** Asks the customer once more for a VAT number that the register knows. */
export async function askVatNumber({order, services, act}: Acting): Promise<Outcome> {
  if (order.vatCheck?.state !== 'refused' || !order.customerEmail)
    return {problem: 'notPossible', status: 409, act: 'askVatNumber'}
  const asked = await services.orders.update(order.id, withNumberAsked, act)
  return {done: (await sent(asked, services)) ? 'resent' : 'resentLater'}
}

/** Changes the address as customers do; for an unpaid order, or over their limit, it changes nothing but the address. */
const corrected = (order: Order, customerEmail: string): Order =>
  (order.status === 'paid' && withAddress(order, customerEmail)) || {
    ...withoutLinks(order),
    customerEmail,
    mails: order.mails.map((mail) => (isOwed(mail) && !goesElsewhere(mail) ? {...mail, to: customerEmail} : mail)),
  }

/** Revokes the links in earlier mails, after a wrong address or a lost phone. */
export async function withdraw({order, services, act}: Acting): Promise<Outcome> {
  await services.orders.update(order.id, withoutLinks, act)
  return {done: 'withdrawn'}
}

const withoutLinks = (order: Order): Order => ({...order, linkSerial: (order.linkSerial ?? 0) + 1})
