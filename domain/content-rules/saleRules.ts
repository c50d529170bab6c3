import {comingPrices} from '../catalogue/priceList.ts'
import {type Dataset, nameOf} from './dataset/dataset.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Problems of plans on sale that cannot be bought. */
export function saleProblems({documents, plans, prices, inForce, onSale, today}: Dataset): DatasetProblem[] {
  const planIds = new Set(documents.filter(({_type}) => _type === 'plan').map(({_id}) => _id))
  const offered = plans.filter(({availability}) => availability === 'onSale')
  const unpriced = offered
    .filter(({key}) => !inForce.some((price) => price.plan.key === key))
    .map((plan) => {
      const [first] = comingPrices(prices, today).filter((price) => price.plan.key === plan.key)
      return first
        ? refuse(plan, 'availability', 'pricedLater', {plan: nameOf(plan), from: {day: first.validFrom}})
        : refuse(plan, 'availability', 'unpriced', {plan: nameOf(plan)})
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
