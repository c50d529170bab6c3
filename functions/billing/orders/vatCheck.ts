import {isReverseCharged} from '../../../domain/customers/countries.ts'
import {HOUR_MS} from '../../../domain/format/dates.ts'
import {alert} from './alerts.ts'
import {withAlert, withMail} from './notify.ts'
import type {Order, VatCheck} from './order.ts'

/** The register's answer, or its reason for none, in its own word. */
export type VatAnswer =
  | {state: 'valid' | 'refused'; at: string; requestId?: string}
  | {state: 'unanswered'; reason: string}

const WAIT_HOURS = [1, 6, 24]
/** Registers of single countries are away for a day at times, for a week they are not. */
const TELL_AFTER = 7

/** When the register is to be asked about the order's VAT number, in ISO; the beginning of time for at once, null for never. */
export function vatCheckDue({status, duplicateOf, details = {}, vatCheck}: Order): string | null {
  if (status !== 'paid' || duplicateOf || !isReverseCharged(details)) return null
  if (!vatCheck || vatCheck.number !== details.vatNumber) return ''
  return vatCheck.state === 'unanswered' ? (vatCheck.nextAt ?? '') : null
}

/**
 * The order with another VAT number, which is asked about again. Invoices that name the old one are a person's to correct.
 */
export function withVatNumber(order: Order, number: string): Order {
  const {details, payments} = order
  if ((details?.vatNumber ?? '') === number) return order
  const changed = {...order, details: {...details, vatNumber: number}}
  const invoices = payments.flatMap(({invoice}) => invoice ?? [])
  return invoices.length > 0 ? withAlert(changed, alert('vatNumberChanged', invoices.join(','))) : changed
}

/** The order with what was answered about a number: proof, or another try later. What is refused is a person's to settle. */
export function withVatAnswer(order: Order, number: string, answer: VatAnswer, now: Date): Order {
  // Corrected while the register was asked.
  if (order.details?.vatNumber !== number) return order
  if (answer.state !== 'unanswered') {
    const vatCheck: VatCheck = {number, ...answer}
    return answer.state === 'refused'
      ? withAlert(withNumberAsked({...order, vatCheck}), alert('vatRefused'))
      : {...order, vatCheck}
  }
  const before = order.vatCheck?.number === number ? (order.vatCheck.tries ?? 0) : 0
  const hours = WAIT_HOURS[Math.min(before, WAIT_HOURS.length - 1)] ?? 0
  const nextAt = new Date(now.getTime() + hours * HOUR_MS).toISOString()
  const waiting: Order = {...order, vatCheck: {number, state: 'unanswered', tries: before + 1, nextAt}}
  return before + 1 === TELL_AFTER ? withAlert(waiting, alert('vatUnanswered', answer.reason)) : waiting
}

/** The customer is asked for the right one, each time that one is refused. */
export function withNumberAsked(order: Order): Order {
  const times = order.mails.filter(({kind}) => kind === 'vatNumberAsked').length
  return withMail(order, 'vatNumberAsked', {number: times + 1})
}
