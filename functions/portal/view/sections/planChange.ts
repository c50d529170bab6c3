import {BY_MANDATE, CHANGE_PLAN, WITHDRAW_CHANGE} from '../../../../domain/customers/portalActs.ts'
import {monthsLater} from '../../../../domain/format/dates.ts'
import {formatDay, inSentence} from '../../../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../../../domain/money/money.ts'
import {MONTHS} from '../../../../domain/money/periods.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {button, buttonRow, linkButton} from '../../../ui/button.ts'
import {type DescriptionRow, descriptionList} from '../../../ui/descriptionList.ts'
import {details} from '../../../ui/details.ts'
import {form, postButton} from '../../../ui/form.ts'
import {type Html, html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {notice} from '../../../ui/notice.ts'
import {table} from '../../../ui/table.ts'
import {choiceList} from '../choiceList.ts'
import {decide} from '../nextAction.ts'
import type {PortalContext, PortalOrder, PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'
import type {ChangeSum, PendingChange, SumAtOnce} from '../planChange.ts'

/** Whether the page has the section. */
export const mayChange = ({state, planChange: {choices, pending}}: PortalOrder): boolean =>
  state === 'running' && (choices.length > 0 || pending !== null)

/** The plans and periods on sale, the sum of the one that was chosen, or the change that waits. */
export const planChange: PortalSection = (order, context) => {
  if (!mayChange(order)) return false
  const {choices, chosen, pending, refusal} = order.planChange
  const {words, problem} = context
  const {planChange: t} = words
  const isFailed =
    problem === 'change' ? 'failed' : problem === 'collected' || problem === 'notPaid' ? problem : refusal
  const failure = isFailed && t[isFailed]
  return partCard({
    id: 'change',
    heading: t.heading,
    content: html`${failure && notice('down', withMailLinks(failure))}${
      pending
        ? waiting(order, pending, context)
        : chosen
          ? sumOf(order, chosen, context)
          : html`<p>${t.text}</p>${choiceList(choices, context)}`
    }`,
  })
}

const euros = (cents: Cents, {language}: PortalContext) => formatEuros(cents, language)
const day = (date: string, {language}: PortalContext) => formatDay(date, language, 'long')

/** All that is paid, and when, before any button. */
function sumOf(order: PortalOrder, sum: ChangeSum, context: PortalContext): Html {
  const {words} = context
  const {planChange: t, periods} = words
  const {atOnce, byMandate, planName, period, paidToday, total, startsOn, withdrawUntil, plan, invoice} = sum
  const names = {
    ...{newPlan: planName, newPeriod: inSentence(periods[period]), newTotal: euros(total, context)},
    ...{period: inSentence(periods[order.period]), paidToday: euros(paidToday, context)},
    ...{changeFrom: day(startsOn, context), changeNext: day(monthsLater(startsOn, MONTHS[period]), context)},
    withdrawUntil: withdrawUntil && day(withdrawUntil, context),
  }
  const next: DescriptionRow = [fill(t.from, names), html`${planName}, ${names.newPeriod}<br>${names.newTotal}`]
  const rows: DescriptionRow[] = [
    ...(atOnce ? rowsOf(atOnce, order, planName, context) : []),
    [t.today, names.paidToday],
    next,
  ]
  const fields = {act: CHANGE_PLAN, plan, period, paidToday, total, startsOn, from: atOnce?.from ?? ''}
  const buttons = buttonRow(
    button(atOnce ? fill(t.pay, names) : t.confirm, decide(order) === 'agree' && 'main'),
    linkButton(order.planChange.backHref, t.back),
  )
  return html`<h4>${fill(t.chosen, names)}</h4>
<p>${fill(atOnce ? t.now : t.later, names)}</p>${atOnce && period !== order.period && html`<p>${fill(t.firstDays, names)}</p>`}${sum.endsDiscount && html`<p>${t.discount}</p>`}
${descriptionList(rows)}
<p>${fill(t.recurs, names)}</p>
${invoice && preview(invoice, t.invoice)}
${form({fields, content: buttons, className: '', isCheckedByBrowser: true})}${
  byMandate && collecting(byMandate, {order, planName, fields, next}, context)
}`
}

/** The days that are paid for at once, and what they come to. */
function rowsOf(sum: SumAtOnce, {planName: plan}: PortalOrder, newPlan: string, context: PortalContext) {
  const {planChange: t} = context.words
  const names = {newPlan, plan, vatRate: String(sum.vatRate)}
  return [
    [t.days, `${sum.daysLeft} (${day(sum.from, context)} – ${day(sum.until, context)})`],
    [fill(t.price, names), euros(sum.price, context)],
    [fill(t.credit, names), euros(-sum.credit, context)],
    [fill(t.vat, names), euros(sum.vat, context)],
  ] satisfies DescriptionRow[]
}

/** `next` is what is collected later, whichever way is chosen. */
type Chosen = {
  order: PortalOrder
  planName: string
  fields: Record<string, string | number>
  next: DescriptionRow
}

/** The same by the mandate, after the page where it is paid at once. */
function collecting(
  sum: NonNullable<ChangeSum['byMandate']>,
  {order, planName, fields, next}: Chosen,
  context: PortalContext,
): Html {
  const {planChange: t} = context.words
  const values = {debitTotal: euros(sum.total, context), debitFrom: day(sum.from, context)}
  const rows: DescriptionRow[] = [...rowsOf(sum, order, planName, context), [t.debitDue, values.debitTotal], next]
  const collected = {...fields, by: BY_MANDATE, paidToday: sum.total, from: sum.from}
  return details(
    fill(t.byMandate, values),
    html`<p>${fill(sum.isDebit ? t.debit : t.card, values)}</p>${descriptionList(rows)}${postButton(fill(t.collect, values), collected)}`,
    context.problem === 'collected',
  )
}

const preview = ({columns, lines, sums}: NonNullable<ChangeSum['invoice']>, heading: string): Html =>
  html`<h4>${heading}</h4>
${table({
  columns: columns.map((label, index) => ({label, ...(index === columns.length - 1 && {kind: 'number' as const})})),
  rows: lines,
  foot: sums.map(
    ([label, amount]) => html`<tr><th scope="row" colspan="2">${label}</th><td class="number">${amount}</td></tr>`,
  ),
})}`

function waiting(order: PortalOrder, change: PendingChange, context: PortalContext): Html {
  const {planChange: t, periods} = context.words
  const {planName, period, total, startsOn, withdrawUntil, mayWithdraw, isUnderway, number} = change
  const names = {
    ...{newPlan: planName, newPeriod: inSentence(periods[period]), newTotal: euros(total, context)},
    ...{changeFrom: day(startsOn, context), withdrawUntil: withdrawUntil && day(withdrawUntil, context)},
  }
  const said = fill(isUnderway ? t.underway : withdrawUntil ? t.planned : t.begun, names)
  const kept = {plan: order.planName, period: inSentence(periods[order.period])}
  return html`<p>${said}</p>${mayWithdraw && html`<p>${fill(t.keeps, kept)}</p>${postButton(t.withdraw, {act: WITHDRAW_CHANGE, number})}`}`
}
