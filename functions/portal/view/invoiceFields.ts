import {DETAILS, type DetailName, missingOnInvoice} from '../../../domain/customers/customerDetails.ts'
import type {PortalOrder} from './order.ts'

/** The fields of the short form: the whole address, and everything else that the invoice lacks; empty if it lacks nothing. */
export function invoiceFields({details}: Pick<PortalOrder, 'details'>): DetailName[] {
  const missing = missingOnInvoice(details)
  if (missing.length === 0) return []
  return DETAILS.filter(({name, uses}) => uses?.includes('address') || missing.includes(name)).map(({name}) => name)
}

/**
 * The fields of the form for the work: what it cannot begin without, while a new customer is asked for that, and a telephone
 * number beside it. Empty if nothing is missing that the form for the invoice does not ask.
 */
export function workFields(order: Pick<PortalOrder, 'details' | 'firstDay' | 'state'>): DetailName[] {
  const {firstDay, details, state} = order
  if (!firstDay || firstDay.toldAt || firstDay.liveAt || state === 'ended') return []
  const elsewhere = invoiceFields(order)
  const missing = firstDay.missing.filter((name) => !elsewhere.includes(name))
  if (missing.length === 0) return []
  return DETAILS.filter(({name, kind}) => missing.includes(name) || (kind === 'phone' && !details[name])).map(
    ({name}) => name,
  )
}
