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
} from '../model.ts'
import type {Order} from '../orders/order.ts'
import {paidUntil} from '../payments/renewal.ts'
import {subscriptionPageQuery} from './subscription.query.ts'

/** What the page says: may be cancelled, was cancelled just now or before, or what went wrong. */
export type View =
  | {kind: 'confirm' | 'done' | 'already'; order: Order}
  | {kind: 'failed'; order: Order}
  | {kind: 'invalidLink'; language: Language}

type Texts = NonNullable<SubscriptionPageQueryResult['texts']>
type Site = {content: SanityClient; siteUrl: string; now?: () => Date}

/** The page behind the link in the mails, whole: it is served by its endpoint, and loads nothing but the site's fonts. */
export async function subscriptionPage(view: View, {content, siteUrl, now = () => new Date()}: Site): Promise<string> {
  const {texts, orderLabel, settings} = await content.fetch(subscriptionPageQuery)
  if (!texts || !orderLabel || !settings) throw new Error('The texts of the subscription page are not in the CMS')
  const language = view.kind === 'invalidLink' ? view.language : view.order.language
  const order = view.kind === 'invalidLink' ? null : view.order
  const facts: Facts = {
    ...factsFrom({settings, prices: []}, language),
    ...(order && {plan: order.planName, endDate: dayOf(order, now())}),
  }
  const localised = {texts: localise(texts as Texts, language), orderLabel: localise(orderLabel, language)}
  const {texts: t, orderLabel: label} = fillContent(localised, facts)
  const home = siteUrl + pathOf('landing', language)
  const {heading, text} = wordsOf(view, t)
  return document({
    language,
    title: `${heading} | ${settings.brandName}`,
    body: `<h1>${escapeHTML(heading)}</h1>
<p>${withMailLinks(text)}</p>
${order ? detailsOf(order, t, label, now()) : ''}
<div class="row">${view.kind === 'confirm' || view.kind === 'failed' ? `<form method="post"><button>${escapeHTML(t.confirm.button)}</button></form>` : ''}
<a class="button" href="${home}">${escapeHTML(view.kind === 'confirm' || view.kind === 'failed' ? t.confirm.keep : settings.brandName)}</a></div>`,
  })
}

type Localised = ReturnType<typeof localise<Texts>>

function wordsOf(view: View, texts: Localised): {heading: string; text: string} {
  if (view.kind !== 'confirm') return texts[view.kind]
  const {heading, monthly, prepaid} = texts.confirm
  return {heading, text: view.order.period === 'monthly' ? monthly : prepaid}
}

const dayOf = (order: Order, now: Date) => {
  const day = order.subscription?.endsOn ?? paidUntil(order, now)
  return day ? formatDay(day, order.language, 'long') : ''
}

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

const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const withMailLinks = (text: string) =>
  escapeHTML(text).replace(MAIL_ADDRESS, (address) => `<a href="mailto:${address}">${address}</a>`)

const STYLE = `@font-face{font-family:"Bricolage VK";src:url(/fonts/bricolage-vk.woff2) format("woff2");font-weight:700;font-display:swap}
@font-face{font-family:"Hanken VK";src:url(/fonts/hanken-vk.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;--ink:light-dark(#0A2733,#E9F1F1);--muted:light-dark(#46606B,#9FB6BE);--line:light-dark(#C6D4D6,#1C3C49);--edge:light-dark(#6F8690,#6E8C98)}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:clamp(1.25rem,5vw,4rem);background:light-dark(#EAF0F0,#06171F);color:var(--ink);font:400 1.0625rem/1.6 "Hanken VK",system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:38rem;margin:0 auto;padding:clamp(1.25rem,4vw,2.5rem);background:light-dark(#FBFDFD,#0C242F);border:1px solid var(--line);border-radius:12px;display:grid;gap:1.5rem}
h1{font:700 clamp(1.75rem,5vw,2.5rem)/1.1 "Bricolage VK",system-ui,sans-serif}
a{color:inherit;text-underline-offset:.2em}
dl{border-top:1px solid var(--line)}dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted)}dd{font-weight:600;font-variant-numeric:tabular-nums}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
button,.button{display:inline-flex;align-items:center;min-height:3rem;padding:.5rem 1.25rem;border:1.5px solid var(--edge);border-radius:6px;font:inherit;font-weight:600;line-height:1.2;text-decoration:none;background:none;color:inherit;cursor:pointer}
button{background:light-dark(#9C2B20,#FF9C8D);border-color:transparent;color:light-dark(#fff,#06171F)}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}`

const document = ({language, title, body}: {language: Language; title: string; body: string}) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHTML(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main>
${body}
</main></body>
</html>
`
