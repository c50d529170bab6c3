import * as v from 'valibot'
import {DETAILS, detailsFor, missingOnInvoice} from '../../domain/customers/customerDetails.ts'
import {isFixed} from '../../domain/customers/portalActs.ts'
import {readDetails} from '../../domain/customers/readDetails.ts'
import {cleanLine} from '../../domain/customers/typedText.ts'
import type {Order} from '../billing/orders/order.ts'
import {CustomerName} from '../checkout/request/customerName.ts'
import {withDetails} from '../customers/details.ts'
import {afterTelling} from '../customers/firstDay.ts'
import type {Services} from '../runtime/services.ts'
import type {Typed} from './view/order.ts'

type Fields = Readonly<Record<string, string>>

/** Saves what was typed about the business; what was wrong, when something was: then nothing is saved. */
export async function saveDetails(
  order: Order,
  fields: Fields,
  {orders, now}: Pick<Services, 'orders'> & {now: Date},
  forInvoice = false,
): Promise<Typed | null> {
  // The country decides how a postal code is written, and is no field of the form once it is fixed.
  const {details, wrong} = readDetails({country: order.details?.country, ...fields})
  const customerName = fields.customerName === undefined ? undefined : cleanLine(fields.customerName)
  const emptied = detailsFor('invoice').filter(({name}) => order.details?.[name] && details[name] === '')
  const lacking = forInvoice ? missingOnInvoice({...order.details, ...details}) : []
  const all: string[] = [
    ...(customerName && !v.is(CustomerName, customerName) ? ['customerName'] : []),
    ...wrong,
    ...emptied.map(({name}) => name),
    ...lacking,
  ]
  // In the order of the form.
  const wrongNames = ['customerName', ...DETAILS.map(({name}) => name)].filter((name) => all.includes(name))
  if (wrongNames.length > 0) return {fields, wrong: wrongNames}
  const save = (kept: Order): Order => {
    const submitted = DETAILS.flatMap(({name}) => {
      const value = details[name]
      return value === undefined || isFixed(name, kept.details?.[name]) ? [] : [[name, value]]
    })
    const known = {
      ...kept,
      ...(customerName !== undefined && {customerName: customerName || undefined}),
      details: withDetails(kept.details, Object.fromEntries(submitted)),
    }
    return afterTelling(known, now)
  }
  await orders.update(order.id, save, {actor: 'customer', reason: 'details'})
  return null
}
