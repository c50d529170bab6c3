import {formatDay} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {MirrorLine} from '../../billing/payouts/mirror.ts'
import type {Payout, PayoutParts} from '../../billing/payouts/mollieBalance.ts'
import type {Mirror} from '../../billing/payouts/readMirror.ts'
import {button, buttonRow} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {field} from '../../ui/field.ts'
import {form} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {table} from '../../ui/table.ts'
import {mayUse} from '../access.ts'
import {ADMIN, ADMIN_EXPORT, mirrorAddress, orderAddress} from '../addresses.ts'
import {adminPage, type SignedInView, withToken} from '../adminPage.ts'
import {monthName} from '../list/listPage.ts'
import {ADMIN_WORDS, type AdminWords} from '../words/words.ts'

/** A payout with all it is of, and the orders of its payments. */
export type OpenedPayout = Payout & PayoutParts & {orderOf: ReadonlyMap<string, string>}
type Shown = {
  month: string
  months: readonly string[]
  /** Null without a token; a text when Mollie could not be read. */
  mirror: Mirror | string | null
  payout?: OpenedPayout | undefined
  done?: keyof AdminWords['mirror']['done'] | undefined
}

/** A month by Mollie's balance beside the books: statement, differences with their buttons, payouts. */
export function mirrorPage({month, months, mirror, payout, done}: Shown, view: SignedInView): string {
  const {language} = view
  const {mirror: w} = ADMIN_WORDS[language]
  const title = fill(w.titleOf, {month: monthName(month, language)})
  const options = months.map((each) => [each, monthName(each, language)] as const)
  const body = html`<h1>${title}</h1><p>${w.intro}</p>
${done && notice(done === 'notDone' ? 'down' : 'up', w.done[done])}
<form class="card filters one" action="${ADMIN}">${field({name: 'mirror', label: w.month, options, value: month})}${buttonRow(button(w.show))}</form>
${
  mirror === null
    ? card({id: 'missing', heading: w.missingTitle, content: html`<p>${w.missing}</p>`, className: 'narrow'})
    : typeof mirror === 'string'
      ? notice('down', fill(w.away, {reason: mirror}), {hasFocus: false})
      : html`<div class="columns">
<div class="stack">
${payout && payoutCard(payout, view)}
${differencesCard(month, mirror.lines, view)}
</div>
<div class="stack">
${statementCard(month, mirror, view)}
${payoutsCard(month, mirror.payouts, view)}
</div>
</div>`
}`
  return adminPage(title, body, view)
}

const totalOf = (rows: readonly {total: number}[]) => rows.reduce((all, {total}) => all + total, 0)

function statementCard(month: string, {books, statement, lines}: Mirror, {language}: SignedInView): Html {
  const {mirror: w} = ADMIN_WORDS[language]
  const {opening, money, fees, payouts, closing} = statement
  // Nothing has no sign.
  const euros = (cents: number) => formatEuros(cents || 0, language)
  const notMoney = books.differences.reduce((all, {cents}) => all + cents, 0)
  const link = `${ADMIN_EXPORT}?${new URLSearchParams({period: month})}`
  return card({
    id: 'statement',
    heading: w.statement,
    content: html`${descriptionList([
      [w.documents, euros(totalOf(books.documents))],
      [w.notMoney, euros(-notMoney)],
      [w.ledger, euros(totalOf(books.entries))],
      [w.differing, euros(lines.reduce((all, {cents}) => all + cents, 0))],
      [w.money, euros(money)],
      [w.fees, euros(fees)],
      [w.payoutsSum, euros(-payouts)],
      [w.change, euros(closing - opening)],
      [w.opening, euros(opening)],
      [w.closing, euros(closing)],
    ])}<p><a class="alone" href="${link}">${w.toBooks}</a></p>`,
  })
}

function differencesCard(month: string, lines: readonly MirrorLine[], view: SignedInView): Html {
  const {language} = view
  const {mirror: w} = ADMIN_WORDS[language]
  if (lines.length === 0) return card({id: 'differences', heading: w.differences, content: html`<p>${w.none}</p>`})
  const items = lines.map((line) => {
    const {kind, paymentId, orderId, cents, note} = line
    const order =
      orderId &&
      (mayUse(view.session, 'order') ? html`<a class="alone" href="${orderAddress(orderId)}">${orderId}</a>` : orderId)
    const facts = descriptionList([[paymentId, formatEuros(cents, language)]])
    return html`<li>${facts}${order && html`<p>${order}</p>`}<p class="hint">${w.kinds[kind]}</p>${note && html`<p>${fill(w.noted, {note})}</p>`}${lineActs(month, line, view)}</li>`
  })
  return card({id: 'differences', heading: w.differences, content: html`<ul class="plain apart">${items}</ul>`})
}

/** The buttons of a difference: count it, refund it, note it. */
function lineActs(
  month: string,
  {kind, paymentId, cents}: MirrorLine,
  {session, language}: SignedInView,
): Html | false {
  if (kind === 'otherMonth' || !mayUse(session, 'noteDifference')) return false
  const {mirror: w} = ADMIN_WORDS[language]
  const post = (act: string, content: Html) =>
    form({
      action: ADMIN,
      fields: withToken(session, {act, payment: paymentId, month, cents}),
      content,
      isCheckedByBrowser: true,
    })
  const note = field({name: 'note', form: paymentId, label: w.note, max: 500})
  return html`<div class="row">${post('fetchPayment', button(w.fetch))}${kind === 'stray' && post('refundStray', button(w.refund, 'danger'))}</div>${post('noteDifference', html`${note}${button(w.noteButton)}`)}`
}

function payoutsCard(month: string, payouts: readonly Payout[], {language}: SignedInView): Html {
  const {mirror: w} = ADMIN_WORDS[language]
  const rows = payouts.map(({id, reference, cents, settledAt}) => [
    html`<a class="alone" href="${mirrorAddress(month, {payout: id})}">${reference || id}</a>${settledAt && html`<div class="hint">${formatDay(settledAt.slice(0, 10), language)}</div>`}`,
    formatEuros(cents, language),
  ])
  const columns = [
    {label: w.reference, kind: 'row'},
    {label: w.amount, kind: 'number'},
  ] as const
  return card({
    id: 'payouts',
    heading: w.payouts,
    content: rows.length === 0 ? html`<p>${w.noPayouts}</p>` : table({columns, rows}),
  })
}

/** Each part of a payout with its order, the fees, and what is left unexplained, which is nothing. */
function payoutCard({reference, id, cents, parts, fees, orderOf}: OpenedPayout, view: SignedInView): Html {
  const {language} = view
  const {mirror: w} = ADMIN_WORDS[language]
  const euros = (amount: number) => formatEuros(amount, language)
  const isOperator = mayUse(view.session, 'order')
  const rows = parts.map(({kind, paymentId, cents: part}) => {
    const order = orderOf.get(paymentId)
    const of = order
      ? isOperator
        ? html`<a class="alone" href="${orderAddress(order)}">${order}</a>`
        : order
      : w.unmatched
    return [html`${w.parts[kind]} ${paymentId}<div class="hint">${of}</div>`, euros(part)]
  })
  const rest = cents - fees - parts.reduce((all, part) => all + part.cents, 0)
  const foot = [[w.fees, fees], ...(rest === 0 ? [] : ([[w.rest, rest]] as const)), [w.amount, cents]].map(
    ([label, amount]) => html`<tr><th scope="row">${label}</th><td class="number">${euros(Number(amount))}</td></tr>`,
  )
  const columns = [
    {label: w.payment, kind: 'row'},
    {label: w.amount, kind: 'number'},
  ] as const
  return card({
    id: 'payout',
    heading: fill(w.payoutOf, {reference: reference || id}),
    content: table({columns, rows, foot}),
  })
}
