import {escapeHTML} from '@portabletext/to-html'
import type {SanityClient} from '@sanity/client'
import {
  type Facts,
  factsFrom,
  fillContent,
  formatDay,
  formatEuros,
  type Language,
  localise,
  pathOf,
  type SubscriptionPageQueryResult,
  splitAtMailAddresses,
} from '../model.ts'
import type {Order} from '../orders/order.ts'
import {payUntil} from '../orders/overdue.ts'
import {runsUntil} from '../payments/renewal.ts'
import {document, linkButton, postButton} from './document.ts'
import {subscriptionPageQuery} from './subscription.query.ts'

/** What the page shows: a subscription that can be cancelled, one that was cancelled now or before, or what went wrong. */
export type SubscriptionView =
  | {kind: 'confirm' | 'overdue' | 'done' | 'already'; order: Order}
  | {kind: 'failed'; order: Order}
  | {kind: 'invalidLink'; language: Language}

type Texts = NonNullable<SubscriptionPageQueryResult['texts']>
type Services = {content: SanityClient; now?: () => Date}

/** What the button to pay an overdue renewal sends. */
export const PAY = 'pay'

/** The page behind the link in mails. */
export async function subscriptionPage(
  view: SubscriptionView,
  {content, now = () => new Date()}: Services,
): Promise<string> {
  const {texts, orderLabel, settings} = await content.fetch(subscriptionPageQuery)
  if (!texts || !orderLabel || !settings) throw new Error('The texts of the subscription page are not in the CMS')
  const language = view.kind === 'invalidLink' ? view.language : view.order.language
  const order = view.kind === 'invalidLink' ? null : view.order
  const facts: Facts = {
    ...factsFrom({settings, prices: []}, language),
    ...(order && {
      plan: order.planName,
      endDate: dayOf(order, now()),
      total: formatEuros(order.total, language),
      payUntil: formatted(payUntil(order), language),
    }),
  }
  const localised = {texts: localise(texts as Texts, language), orderLabel: localise(orderLabel, language)}
  const {texts: t, orderLabel: label} = fillContent(localised, facts)
  const {heading, text} = wordsOf(view, t)
  const mayPay = view.kind === 'overdue'
  const mayCancel = mayPay || view.kind === 'confirm' || view.kind === 'failed'
  return document({
    language,
    title: `${heading} | ${settings.brandName}`,
    heading,
    text: withMailLinks(text),
    details: order ? detailsOf(order, t, label, now()) : '',
    actions: `${mayPay ? postButton(t.overdue.button, PAY) : ''}${mayCancel ? postButton(t.confirm.button) : ''}${linkButton(pathOf('landing', language), mayCancel ? t.confirm.keep : settings.brandName)}`,
  })
}

type Localised = ReturnType<typeof localise<Texts>>

function wordsOf(view: SubscriptionView, texts: Localised): {heading: string; text: string} {
  if (view.kind !== 'confirm') return texts[view.kind]
  const {heading, monthly, prepaid} = texts.confirm
  return {heading, text: view.order.period === 'monthly' ? monthly : prepaid}
}

const formatted = (day: string | null, language: Language) => (day ? formatDay(day, language, 'long') : '')
const dayOf = (order: Order, now: Date) => formatted(runsUntil(order, now), order.language)

function detailsOf(order: Order, {details}: Localised, orderLabel: string, now: Date): string {
  const {id, planName, periodLabel, total, language, subscription} = order
  const rows: [string, string][] = [
    [orderLabel, id],
    [details.plan, `${planName}, ${periodLabel}`],
    [details.amount, formatEuros(total, language)],
    [subscription?.cancelledAt ? details.runsUntil : details.nextPayment, dayOf(order, now)],
  ]
  const items = rows.map(([name, value]) => `<div><dt>${escapeHTML(name)}</dt><dd>${escapeHTML(value)}</dd></div>`)
  return `<dl>${items.join('')}</dl>`
}

const withMailLinks = (text: string) =>
  splitAtMailAddresses(text)
    .map(escapeHTML)
    .map((part, index) => (index % 2 === 1 ? `<a href="mailto:${part}">${part}</a>` : part))
    .join('')
