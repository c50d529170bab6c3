import {escapeHTML} from '@portabletext/to-html'
import type {SubscriptionPageQueryResult} from './content.types.ts'
import {formatDay} from './format.ts'
import {identityOf} from './identity.ts'
import type {Language} from './languages.ts'
import {withMailLinks} from './mailLinks.ts'
import {POLE, STRIPES} from './mark.ts'
import {type Cents, formatEuros} from './money.ts'
import {pathOf} from './pages.ts'
import {factsFrom, fillContent} from './placeholders.ts'
import {buttonRow, linkButton, plainPage, postButton} from './plainPage.ts'
import type {Period} from './pricing.ts'
import {type Localised, localise} from './texts.ts'

/** A subscription that can be cancelled, one with a renewal to be paid, one that was cancelled, or what went wrong. */
export type SubscriptionPageKind = 'confirm' | 'overdue' | 'done' | 'already' | 'failed' | 'invalidLink'

/** What the page tells of an order. */
export type SubscriptionOrder = {
  id: string
  period: Period
  planName: string
  periodLabel: string
  total: Cents
  /** The day of the first payment. */
  since: string
  isCancelled: boolean
  /** The last day that is paid; empty where there is none. */
  runsUntil: string
  /** Until when an unpaid renewal can be paid; null when none is. */
  payUntil: string | null
}

/** What the button to pay a renewal sends. */
export const PAY = 'pay'

type Texts = NonNullable<SubscriptionPageQueryResult['texts']>
type Content = {
  texts: Texts
  orderLabel: NonNullable<SubscriptionPageQueryResult['orderLabel']>
  settings: NonNullable<SubscriptionPageQueryResult['settings']>
}
type View = {kind: SubscriptionPageKind; language: Language; order: SubscriptionOrder | null}

/** The page behind the link in mails: what there is comes first, and what can be done with it after that. */
export function drawSubscriptionPage({kind, language, order}: View, {texts, orderLabel, settings}: Content): string {
  const formatted = (date: string | null | undefined) => (date ? formatDay(date, language, 'long') : '')
  const day = formatted(order?.runsUntil)
  const facts = {
    ...factsFrom({settings, prices: []}, language),
    ...(order && {
      plan: order.planName,
      endDate: day,
      total: formatEuros(order.total, language),
      payUntil: formatted(order.payUntil),
    }),
  }
  const localised = localise({texts, orderLabel, settings}, language)
  const {texts: t, orderLabel: label, settings: said} = fillContent(localised, facts)
  const {heading, text} = t[kind === 'confirm' ? 'running' : kind]
  return plainPage({
    language,
    title: `${heading} | ${settings.brandName}`,
    heading,
    text: withMailLinks(text),
    details: order
      ? detailsOf([
          [label, order.id],
          [t.details.plan, `${order.planName}, ${order.periodLabel}`],
          [t.details.since, formatted(order.since)],
          [t.details.amount, formatEuros(order.total, language)],
          [order.isCancelled ? t.details.runsUntil : t.details.nextPayment, day],
        ])
      : '',
    actions: actionsOf(kind, order, t.overdue.button, t.confirm, language),
    header: headerOf(settings.brandName, language),
    footer: footerOf(said, language),
  })
}

type Confirm = Localised<Texts>['confirm']

/** Paying what is open; and cancelling, which one has to ask for before the button is there. */
function actionsOf(
  kind: SubscriptionPageKind,
  order: SubscriptionOrder | null,
  pay: string,
  {heading, monthly, prepaid, button, keep}: Confirm,
  language: Language,
): string {
  const paying = kind === 'overdue' ? buttonRow(postButton(pay, PAY)) : ''
  if (kind !== 'confirm' && kind !== 'overdue' && kind !== 'failed') return paying
  const buttons = `${postButton(button)}${linkButton(pathOf('landing', language), keep)}`
  return `${paying}<details${kind === 'failed' ? ' open' : ''}><summary>${escapeHTML(heading)}</summary>
<p>${escapeHTML(order?.period === 'monthly' ? monthly : prepaid)}</p>
${buttonRow(buttons)}</details>`
}

const headerOf = (brand: string, language: Language) =>
  `<header><a href="${pathOf('landing', language)}"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="${POLE}"/><path class="stripes" d="${STRIPES}"/></svg>${escapeHTML(brand)}</a></header>`

function footerOf(settings: Localised<Content['settings']>, language: Language): string {
  const lines = [...identityOf(settings), settings.emails.support].map((line) => `<p>${withMailLinks(line)}</p>`)
  return `<footer>${lines.join('')}<p><a href="${pathOf('terms', language)}">${escapeHTML(settings.mail.terms)}</a></p></footer>`
}

const detailsOf = (rows: readonly [name: string, value: string][]) =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHTML(name)}</dt><dd>${escapeHTML(value)}</dd></div>`).join('')}</dl>`
