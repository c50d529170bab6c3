import {formatMoment} from '../../domain/format/format.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {liveBy} from '../billing/orders/onboarding.ts'
import {type Order, STEPS} from '../billing/orders/order.ts'
import {missingOf} from '../customers/firstDay.ts'
import {type Html, html} from '../ui/html.ts'
import {badge, detailsList} from './page.ts'
import {CUSTOMER_WORDS} from './words/customerWords.ts'
import {OFFICE_WORDS} from './words/words.ts'

/** How far a new customer is, until all of it is done; nothing for others. */
export function firstDayCard(order: Order, language: StaffLanguage): Html | false {
  const {onboarding} = order
  if (!onboarding) return false
  const {order: w} = OFFICE_WORDS[language]
  const promised = onboarding.liveAt ? null : liveBy(order)
  const missing = missingOf(order).map((name) => CUSTOMER_WORDS[language].details[name])
  return html`<section class="card" aria-labelledby="first-day"><h2 id="first-day">${w.firstDay}</h2>${detailsList([
    ...STEPS.map((step) => {
      const at = onboarding[`${step}At`]
      return [w.steps[step], at ? formatMoment(at, language) : badge('muted', w.notYet)] as const
    }),
    promised !== null && [w.liveBy, formatMoment(promised, language)],
    !onboarding.toldAt && missing.length > 0 && [w.stillToTell, missing.join(', ')],
  ])}</section>`
}
