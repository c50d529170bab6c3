import {formatDay, formatMoment} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {portalPath} from '../../../domain/pages/portalAddress.ts'
import {type Language, perLanguage} from '../../../domain/texts/languages.ts'
import {fillContent, placeholderValuesFrom} from '../../../domain/texts/placeholderValues.ts'
import {localise} from '../../../domain/texts/texts.ts'
import {unbroken} from '../../../domain/texts/unbroken.ts'
import {behindTotal} from '../../notifications/customerMail.ts'
import {type Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {notice} from '../../ui/notice.ts'
import {isAtRest} from './nextAction.ts'
import type {
  PortalContent,
  PortalContext,
  PortalDone,
  PortalOrder,
  PortalProblem,
  PortalWords,
  PortalYear,
  Typed,
} from './order.ts'
import {portalFrame} from './page.ts'
import {portalParts} from './parts.ts'
import {mayChange} from './sections/planChange.ts'
import {type SignInView, signInParts} from './signIn.ts'
import {yearParts} from './year.ts'

export type OrderView = {
  kind: 'order'
  order: PortalOrder
  /** For others, who may only look. */
  isReader?: boolean
  /** Said above all to an operator, who can press nothing. */
  staffNotice?: Html | undefined
  done?: PortalDone | undefined
  problem?: PortalProblem | undefined
  /** The forms as they were typed, when something in them was wrong. */
  business?: Typed | undefined
  address?: Typed | undefined
  vatNumber?: Typed | undefined
}
export type PortalView = OrderView | ({kind: 'year'} & PortalYear) | SignInView

type Shown = {view: PortalView; language: Language; addresses?: Partial<Record<Language, string>>}

/** A page of the portal: an order with its forms, or a page on the way to it. */
export function portalPage(
  {view, language, addresses = perLanguage(portalPath)}: Shown,
  content: PortalContent,
): string {
  const order = view.kind === 'order' ? view.order : null
  const values = {
    ...placeholderValuesFrom({settings: content.settings, prices: []}, language),
    ...factsOf(order, view, language),
    inclVat: behindTotal(content.settings, language, order?.vatRate === 0),
  }
  const {texts, settings, ...others} = unbroken(fillContent(localise(content, language), values))
  const {receipt, ...amounts} = settings.invoice
  const words: PortalWords = {...texts, ...others, receipt, amounts}
  const page =
    view.kind === 'order'
      ? orderParts(view, {language, words, ...formsOf(view)})
      : view.kind === 'year'
        ? yearParts(view, language, words)
        : signInParts(view, language, words)
  return portalFrame({language, settings, addresses, problem: problemOf(view, words), ...page})
}

/** The sentence that the title begins with, when a form was refused: a screen reader reads it first. */
function problemOf(view: PortalView, words: PortalWords): string | undefined {
  if (view.kind === 'signIn') return view.problem === 'invalidEmail' ? words.signIn.invalid : undefined
  if (view.kind !== 'order') return undefined
  if (view.business?.wrong.length) return words.business.problem
  if (view.problem) return PROBLEM[view.problem](words)
  if (view.vatNumber?.wrong.length) return words.vatNumber.invalid
  return view.address?.wrong.length ? words.address.invalid : undefined
}

const PROBLEM: Record<PortalProblem, (words: PortalWords) => string> = {
  cancel: ({failed}) => failed.heading,
  pause: ({pause}) => pause.failed,
  undo: ({undo}) => undo.failed,
  tooLate: ({undo}) => undo.over,
  pay: ({overdue}) => overdue.failed,
  method: ({method}) => method.failed,
  tooOften: ({address}) => address.tooOften,
  change: ({planChange}) => planChange.failed,
  collected: ({planChange}) => planChange.collected,
  notPaid: ({planChange}) => planChange.notPaid,
}

const formsOf = ({business, address, vatNumber, problem, isReader}: OrderView) => ({
  ...{business, address, vatNumber, problem, isReader},
})

function orderParts({order, done, problem, staffNotice}: OrderView, context: PortalContext) {
  const {words} = context
  const {heading, text} = done === 'cancelled' ? cancelledWords(order, words) : headingOf(order, words)
  const body = portalParts(order, context)
  if (context.isReader) return {heading, lead: html`<p>${words.reading.reader}</p>`, body}
  const said = done === 'cancelled' ? undefined : done && DONE[done](words, order)
  return {
    heading,
    lead: html`${staffNotice}${problem === 'tooLate' && notice('down', words.undo.over)}${said && notice('up', said)}<p>${withMailLinks(text)}${isAtRest(order) && html` ${words.nothing}`}</p>${mayChange(order) && html`<p><a class="alone" href="#change">${words.planChange.heading}</a></p>`}`,
    body: staffNotice ? html`<fieldset class="seen" disabled>${body}</fieldset>` : body,
  }
}

/** The heading of a state, which never reads as if it had been reached just now. */
const headingOf = ({state, isGivenBack}: PortalOrder, {already, ...words}: PortalWords) =>
  state === 'cancelled' ? already : state === 'running' && isGivenBack ? words.refunded : words[state]

/** The words after cancelling: an open payment is not called settled. */
const cancelledWords = ({state, owes, email}: PortalOrder, {done, stopped, ended, mailed}: PortalWords) =>
  state !== 'ended'
    ? {...done, text: [done.text, email && mailed].filter(Boolean).join(' ')}
    : owes
      ? {...stopped, text: ended.text}
      : stopped

const DONE: Record<Exclude<PortalDone, 'cancelled'>, (words: PortalWords, order: PortalOrder) => string> = {
  paid: ({paid}, {email}) => [paid.processed, email && paid.mailed].filter(Boolean).join(' '),
  resumed: ({undo}) => undo.done,
  paused: ({pause}) => pause.done,
  pauseEnded: ({pause}) => pause.resumed,
  details: ({business}) => business.saved,
  addressAsked: ({address}) => address.asked,
  address: ({address}) => address.changed,
  method: ({method}) => method.done,
  vatNumber: ({vatNumber}) => vatNumber.saved,
  changeAgreed: ({planChange}) => planChange.agreed,
  plan: ({planChange}) => planChange.done,
  changeWithdrawn: ({planChange}) => planChange.withdrawn,
  shared: ({reading}) => reading.made,
  unshared: ({reading}) => reading.withdrawn,
}

/** The amount on the day on which the period ends: an announced price holds from its first day on. */
const nextTotal = ({newPrice, total, runsUntil}: PortalOrder) =>
  newPrice && newPrice.from <= runsUntil ? newPrice.total : total

function factsOf(order: PortalOrder | null, view: PortalView, language: Language): Record<string, string> {
  const day = (date: string | null) => (date ? formatDay(date, language, 'long') : '')
  return {
    ...('email' in view && {email: view.email ?? ''}),
    ...(order && {
      plan: order.planName,
      endDate: day(order.runsUntil),
      total: formatEuros(order.overdueTotal, language),
      payUntil: day(order.payUntil),
      nextDate: day(order.nextDay || order.nextIfPaid),
      nextTotal: formatEuros(nextTotal(order), language),
      ...(order.pause && {
        pauseFrom: day(order.pause.from),
        ...(order.pause.isAgreed && {pauseUntil: day(order.pause.until), resumeOn: day(order.pause.resumeOn)}),
      }),
      ...(order.sharing?.until && {readUntil: day(order.sharing.until)}),
      customerEmail: order.email,
      vatNumber: order.unknownVatNumber,
      ...(order.firstDay?.liveBy && {liveBy: formatMoment(order.firstDay.liveBy, language)}),
      ...(order.firstDay?.promisedOn && {newDay: day(order.firstDay.promisedOn)}),
      ...(order.newPrice && {newFrom: day(order.newPrice.from)}),
    }),
  }
}
