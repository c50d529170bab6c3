import {DETAILS, type DetailName, missingOnInvoice} from '../../../domain/customers/customerDetails.ts'
import type {PortalOrder} from './order.ts'

/** The fields of the short form: the whole address, and everything else that the invoice lacks; empty if it lacks nothing. */
export function invoiceFields({details}: Pick<PortalOrder, 'details'>): DetailName[] {
  const missing = missingOnInvoice(details)
  if (missing.length === 0) return []
  return DETAILS.filter(({name, uses}) => uses?.includes('address') || missing.includes(name)).map(({name}) => name)
}
