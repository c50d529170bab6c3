import {escapeHTML} from '@portabletext/to-html'
import type {SubscriptionPageQueryResult} from './content.types.ts'
import {formatDay} from './format.ts'
import type {Language} from './languages.ts'
import {withMailLinks} from './mailLinks.ts'
import {type Cents, formatEuros} from './money.ts'
import {pathOf} from './pages.ts'
import {type FactSources, factsFrom, fillContent} from './placeholders.ts'
import {linkButton, plainPage, postButton} from './plainPage.ts'
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
  settings: FactSources['settings']
}
type View = {kind: SubscriptionPageKind; language: Language; order: SubscriptionOrder | null}

/** The page behind the link in mails. */
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
  const localised = {texts: localise(texts, language), orderLabel: localise(orderLabel, language)}
  const {texts: t, orderLabel: label} = fillContent(localised, facts)
  const {heading, text} = wordsOf(kind, order, t)
  const mayPay = kind === 'overdue'
  const mayCancel = mayPay || kind === 'confirm' || kind === 'failed'
  return plainPage({
    language,
    title: `${heading} | ${settings.brandName}`,
    heading,
    text: withMailLinks(text),
    details: order
      ? detailsOf([
          [label, order.id],
          [t.details.plan, `${order.planName}, ${order.periodLabel}`],
          [t.details.amount, formatEuros(order.total, language)],
          [order.isCancelled ? t.details.runsUntil : t.details.nextPayment, day],
        ])
      : '',
    actions: `${mayPay ? postButton(t.overdue.button, PAY) : ''}${mayCancel ? postButton(t.confirm.button) : ''}${linkButton(pathOf('landing', language), mayCancel ? t.confirm.keep : settings.brandName)}`,
  })
}

function wordsOf(kind: SubscriptionPageKind, order: SubscriptionOrder | null, texts: Localised<Texts>) {
  if (kind !== 'confirm') return texts[kind]
  const {heading, monthly, prepaid} = texts.confirm
  return {heading, text: order?.period === 'monthly' ? monthly : prepaid}
}

const detailsOf = (rows: readonly [name: string, value: string][]) =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHTML(name)}</dt><dd>${escapeHTML(value)}</dd></div>`).join('')}</dl>`
