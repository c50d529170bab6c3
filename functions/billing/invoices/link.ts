import type {Order} from '../orders/order.ts'

/** Address of an invoice, signed by the token that opened the order's page. With `view=page` it is a page for print. */
export const invoiceUrl = (siteUrl: string, order: Pick<Order, 'id'>, number: string, token: string) =>
  `${siteUrl}/api/invoice?${new URLSearchParams({order: order.id, token, number})}`
