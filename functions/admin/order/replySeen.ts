import {isLanguage, type Language} from '../../../domain/texts/languages.ts'
import {wishIn} from '../../billing/changes/onSale.ts'
import type {Order} from '../../billing/orders/order.ts'
import {replyOrder} from '../../portal/reply.ts'
import type {Services} from '../../runtime/services.ts'
import {html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {invoiceAddress, orderAddress, portalAddress} from '../addresses.ts'
import type {SignedInView} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** The customer's page of an order, to look at: with nothing to press, and no link that opens anything outside the admin. */
export function replySeen(order: Order, view: SignedInView, services: Services & {now: Date}): Promise<Response> {
  const {in: asked, change = ''} = Object.fromEntries(view.url.searchParams)
  const language = isLanguage(asked) ? asked : order.language
  const back = html`<a class="alone" href="${orderAddress(order.id)}">${order.id}</a>`
  const staff = {
    notice: html`<div lang="${view.language}">${notice('up', html`${ADMIN_WORDS[view.language].order.seen} ${back}`)}</div>`,
    pageOf: (each: Pick<Order, 'id'>, into: Language) => portalAddress(each.id, into),
    documentOf: invoiceAddress,
  }
  return replyOrder(200, order, {wish: wishIn(change)}, {language, token: '', staff}, services)
}
