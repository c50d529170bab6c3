import {PERIODS} from '../money/periods.ts'
import {type Dataset, nameOf} from './dataset.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Problems of plans on sale that cannot be bought. */
export function saleProblems({documents, plans, prices, inForce, onSale}: Dataset): DatasetProblem[] {
  const planIds = new Set(documents.filter(({_type}) => _type === 'plan').map(({_id}) => _id))
  const offered = plans.filter(({availability}) => availability === 'onSale')
  const unpriced = offered.flatMap((plan) => {
    const of = (list: Dataset['prices'], period: string) =>
      list.find((price) => price.plan.key === plan.key && price.period === period)
    return PERIODS.filter((period) => !of(inForce, period)).map((period) => {
      const coming = of(prices, period)
      const params = {plan: nameOf(plan), period: {period}}
      return coming
        ? refuse(plan, 'availability', 'pricedLater', {...params, from: {day: coming.validFrom}})
        : refuse(plan, 'availability', 'unpriced', params)
    })
  })
  const orphans = documents.filter(({_type, plan}) => {
    const ref = (plan as {_ref?: unknown} | undefined)?._ref
    return _type === 'price' && typeof ref === 'string' && !planIds.has(ref)
  })
  const isNothing = onSale.length === 0 && unpriced.length === 0
  return [
    ...unpriced,
    ...orphans.map((price) => refuse(price, 'plan', 'noPlan', {})),
    ...(isNothing ? [ask({_id: null, _type: 'plan'}, undefined, 'nothingOnSale', {})] : []),
  ]
}
