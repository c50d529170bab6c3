import {escapeHTML} from '@portabletext/to-html'
import {CANCEL, CONFIRM_ADDRESS, PAY} from '../../domain/customers/portalActs.ts'
import {formatDay, inSentence} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {pathOf} from '../../domain/pages/pages.ts'
import {signInPath} from '../../domain/pages/portalAddress.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import type {AccountOrder, AccountProblem} from '../portal/view/order.ts'
import type {SignInView} from '../portal/view/signIn.ts'
import {html} from './html.ts'
import {LAST_RESORT, type LastResortPage} from './lastResortWords.ts'
import {buttonRow, linkButton, plainPage, postButton} from './plainPage.ts'
import {wordmark} from './wordmark.ts'

type Words = (typeof LAST_RESORT)[Language]
type View =
  | {kind: 'order'; order: AccountOrder; language: Language; problem?: AccountProblem | undefined; mailTo: string}
  | (SignInView & {language: Language})
  | {kind: 'unavailable'; language: Language}
  | {kind: 'paymentFailed'; language: Language; back: string}
  | {kind: 'priceChanged'; language: Language; back: string; total: string}

const MAY_CANCEL: readonly AccountOrder['state'][] = ['running', 'overdue', 'chargedBack', 'paused']

function pageOf(view: View): LastResortPage {
  switch (view.kind) {
    case 'order':
      return view.problem === 'cancel' ? 'failed' : view.problem === 'undo' ? 'notUndone' : view.order.state
    case 'open':
      return 'openLink'
    case 'signIn':
      return view.problem === 'invalidLink' ? 'invalidLink' : 'signIn'
    default:
      return view.kind
  }
}

/** The words of the customer's page or the checkout, in plain text. `reference` leads support to its log lines. */
export function lastResortPage(view: View, reference?: string): string {
  const {language} = view
  const words = LAST_RESORT[language]
  const {heading, text} = words[pageOf(view)]
  const order = view.kind === 'order' ? view.order : null
  const formatted = (day: string | null | undefined) => (day ? formatDay(day, language, 'long') : '')
  const values = {
    ...(order && {date: formatted(order.runsUntil), payUntil: formatted(order.payUntil)}),
    ...('total' in view && {total: view.total}),
    ...(view.kind === 'confirmAddress' && {email: view.email}),
  }
  const mayPay = order?.owes
  const mayCancel = order && MAY_CANCEL.includes(order.state)
  const onward =
    'back' in view ? linkButton(view.back, words.back) : linkButton(pathOf('landing', language), words.home)
  return plainPage({
    language,
    title: view.kind === 'signIn' && view.problem === 'invalidEmail' ? `${words.invalidEmail} | ${heading}` : heading,
    heading,
    header: brand(language),
    text: escapeHTML(fill(text, values)),
    details: view.kind === 'order' ? detailsOf(view, words) : view.kind === 'signIn' ? askingFor(view, words) : '',
    actions: `${buttonRow(
      `${onTheWay(view, words)}${mayPay ? postButton(words.pay, PAY) : ''}${mayCancel ? postButton(words.cancel, CANCEL) : ''}${onward}`,
    )}${referenceOf(reference, words)}`,
  })
}

const referenceOf = (id: string | undefined, words: Words) =>
  id === undefined ? '' : html`<p><small>${fill(words.reference, {id})}</small></p>`.text

/** Whose page it is: the name is content, and away; the mark is not. */
const brand = (language: Language) =>
  html`<header><a href="${pathOf('landing', language)}" aria-label="${LAST_RESORT[language].home}">${wordmark('')}</a></header>`
    .text

/** The form that asks for a link. */
function askingFor({language, problem, email = ''}: Extract<View, {kind: 'signIn'}>, words: Words): string {
  const isWrong = problem === 'invalidEmail'
  return html`<form method="post" action="${signInPath(language)}" novalidate><p><label for="email">${words.email}</label><br><input id="email" name="email" type="email" autocomplete="email" maxlength="200" value="${email}"${isWrong && html` aria-invalid="true" aria-describedby="wrong" autofocus`}></p>${
    isWrong && html`<p id="wrong" role="alert">${words.invalidEmail}</p>`
  }
<button name="ask">${words.askLink}</button></form>`.text
}

/** The buttons of pages on the way to an order. */
function onTheWay(view: View, words: Words): string {
  if (view.kind === 'open')
    return html`<form method="post" action="${signInPath(view.language)}"><input type="hidden" name="link" value="${view.link}"><button name="open">${words.open}</button></form>`
      .text
  if (view.kind === 'confirmAddress')
    return html`<form method="post"><button name="act" value="${CONFIRM_ADDRESS}">${words.confirm}</button></form>`.text
  if (view.kind !== 'list') return ''
  return view.orders.map(({href, planName, id}) => linkButton(href, `${planName}, ${id}`)).join('')
}

/** What runs, what is paid next, and how it is cancelled by mail. */
function detailsOf({order, language, mailTo}: Extract<View, {kind: 'order'}>, words: Words): string {
  const goesOn = MAY_CANCEL.includes(order.state)
  const rows = [
    [words.plan, `${order.planName}, ${inSentence(order.periodLabel)}`],
    goesOn
      ? [words.next, order.nextDay && formatDay(order.nextDay, language, 'long')]
      : [words.until, order.runsUntil && formatDay(order.runsUntil, language, 'long')],
    ...(goesOn
      ? [[order.vatRate === 0 ? words.amountReversed : words.amount, formatEuros(order.total, language)]]
      : []),
    [words.order, order.id],
  ]
  const list = rows.map(
    ([name = '', value = '']) => `<div><dt>${escapeHTML(name)}</dt><dd>${escapeHTML(value)}</dd></div>`,
  )
  return `<dl>${list.join('')}</dl>${goesOn ? `<p>${escapeHTML(fill(words.byMail, {mail: mailTo}))}</p>` : ''}`
}
