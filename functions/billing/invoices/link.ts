import type {Order} from '../orders/order.ts'

/** Where the customer reads an invoice: signed as the page of the order is, by the token that opened it. With `view=page` it is a page for print. */
export const invoiceUrl = (siteUrl: string, order: Pick<Order, 'id'>, number: string, token: string) =>
  `${siteUrl}/api/invoice?${new URLSearchParams({order: order.id, token, number})}`
