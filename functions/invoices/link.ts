import {manageToken} from '../links/manage.ts'
import type {Order} from '../orders/order.ts'

/** Where the customer reads an invoice: signed as the page of the order is. With `view=page` it is a page for print. */
export const invoiceUrl = (
  siteUrl: string,
  order: Pick<Order, 'id' | 'linkSerial'>,
  number: string,
  secrets: readonly [string, ...string[]],
) => `${siteUrl}/api/invoice?${new URLSearchParams({order: order.id, token: manageToken(order, secrets), number})}`
