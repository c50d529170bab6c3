import {fill} from '../../../domain/texts/placeholders.ts'
import {NOTHING_ON_SALE} from '../../billing/changes/onSale.ts'
import {type Reinvoice, toReinvoice} from '../../billing/vat/reinvoice.ts'
import {type SchemeChange, schemeChange} from '../../billing/vat/schemeChange.ts'
import {type Html, html} from '../../ui/html.ts'
import {actionForm} from './actionForm.ts'
import type {OrderView} from './orderView.ts'
import {shownIn} from './vatActs.ts'

type Words = Pick<OrderView, 'words' | 'euros' | 'day'>

/** The act that replaces invoices that are not by the details of now, with what follows for each; nothing when all are. */
export function reinvoiceForm(view: OrderView): Html | false {
  const {order, invoices, onSale, now, words} = view
  const wanted = onSale === NOTHING_ON_SALE ? [] : toReinvoice(order, invoices, onSale.vat)
  if (wanted.length === 0) return false
  const change = schemeChange(order, order.details ?? {}, onSale.vat, now)
  const next = change && !('refusal' in change) && change.startsOn !== null
  const inputs = html`<ul>${reinvoiceItems(wanted, view)}${next && html`<li>${nextInWords(change, view)}</li>`}</ul>`
  const fields = {shown: shownIn(wanted)}
  return actionForm({act: 'reinvoice', fields, inputs, note: words.actions.businessNote, variant: 'danger'}, view)
}

export const reinvoiceItems = (wanted: readonly Reinvoice[], {words: {actions: w}, euros}: Words): Html[] =>
  wanted.map(({invoice, left, anew, back, to, payment}) => {
    const isSame = left.vat === anew.vat && left.total === anew.total && payment.vatRate === anew.vatRate
    const text = isSame ? w.reinvoiceSame : to === 'charged' ? w.reinvoiceCharged : w.reinvoiceReverse
    const amounts = {left: euros(left.total), anew: euros(anew.total), back: euros(back), vat: euros(anew.vat)}
    return html`<li>${fill(text, {invoice, ...amounts})}</li>`
  })

/** The next collection under another scheme, and what each came to before. */
export function nextInWords({startsOn, from, next, to, vatRate}: SchemeChange, {words, euros, day}: Words): string {
  const {actions: w} = words
  if (startsOn === null) return w.schemeNothing
  const values = {day: day(startsOn), from: euros(from.total), next: euros(next.total), rate: String(vatRate)}
  return fill(to === 'charged' ? w.nextCharged : w.nextReverseCharge, values)
}
