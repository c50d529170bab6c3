import {CANCEL, CONFIRM_ADDRESS, PAY} from '../../domain/customers/portalActs.ts'
import {formatDay, inSentence} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {pathOf} from '../../domain/pages/pages.ts'
import {signInPath} from '../../domain/pages/portalAddress.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import type {PortalOrder, PortalProblem} from '../portal/view/order.ts'
import type {SignInView} from '../portal/view/signIn.ts'
import {BRAND_STYLE, brandLink, wordmark} from '../ui/brand.ts'
import {button, buttonRow, linkButton} from '../ui/button.ts'
import {CARD_STYLE} from '../ui/card.ts'
import {DESCRIPTION_LIST_STYLE, type DescriptionRow, descriptionList} from '../ui/descriptionList.ts'
import {FIELD_STYLE, field} from '../ui/field.ts'
import {form, postButton} from '../ui/form.ts'
import {html} from '../ui/html.ts'
import {page} from '../ui/page.ts'
import {FALLBACK_WORDS, type FallbackKind} from './fallbackWords.ts'

type Words = (typeof FALLBACK_WORDS)[Language]
type View =
  | {kind: 'order'; order: PortalOrder; language: Language; problem?: PortalProblem | undefined; mailTo: string}
  | (SignInView & {language: Language})
  | {kind: 'unavailable'; language: Language}
  | {kind: 'paymentFailed'; language: Language; back: string}
  | {kind: 'priceChanged'; language: Language; back: string; total: string}

const STYLE = `body{padding:clamp(1.25rem,5vw,4rem)}
header,main{max-width:38rem;margin:0 auto}
header{margin-bottom:1.5rem}
.card{padding:clamp(1.25rem,4vw,2.5rem);gap:1.5rem}
.form{display:grid;gap:1rem;justify-items:start}.field{width:100%}
dl{border-top:1px solid var(--line)}dl>div:last-child{border-bottom:1px solid var(--line)}`

const MAY_CANCEL: readonly PortalOrder['state'][] = ['running', 'overdue', 'chargedBack', 'paused', 'onPause']

function kindOf(view: View): FallbackKind {
  switch (view.kind) {
    case 'order':
      return view.problem === 'cancel' ? 'failed' : view.problem === 'undo' ? 'notUndone' : view.order.state
    case 'open':
      return 'openLink'
    case 'signIn':
      return view.problem === 'invalidLink' ? 'invalidLink' : 'signIn'
    case 'waiting':
      return 'unavailable'
    default:
      return view.kind
  }
}

/** A page of the portal or the checkout without the texts of the CMS. `reference` leads support to its log lines. */
export function fallbackPage(view: View, reference?: string): string {
  const {language} = view
  const words = FALLBACK_WORDS[language]
  const {heading, text} = words[kindOf(view)]
  return page({
    language,
    title: [view.kind === 'signIn' && view.problem === 'invalidEmail' && words.invalidEmail, heading],
    styles: [BRAND_STYLE, CARD_STYLE, DESCRIPTION_LIST_STYLE, FIELD_STYLE, STYLE],
    // The name of the company is content, so the mark stands alone.
    body: html`<header>${brandLink(pathOf('landing', language), wordmark(''), words.home)}</header><main class="card">
<h1>${heading}</h1>
<p>${fill(text, valuesOf(view))}</p>
${view.kind === 'order' && orderDetails(view, words)}${view.kind === 'signIn' && emailForm(view, words)}
${buttonRow(...buttonsOf(view, words))}${reference !== undefined && html`<p><small>${fill(words.reference, {id: reference})}</small></p>`}
</main>`,
  })
}

/** The values of the placeholders in the words. */
function valuesOf(view: View): Record<string, string> {
  const day = (date: string | null) => (date ? formatDay(date, view.language, 'long') : '')
  return {
    ...(view.kind === 'order' && {date: day(view.order.runsUntil), payUntil: day(view.order.payUntil)}),
    ...('total' in view && {total: view.total}),
    ...(view.kind === 'confirmAddress' && {email: view.email}),
  }
}

function emailForm({language, problem, email = ''}: Extract<View, {kind: 'signIn'}>, words: Words) {
  const address = field({
    name: 'email',
    label: words.email,
    value: email,
    wrong: problem === 'invalidEmail' && words.invalidEmail,
    isAlone: true,
    autocomplete: 'email',
    type: 'email',
    max: 200,
  })
  return form({action: signInPath(language), content: html`${address}${button(words.askLink, 'main')}`})
}

function buttonsOf(view: View, words: Words) {
  const {language} = view
  const order = view.kind === 'order' ? view.order : null
  const post = (label: string, act: string) => postButton(label, {act}, {variant: 'main'})
  return [
    view.kind === 'open' && postButton(words.open, {link: view.link}, {variant: 'main', action: signInPath(language)}),
    view.kind === 'confirmAddress' && post(words.confirm, CONFIRM_ADDRESS),
    ...(view.kind === 'list' ? view.orders.map(({href, planName, id}) => linkButton(href, `${planName}, ${id}`)) : []),
    order?.owes === true && post(words.pay, PAY),
    order !== null && MAY_CANCEL.includes(order.state) && post(words.cancel, CANCEL),
    'back' in view ? linkButton(view.back, words.back) : linkButton(pathOf('landing', language), words.home),
  ]
}

/** The subscription, its next payment, and how to cancel it by mail. */
function orderDetails({order, language, mailTo}: Extract<View, {kind: 'order'}>, words: Words) {
  const goesOn = MAY_CANCEL.includes(order.state)
  const day = (date: string) => (date ? formatDay(date, language, 'long') : '')
  const amount: DescriptionRow = [
    order.vatRate === 0 ? words.amountReversed : words.amount,
    formatEuros(order.total, language),
  ]
  const rows = descriptionList([
    [words.plan, `${order.planName}, ${inSentence(order.periodLabel)}`],
    goesOn ? [words.next, day(order.nextDay)] : [words.until, day(order.runsUntil)],
    goesOn && amount,
    [words.order, order.id],
  ])
  return html`${rows}${goesOn && html`<p>${fill(words.byMail, {mail: mailTo})}</p>`}`
}
