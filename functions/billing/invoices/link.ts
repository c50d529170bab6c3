import type {Order} from '../orders/order.ts'
import type {Invoice} from './store.ts'
import {canBeUbl} from './ubl/ubl.ts'

/** Address of an invoice, signed by the token that opened the order's page. With `view=page` it is a page for print. */
export const invoiceUrl = (siteUrl: string, order: Pick<Order, 'id'>, number: string, token: string) =>
  `${siteUrl}/api/invoice?${new URLSearchParams({order: order.id, token, number})}`

/** Addresses of an invoice and of its e-invoice, which is null where none can be made. */
export const invoiceLinks = (
  siteUrl: string,
  order: Pick<Order, 'id'>,
  {number, data}: Invoice,
  token: string,
): {href: string; ublHref: string | null} => {
  const href = invoiceUrl(siteUrl, order, number, token)
  return {href, ublHref: canBeUbl(data) ? `${href}&file=xml` : null}
}
