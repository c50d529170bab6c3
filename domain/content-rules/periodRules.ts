import {MONTHS, PERIODS} from '../money/periods.ts'
import {type Dataset, problemsInTexts} from './dataset/dataset.ts'
import {type DatasetProblem, finding} from './problem.ts'

/** "3 of 6 maanden", "per 3 months or per 6 months". */
const LIST = /\d+(?: (?:maanden|months))?(?:(?:,? (?:of|or|en|and) |, )(?:per )?\d+(?: (?:maanden|months))?)+/gi

const PREPAID = PERIODS.filter((period) => period !== 'monthly')

/** Texts that list the periods to prepay, such as the terms, name all that are sold. */
export function periodProblems({documents, onSale, inForce}: Dataset): DatasetProblem[] {
  const sold = PREPAID.filter((period) =>
    inForce.some((price) => price.period === period && onSale.some(({key}) => key === price.plan.key)),
  ).map((period) => MONTHS[period])
  const known = PREPAID.map((period) => MONTHS[period])
  return documents.flatMap((document) =>
    problemsInTexts('ask', document, (text) =>
      [...text.matchAll(LIST)].flatMap(([words]) => {
        if (!/(?:maanden|months)$/i.test(words)) return []
        const named = (words.match(/\d+/g) ?? []).map(Number)
        const others = sold.filter((months) => !named.includes(months))
        const isOfPeriods = named.every((months) => known.includes(months))
        return isOfPeriods && others.length > 0 ? [finding('periodsLeftOut', {others: others.join(', ')})] : []
      }),
    ),
  )
}
