import type {Details} from '../../../domain/customers/customerDetails.ts'
import type {Outcome} from '../../admin/order/acting.ts'
import {shownIn, shownOf} from '../../admin/order/vatActs.ts'
import {readOnSale} from '../changes/onSale.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {invoicesOf, signOf} from '../invoices/store.ts'
import type {Trial} from '../state/trial.fixture.ts'
import {toReinvoice} from './reinvoice.ts'

export const BELGIAN: Details = {
  ...DETAILS,
  country: 'BE',
  vatNumber: 'BE0123456749',
  postalCode: '1000',
  city: 'Brussel',
}

/** Details of customers by their country. */
export const abroad: Readonly<Record<string, Details>> = {
  NL: {...DETAILS, vatNumber: ''},
  BE: BELGIAN,
  DE: {...DETAILS, country: 'DE', vatNumber: 'DE136695976', postalCode: '10115', city: 'Berlin'},
}

/** An operator saves details, and confirms what is shown when they change the VAT scheme. */
export async function correct(trial: Trial, details: Details): Promise<Outcome> {
  const form = {...details, note: 'Belde'} as Record<string, string>
  const outcome = await trial.operate('business', form)
  if (!('confirmScheme' in outcome)) return outcome
  return trial.operate('business', {...form, shown: shownOf(outcome.confirmScheme.change)})
}

/** The invoices that the form of an order offers to replace. */
export async function offered(trial: Trial) {
  const {content, database, now} = trial.services
  const order = await trial.order()
  const {vat} = await readOnSale(content, order.language, now())
  return toReinvoice(order, await invoicesOf(database, order.id), vat)
}

export async function reinvoiced(trial: Trial): Promise<Outcome> {
  return trial.operate('reinvoice', {shown: shownIn(await offered(trial)), note: 'Vroeg erom'})
}

/** Each document with its country, scheme and signed amounts. */
export async function documents(trial: Trial) {
  const all = await invoicesOf(trial.shop.database.database, trial.id)
  return all.map(({kind, data: {customer, vatScheme = 'charged', amounts}}) => {
    const {exclVat, vat} = amounts
    return [
      kind,
      customer.country,
      vatScheme,
      ...[exclVat, vat].map((cents) => (cents === 0 ? 0 : cents * signOf(kind))),
    ]
  })
}
