import {missingOf} from '../customers/firstDay.ts'
import {countryName, DETAILS, type DetailName, formatMoment, type Html, html, type Language} from '../model.ts'
import {liveBy, STEPS} from '../orders/onboarding.ts'
import type {Order} from '../orders/order.ts'
import {badge, facts} from './page.ts'
import {OFFICE_WORDS} from './words.ts'

/** How far a new customer is, until all of it is done; nothing for others. */
export function firstDayCard(order: Order, language: Language): Html | false {
  const {onboarding} = order
  if (!onboarding) return false
  const {order: w} = OFFICE_WORDS[language]
  const promised = onboarding.liveAt ? null : liveBy(order)
  const missing = missingOf(order).map((name) => w.detailNames[name])
  return html`<section class="card" aria-labelledby="first-day"><h2 id="first-day">${w.firstDay}</h2>${facts([
    ...STEPS.map((step) => {
      const at = onboarding[`${step}At`]
      return [w.steps[step], at ? formatMoment(at, language) : badge('muted', w.notYet)] as const
    }),
    promised !== null && [w.liveBy, formatMoment(promised, language)],
    !onboarding.toldAt && missing.length > 0 && [w.missing, missing.join(', ')],
  ])}</section>`
}

/** What the customer told, by the names that operators know. */
export function detailFacts({details = {}}: Order, language: Language): [string, unknown][] {
  const {order: w} = OFFICE_WORDS[language]
  const wordsFor = (name: DetailName, value: string) => {
    if (name === 'access') return w.access[value as keyof typeof w.access] ?? value
    if (name === 'country') return countryName(value, language)
    return name === 'website' ? html`<a href="${value}" rel="noreferrer" target="_blank">${value}</a>` : value
  }
  return DETAILS.flatMap(({name}): [string, unknown][] => {
    const value = details[name]
    return value ? [[w.detailNames[name], wordsFor(name, value)]] : []
  })
}
