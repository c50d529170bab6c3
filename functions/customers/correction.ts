import {HOME_COUNTRY, isAbroad} from '../../domain/customers/countries.ts'
import {
  DETAILS,
  type DetailName,
  type DetailRow,
  type Details,
  detailsFor,
} from '../../domain/customers/customerDetails.ts'
import {readDetails} from '../../domain/customers/readDetails.ts'
import type {Order} from '../billing/orders/order.ts'
import {withVatNumber} from '../billing/orders/vatCheck.ts'
import {withDetails} from './details.ts'
import {afterTelling} from './firstDay.ts'
import {vatNumberOf} from './vatNumber.ts'

const decidesVat = ({kind}: DetailRow) => kind === 'country' || kind === 'vatNumber'

/** The details that invoices name, those of them that VAT depends on last. */
export const CORRECTABLE = [
  ...DETAILS.filter((row) => (row.isFolded || row.uses?.includes('invoice')) && !decidesVat(row)),
  ...DETAILS.filter(decidesVat),
].map(({name}) => name)

type Fields = Readonly<Record<string, string | undefined>>
type Read = {details: Details} | {wrong: DetailName}

/**
 * Reads corrected company details of an order. Another VAT number, and any abroad, has to be one of the country; without one
 * abroad, VAT is charged.
 */
export async function readCorrection({details: before = {}}: Order, fields: Fields): Promise<Read> {
  const asked = Object.fromEntries(CORRECTABLE.map((name) => [name, fields[name]]))
  const country = asked.country ?? before.country
  const {details, wrong} = readDetails({...asked, country})
  const [first] = wrong
  if (first) return {wrong: first}
  const emptied = detailsFor('invoice').find(({name}) => before[name] && details[name] === '')?.name
  if (emptied) return {wrong: emptied}
  const place = details.country || before.country || HOME_COUNTRY
  const number = details.vatNumber ?? before.vatNumber ?? ''
  const isKept = number === before.vatNumber && place === (before.country || HOME_COUNTRY)
  if (number === '' || (isKept && !isAbroad(place))) return {details}
  return (await vatNumberOf(place, number)) ? {details: {...details, vatNumber: number}} : {wrong: 'vatNumber'}
}

/** The order with its corrected details. Another VAT number is looked up again. */
export function withCorrection(order: Order, corrected: Details, now: Date): Order {
  const {vatNumber, ...others} = corrected
  const kept = {...order, details: withDetails(order.details, others)}
  return afterTelling(vatNumber === undefined ? kept : withVatNumber(kept, vatNumber), now)
}
