import {DETAIL_TITLES} from '../../../../domain/customers/detailTitles.ts'
import {formatMoment} from '../../../../domain/format/format.ts'
import {liveBy} from '../../../billing/orders/onboarding.ts'
import {ONBOARDING_STEPS, type Order} from '../../../billing/orders/order.ts'
import {missingOf} from '../../../customers/firstDay.ts'
import {card} from '../../../ui/card.ts'
import {descriptionList} from '../../../ui/descriptionList.ts'
import type {Html} from '../../../ui/html.ts'
import {badge, type View} from '../../adminPage.ts'
import {ADMIN_WORDS} from '../../words/words.ts'

/** The steps of a new customer's first day; nothing for other orders. */
export function firstDayCard(order: Order, {language, isPhone}: View): Html | false {
  const {onboarding} = order
  if (!onboarding) return false
  const {order: w} = ADMIN_WORDS[language]
  const promised = onboarding.liveAt ? null : liveBy(order)
  const missing = missingOf(order).map((name) => DETAIL_TITLES[name][language])
  const steps = descriptionList([
    ...ONBOARDING_STEPS.map((step) => {
      const at = onboarding[`${step}At`]
      return [w.steps[step], at ? formatMoment(at, language) : badge('muted', w.notYet)] as const
    }),
    promised !== null && [w.liveBy, formatMoment(promised, language)],
    !onboarding.toldAt && missing.length > 0 && [w.stillToTell, missing.join(', ')],
  ])
  return card({id: 'first-day', heading: w.firstDay, content: steps, isFolded: isPhone})
}
