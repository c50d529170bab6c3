import {PERIODS} from '../money/pricing.ts'
import {staffDay, staffText} from '../texts/staffText.ts'
import {type Dataset, type DatasetProblem, nameOf, periodWords} from './dataset.ts'

/** Problems of plans on sale that cannot be bought. */
export function saleProblems({documents, plans, prices, inForce, onSale}: Dataset): DatasetProblem[] {
  const planIds = new Set(documents.filter(({_type}) => _type === 'plan').map(({_id}) => _id))
  const offered = plans.filter(({availability}) => availability === 'onSale')
  const unpriced = offered.flatMap((plan) => {
    const of = (list: Dataset['prices'], period: string) =>
      list.find((price) => price.plan.key === plan.key && price.period === period)
    return PERIODS.filter((period) => !of(inForce, period)).map((period): DatasetProblem => {
      const coming = of(prices, period)
      const what = coming
        ? staffText(
            `de prijs ${periodWords(period)} gaat pas in op ${staffDay(coming.validFrom)}`,
            `its ${periodWords(period)} price starts on ${staffDay(coming.validFrom)} only`,
          )
        : staffText(`het heeft geen prijs ${periodWords(period)}`, `it has no ${periodWords(period)} price`)
      return {
        severity: 'refuse',
        documentId: plan._id,
        documentType: 'plan',
        path: 'availability',
        message: staffText(
          `${nameOf(plan)} is te koop, maar ${what}, dus niemand zou het kunnen kopen. Haal ${nameOf(plan)} eerst uit de verkoop, of publiceer een andere prijs voor deze periode`,
          `${nameOf(plan)} is on sale, but ${what}, so nobody could buy it. Take ${nameOf(plan)} off sale first, or publish another price for this period`,
        ),
      }
    })
  })
  const orphans = documents.flatMap(({_id, _type, plan}): DatasetProblem[] => {
    const ref = (plan as {_ref?: unknown} | undefined)?._ref
    if (_type !== 'price' || typeof ref !== 'string' || planIds.has(ref)) return []
    const message = staffText(
      'Deze prijs heeft geen gepubliceerd pakket: verwijder eerst de prijs, of publiceer het pakket',
      'This price has no published plan: delete the price first, or publish the plan',
    )
    return [{severity: 'refuse', documentId: _id, documentType: _type, path: 'plan', message}]
  })
  const nothing: DatasetProblem[] =
    onSale.length > 0 || unpriced.length > 0
      ? []
      : [
          {
            severity: 'ask',
            documentId: null,
            documentType: 'plan',
            message: staffText(
              'Er is geen pakket te koop: bezoekers kunnen niets kopen',
              'No plan is on sale: visitors can buy nothing',
            ),
          },
        ]
  return [...unpriced, ...orphans, ...nothing]
}
