import {amsterdamDay} from '../../../domain/format/dates.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {isOpenAgain, openCents} from '../../billing/ledger/chargeback.ts'
import {mayGiveFrom} from '../../billing/offers/givenDiscount.ts'
import {OUR_STEPS} from '../../billing/orders/onboarding.ts'
import type {OrderPayment} from '../../billing/orders/order.ts'
import {refundable} from '../../billing/payments/refunds/refund.ts'
import {amountsOf} from '../../billing/prices/priceChange.ts'
import {isCancelled} from '../../billing/state/subscription.ts'
import {endIfCancelled, mayResume} from '../../billing/subscriptions/cancellation.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {card} from '../../ui/card.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import {actionForm, formId, wrongIn} from './actionForm.ts'
import {businessFields} from './businessForm.ts'
import {byDate} from './cards/paymentsCard.ts'
import type {OrderView} from './orderView.ts'
import {planChangeForms} from './planChangeForms.ts'
import {reinvoiceForm} from './reinvoiceForm.ts'

/** Choices for how many periods a discount holds. */
const PERIODS_GIVEN = [1, 2, 3, 6, 12]

/** The actions that an operator can take with the order, each a form to open. */
export function actionsCard(view: OrderView): Html {
  const {order, words} = view
  const forms = [
    reinvoiceForm(view),
    ...OUR_STEPS.map((step) => stepForm(step, view)),
    newDayForm(view),
    ...byDate(order.payments).flatMap((payment) => chargebackForms(payment, view)),
    ...byDate(order.payments).map((payment) => refundForm(payment, view)),
    discountForm(view),
    ...planChangeForms(view),
    cancelForm(view),
    resumeForm(view),
    addressForm(view),
    actionForm({act: 'business', inputs: businessFields(view), note: view.words.actions.businessNote}, view),
    order.status === 'paid' && actionForm({act: 'withdraw'}, view),
    actionForm({act: 'settle', note: false}, view),
  ]
  return card({
    id: 'actions',
    heading: words.order.actions,
    content: html`<div>${forms}</div>`,
    className: 'stacked',
    isFolded: view.view.isPhone && !view.failed,
  })
}

/** Says that a step of the first day is done. */
function stepForm(step: (typeof OUR_STEPS)[number], view: OrderView): Html | false {
  const {onboarding} = view.order
  return onboarding !== undefined && !onboarding[`${step}At`] && actionForm({act: step}, view)
}

function newDayForm(view: OrderView): Html | false {
  const {order, failed, typed} = view
  const {actions: w} = view.words
  if (!order.onboarding?.toldAt || order.onboarding.liveAt) return false
  const day = field({
    name: 'day',
    form: 'newDay',
    label: w.newDayLabel,
    type: 'date',
    value: failed?.act === 'newDay' ? typed.day : '',
    wrong: wrongIn('newDay', 'noDay', view),
  })
  return actionForm({act: 'newDay', inputs: day}, view)
}

/** A discount from the next collection on. */
function discountForm(view: OrderView): Html | false {
  const {order, now, failed, typed, day, words} = view
  const {actions: w} = words
  const from = mayGiveFrom(order, now)
  if (!from) return false
  const kept = failed?.act === 'discount' ? typed : {}
  const input = (name: string, label: string, more: object = {}) =>
    field({name, form: 'discount', label, value: kept[name], ...more})
  const wrong = wrongIn('discount', 'noDiscount', view)
  const inputs = html`${input('percent', w.discountPercent, {inputMode: 'decimal', max: 2, wrong})}
${input('periods', w.discountPeriods, {options: [...PERIODS_GIVEN.map((count) => [String(count), String(count)] as const), ['always', w.discountAlways]]})}
${input('label', w.discountLabel, {max: 100})}`
  return actionForm({act: 'discount', values: {day: day(from)}, inputs, note: w.discountWhy}, view)
}

/** A payment that the bank took back: ask for it again, or write it off. */
function chargebackForms(payment: OrderPayment, view: OrderView): Html[] {
  const {order, euros} = view
  const {id} = payment
  if (!isOpenAgain(order, payment)) return []
  const values = {amount: euros(openCents(order, payment)), payment: id}
  return (['askToPay', 'writeOff'] as const).map((act) =>
    actionForm({act, key: `${act} ${id}`, fields: {payment: id}, values}, view),
  )
}

function refundForm(payment: OrderPayment, view: OrderView): Html | false {
  const {order, words, failed, typed, euros, day} = view
  const {actions: w} = words
  const {id, kind, paidAt} = payment
  const left = refundable(amountsOf(order, payment).total, payment)
  if (left === 0) return false
  const key = `refund ${id}`
  const named = [words.order[kind], paidAt && day(amsterdamDay(new Date(paidAt)))].filter(Boolean).join(', ')
  const amount = field({
    name: 'amount',
    form: formId(key),
    label: w.amount,
    inputMode: 'decimal',
    value: (failed?.act === key && typed.amount) || amountText(left, view),
    wrong: wrongIn(key, 'noAmount', view),
  })
  const text = isCancelled(order.subscription) ? w.refundEndingText : w.refundText
  return actionForm(
    {
      act: 'refund',
      key,
      fields: {payment: id},
      summary: fill(w.refund, {payment: named}),
      hint: fill(text, {left: euros(left), payment: id}),
      inputs: amount,
    },
    view,
  )
}

/** The amount as an operator types it. */
function amountText(cents: number, {view: {language}}: OrderView): string {
  const decimal = formatEuros(5, language).includes(',') ? ',' : '.'
  return (cents / 100).toFixed(2).replace('.', decimal)
}

function cancelForm(view: OrderView): Html | false {
  const {order, now, day} = view
  const {actions: w} = view.words
  if (!order.subscription || isCancelled(order.subscription)) return false
  const end = endIfCancelled(order, now) ?? ''
  const hint = fill(end > amsterdamDay(now) ? w.cancelText : w.cancelUnpaidText, {day: end && day(end)})
  return actionForm({act: 'cancel', hint, variant: 'danger'}, view)
}

function resumeForm(view: OrderView): Html | false {
  const {order, now, day} = view
  const {subscription} = order
  if (subscription?.state !== 'cancelled' || !mayResume(order, now)) return false
  return actionForm({act: 'resume', values: {day: day(subscription.endsOn)}}, view)
}

function addressForm(view: OrderView): Html {
  const {order, failed, typed} = view
  const {actions: w} = view.words
  const email = field({
    name: 'email',
    form: 'address',
    label: w.newAddress,
    type: 'email',
    value: failed?.act === 'address' ? typed.email : readableAddress(order.customerEmail ?? ''),
    wrong: wrongIn('address', 'noAddress', view),
  })
  return actionForm({act: 'address', inputs: email}, view)
}
