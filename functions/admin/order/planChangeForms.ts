import {isWaiting, plannedChange} from '../../billing/changes/change.ts'
import {planChange} from '../../billing/changes/planChange.ts'
import {field} from '../../ui/field.ts'
import type {Html} from '../../ui/html.ts'
import {actionForm} from './actionForm.ts'
import type {OrderView} from './orderView.ts'

/** Another plan or period from the next renewal, or the one that waits for it. */
export function planChangeForms(view: OrderView): (Html | false)[] {
  const {order, day} = view
  const planned = plannedChange(order)
  if (!planned) return [beginForm(view), changeForm(view)]
  if (!isWaiting(planned)) return []
  const values = {plan: `${planned.planName}, ${planned.periodLabel}`, day: day(planned.startsOn)}
  return [actionForm({act: 'withdrawChange', fields: {number: String(planned.number)}, values}, view)]
}

/** A dearer plan at once, which the mandate pays. */
function beginForm(view: OrderView): Html | false {
  const {order, onSale, now} = view
  const {actions: w} = view.words
  const options = onSale.sold.flatMap(({plan, period, planName, periodLabel}) => {
    const change = planChange(order, {plan, period}, onSale, now)
    return 'refusal' in change || !change.atOnce ? [] : [[`${plan}.${period}`, `${planName}, ${periodLabel}`] as const]
  })
  if (options.length === 0) return false
  const wish = field({name: 'wish', form: 'beginPlan', label: w.beginPlanLabel, options})
  return actionForm({act: 'beginPlan', inputs: wish, note: w.beginPlanNote}, view)
}

function changeForm(view: OrderView): Html | false {
  const {actions: w} = view.words
  const options = optionsOf(view)
  if (options.length === 0) return false
  const wish = field({name: 'wish', form: 'changePlan', label: w.changePlanLabel, options})
  return actionForm({act: 'changePlan', inputs: wish}, view)
}

/** Each plan and period that the order can have from its next renewal, with the day and the total. */
function optionsOf({order, onSale, now, euros, day}: OrderView): (readonly [value: string, text: string])[] {
  return onSale.sold.flatMap(({plan, period, planName, periodLabel}) => {
    const change = planChange(order, {plan, period, isLater: true}, onSale, now)
    if ('refusal' in change) return []
    const text = `${planName}, ${periodLabel}: ${euros(change.next.total)}, ${day(change.startsOn)}`
    return [[`${plan}.${period}`, text] as const]
  })
}
