import {amsterdamDay} from '../../domain/format/dates.ts'
import {formatDay, formatMoment} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {invoiceDue} from '../billing/invoices/due.ts'
import type {Invoice} from '../billing/invoices/store.ts'
import {isOpenAgain, openCents} from '../billing/ledger/chargeback.ts'
import type {AgreedTexts} from '../billing/orders/agreedTexts.ts'
import {OUR_STEPS} from '../billing/orders/onboarding.ts'
import type {AuditEntry, Order, OrderPayment} from '../billing/orders/order.ts'
import {refundable} from '../billing/payments/refund.ts'
import {amountsOf} from '../billing/prices/priceChange.ts'
import {endIfCancelled} from '../billing/subscriptions/cancellation.ts'
import {runsUntil} from '../billing/subscriptions/renewal.ts'
import {readableAddress} from '../http/readableAddress.ts'
import {type Html, html} from '../ui/html.ts'
import type {Done, Outcome, PlannedRefund} from './acts.ts'
import {OFFICE, orderAddress} from './addresses.ts'
import {agreedTextsCard} from './agreedTexts.ts'
import {businessFields} from './businessForm.ts'
import {customerCard} from './customerCard.ts'
import {firstDayCard} from './firstDayCard.ts'
import {invoicesCard} from './invoicesCard.ts'
import {STATUS_TONES} from './listPage.ts'
import {badge, detailsList, hidden, notice, officePage, type View} from './page.ts'
import type {Session} from './signIn/session.ts'
import {timelineOf} from './timeline.ts'
import {alertText} from './words/alerts.ts'
import {mailName, OFFICE_WORDS} from './words/words.ts'

type SignedIn = View & {session: Session}
type Failed = Extract<Outcome, {problem: string}>
type Shown = {
  order: Order
  history: AuditEntry[]
  texts: AgreedTexts
  invoices: Invoice[]
  done?: Done | undefined
  failed?: Failed | undefined
  /** What was typed into the form that failed. */
  typed?: Record<string, string>
  now: Date
}

/** What a field says itself, which has focus then. */
const AT_FIELDS: readonly Failed['problem'][] = ['noNote', 'noAmount', 'noAddress', 'wrongDetail']

/** Everything of an order, and what can be done with it. */
export function orderPage(
  {order, history, texts, invoices, done, failed, typed = {}, now}: Shown,
  view: SignedIn,
): string {
  const {language, session} = view
  const words = OFFICE_WORDS[language]
  const {order: w, acts: a} = words
  const euros = (cents: number) => formatEuros(cents, language)
  const moment = (at: string) => formatMoment(at, language)
  const day = (date: string) => formatDay(date, language, 'long')
  const {subscription} = order
  const runs = subscription && runsUntil(order, now)
  const end = (subscription && endIfCancelled(order, now)) ?? ''

  const body = html`<p><a class="alone" href="${OFFICE}">← ${w.back}</a></p>
<div class="title"><h1>${order.id}</h1>${badge(STATUS_TONES[order.status], words.statuses[order.status])}</div>
${done && notice('up', words.done[done])}
${failed && notice('down', problemOf(failed), words.problems.title, !AT_FIELDS.includes(failed.problem))}
${order.alerts.length > 0 && html`<section class="card attention" aria-labelledby="attention"><h2 id="attention">${w.attention}</h2><ul class="plain">${order.alerts.map(attention)}</ul></section>`}
<div class="columns">
<div class="stack">
${customerCard(order, language)}
${firstDayCard(order, language)}
<section class="card" aria-labelledby="payments"><h2 id="payments">${w.payments}</h2>
<table>
<thead><tr><th scope="col">${w.payment}</th><th scope="col">${words.list.status}</th><th scope="col" class="number">${w.amount}</th></tr></thead>
<tbody>${byDate(order.payments).map(payment)}</tbody></table></section>
${(invoices.length > 0 || order.payments.some((each) => invoiceDue(order, each) > 0)) && invoicesCard(order, invoices, language)}
<section class="card" aria-labelledby="mails"><h2 id="mails">${w.mails}</h2>${
    order.mails.length + order.staffNotifications.length === 0
      ? html`<p>${order.customerEmail ? w.noMails : w.noAddress}</p>`
      : html`${order.mails.length > 0 && html`<div class="acts">${order.mails.map(mail)}</div>`}
<ul class="plain muted">${order.staffNotifications.map(({key, state}) => html`<li>${mailName(key, words)}: ${words.mailStates[state]}</li>`)}</ul>`
  }</section>
</div>
<div class="stack">
<section class="card acts" aria-labelledby="acts"><h2 id="acts">${w.acts}</h2><div>${actsOf()}</div></section>
<section class="card" aria-labelledby="agreed"><h2 id="agreed">${w.agreed}</h2>${detailsList([
    [w.plan, `${order.planName}, ${words.periods[order.period]}`],
    [w.exclVat, euros(order.exclVat)],
    [order.vatScheme ? w.vatReversed : fill(w.vat, {rate: String(order.vatRate)}), euros(order.vat)],
    [w.total, euros(order.total)],
    [w.subscription, subscription ? html`<span class="muted">${subscription.id}</span>` : w.noSubscription],
    runs !== undefined && runs !== null && [subscription?.cancelledAt ? w.runsUntil : w.next, day(runs)],
    subscription?.overdueSince !== undefined && [w.overdueSince, moment(subscription.overdueSince)],
    subscription?.pausedAt !== undefined && [w.pausedAt, moment(subscription.pausedAt)],
    subscription?.lostAt !== undefined && [w.lostAt, moment(subscription.lostAt)],
    subscription?.cancelledAt !== undefined && [w.cancelledAt, moment(subscription.cancelledAt)],
  ])}</section>
${agreedTextsCard(texts, words)}
</div>
</div>
<section class="card" aria-labelledby="history"><div class="title"><h2 id="history">${w.history}</h2><p class="hint">${w.timesIn}</p></div>
<ol class="timeline">${timelineOf(history, order, language).map(
    ({at, by, isPerson, what, why}) =>
      html`<li${isPerson && html` class="person"`}><time datetime="${at}">${moment(at)}</time> <span class="by">· ${by}</span>${what.map((line) => html`<div>${line}</div>`)}${why && html`<q>${why}</q>`}</li>`,
  )}</ol></section>`
  return officePage(order.id, body, view, failed && problemOf(failed))

  function problemOf({act, problem, reason = ''}: Failed): string {
    const own = order.payments.find(({id}) => act === `refund ${id}`)
    const left = euros(own ? refundable(amountsOf(order, own).total, own) : 0)
    return fill(words.problems[problem], {reason, left})
  }

  /** A field in which something is wrong says so itself, and is where one goes on: on a phone it stands far below. */
  function input(act: string, wrong: Failed['problem'], attributes: Html): Html {
    if (failed?.act !== act || failed.problem !== wrong) return html`<input ${attributes}>`
    return html`<input ${attributes} aria-invalid="true" aria-describedby="wrong" autofocus><span class="wrong" id="wrong">${problemOf(failed)}</span>`
  }

  function payment(each: OrderPayment): Html {
    const {id, kind, status, paidAt, refunded, chargedBack} = each
    const back = (label: string, cents: number) =>
      cents > 0 && html`<div class="hint">${fill(label, {amount: euros(cents)})}</div>`
    return html`<tr><th scope="row">${w[kind]}<div class="hint">${id}</div>${paidAt && html`<div class="hint">${moment(paidAt)}</div>`}</th><td>${badge(STATUS_TONES[status], words.statuses[status])}</td><td class="number">${euros(amountsOf(order, each).total)}${back(words.list.refunded, refunded)}${back(w.chargedBack, chargedBack)}</td></tr>`
  }

  function form(act: string, fields: Record<string, string>, content: Html): Html {
    return html`<form class="form" method="post" action="${OFFICE}">${hidden(session, {act, order: order.id, ...fields})}${content}</form>`
  }

  function details(act: string, summary: unknown, content: Html): Html {
    return html`<details${failed?.act === act && html` open`}><summary>${summary}</summary>${content}</details>`
  }

  function note(act: string, label = `${a.note} (${a.optional})`): Html {
    const own = failed?.act === act ? typed.note : ''
    return html`<label class="field">${label}${input(act, 'noNote', html`name="note" maxlength="500" value="${own}"`)}<span class="hint">${a.noteHint}</span></label>`
  }

  function attention(text: string): Html {
    const act = `dealtWith ${text}`
    return html`<li><p>${alertText(text, language)}</p>${details(
      act,
      a.dealtWith,
      form(
        'dealtWith',
        {text},
        html`<p class="hint">${a.dealtWithText}</p>${note(act, a.dealtWithNote)}<button>${a.dealtWithButton}</button>`,
      ),
    )}</li>`
  }

  function mail({key, to, state}: Order['mails'][number]): Html {
    const summary = html`<span>${mailName(key, words)} <span class="hint">${words.mailStates[state]}, ${readableAddress(to)}</span></span>`
    if (!order.customerEmail) return html`<p>${summary}</p>`
    return details(
      'resend',
      summary,
      form(
        'resend',
        {mail: key},
        html`<p class="hint">${fill(a.resendText, {email: readableAddress(order.customerEmail)})}</p><button>${a.resend}</button>`,
      ),
    )
  }

  function actsOf(): Html[] {
    const refunds = byDate(order.payments).flatMap((each) => {
      const left = refundable(amountsOf(order, each).total, each)
      const act = `refund ${each.id}`
      const amount = (failed?.act === act && typed.amount) || amountText(left)
      return left === 0
        ? []
        : details(
            act,
            fill(a.refund, {
              payment: [w[each.kind], each.paidAt && day(amsterdamDay(new Date(each.paidAt)))]
                .filter(Boolean)
                .join(', '),
            }),
            form(
              'refund',
              {payment: each.id},
              html`<p class="hint">${fill(a.refundText, {left: euros(left), payment: each.id})}</p><label class="field">${a.amount}${input(act, 'noAmount', html`name="amount" inputmode="decimal" value="${amount}"`)}</label>${note(act)}<button>${a.check}</button>`,
            ),
          )
    })
    const open = byDate(order.payments)
      .filter((each) => isOpenAgain(order, each))
      .flatMap((each) => {
        const values = {amount: euros(openCents(order, each)), payment: each.id}
        return (['askToPay', 'writeOff'] as const).map((act) =>
          details(
            act,
            fill(a[act], values),
            form(
              act,
              {payment: each.id},
              html`<p class="hint">${fill(a[`${act}Text`], values)}</p>${note(act)}<button>${a[`${act}Button`]}</button>`,
            ),
          ),
        )
      })
    const typedEmail = failed?.act === 'address' ? typed.email : readableAddress(order.customerEmail ?? '')
    return [
      ...ourSteps(),
      ...promiseForm(),
      ...open,
      ...refunds,
      ...(subscription && !subscription.cancelledAt
        ? [
            details(
              'cancel',
              a.cancel,
              form(
                'cancel',
                {},
                html`<p class="hint">${fill(end > amsterdamDay(now) ? a.cancelText : a.cancelUnpaidText, {day: end && day(end)})}</p>${note('cancel')}<button class="end-it">${a.cancelButton}</button>`,
              ),
            ),
          ]
        : []),
      details(
        'address',
        a.address,
        form(
          'address',
          {},
          html`<p class="hint">${a.addressText}</p><label class="field">${a.newAddress}${input('address', 'noAddress', html`name="email" type="email" autocomplete="off" value="${typedEmail}"`)}</label>${note('address')}<button>${a.addressButton}</button>`,
        ),
      ),
      details(
        'business',
        a.business,
        form(
          'business',
          {},
          html`<p class="hint">${a.businessText}</p>${businessFields(order, {
            typed: failed?.act === 'business' ? typed : undefined,
            wrong: failed?.problem === 'wrongDetail' ? failed.reason : undefined,
            problem: words.problems.wrongDetail,
            language,
          })}${note('business')}<button>${a.businessButton}</button>`,
        ),
      ),
      ...(order.status === 'paid'
        ? [
            details(
              'withdraw',
              a.withdraw,
              form(
                'withdraw',
                {},
                html`<p class="hint">${a.withdrawText}</p>${note('withdraw')}<button>${a.withdrawButton}</button>`,
              ),
            ),
          ]
        : []),
      details(
        'settle',
        a.settle,
        form('settle', {}, html`<p class="hint">${a.settleText}</p><button>${a.settleButton}</button>`),
      ),
    ]
  }

  function ourSteps(): Html[] {
    return OUR_STEPS.flatMap((step) =>
      order.onboarding && !order.onboarding[`${step}At`]
        ? details(
            step,
            a[step],
            form(
              step,
              {},
              html`<p class="hint">${a[`${step}Text`]}</p>${note(step)}<button>${a[`${step}Button`]}</button>`,
            ),
          )
        : [],
    )
  }

  function promiseForm(): Html[] {
    if (!order.onboarding?.toldAt || order.onboarding.liveAt) return []
    return [
      details(
        'newDay',
        a.newDay,
        form(
          'newDay',
          {},
          html`<p class="hint">${a.newDayText}</p><label class="field">${a.newDayLabel}${input('newDay', 'noDay', html`name="day" type="date" value="${failed?.act === 'newDay' ? typed.day : ''}"`)}</label>${note('newDay')}<button>${a.newDayButton}</button>`,
        ),
      ),
    ]
  }

  function amountText(cents: number): string {
    const decimal = formatEuros(5, language).includes(',') ? ',' : '.'
    return (cents / 100).toFixed(2).replace('.', decimal)
  }
}

/** The last one first; what was not paid before all. */
const byDate = (payments: readonly OrderPayment[]) =>
  payments.toSorted((a, b) => (b.paidAt ?? '9').localeCompare(a.paidAt ?? '9'))

/** Money goes back only after a second look at how much, of what and to whom. */
export function confirmRefundPage(order: Order, {payment, cents, seen, note}: PlannedRefund, view: SignedIn): string {
  const {language, session} = view
  const {acts: a} = OFFICE_WORDS[language]
  const amount = formatEuros(cents, language)
  const customer = order.customerName ?? readableAddress(order.customerEmail ?? order.id)
  const paid = order.payments.find(({id}) => id === payment)
  const runsOn =
    order.subscription !== undefined &&
    !order.subscription.cancelledAt &&
    paid !== undefined &&
    cents === refundable(amountsOf(order, paid).total, paid)
  const body = html`<div class="card narrow"><h1>${a.confirmRefundTitle}</h1>
<p>${fill(a.confirmRefund, {amount, payment, customer})}</p>
${detailsList([[OFFICE_WORDS[language].order.payment, payment], [OFFICE_WORDS[language].order.amount, amount], note !== '' && [a.note, note]])}
<form class="row" method="post" action="${OFFICE}">${hidden(session, {act: 'refund', order: order.id, payment, cents, seen, note})}${runsOn && html`<label class="check"><input type="checkbox" name="cancel" value="1"> ${a.cancelToo}</label>`}
<button class="end-it">${fill(a.confirmRefundButton, {amount})}</button><a class="button" href="${orderAddress(order.id)}">${a.keep}</a></form></div>`
  return officePage(a.confirmRefundTitle, body, view)
}
