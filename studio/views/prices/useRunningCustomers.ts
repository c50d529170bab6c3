import {RUNNING_CUSTOMERS_PATH, type RunningCounts} from '../../../domain/catalogue/runningCustomers.ts'
import {type SiteAnswer, useSiteAnswer} from '../../status/useSiteAnswer.ts'

type Asked = {plan: string; period: string; price: string}

/** How many customers a price concerns, as the site says. */
export const useRunningCustomers = (asked: Asked): SiteAnswer<RunningCounts> =>
  useSiteAnswer(`${RUNNING_CUSTOMERS_PATH}?${new URLSearchParams(asked)}`, isCounts)

const isCounts = (answer: unknown): answer is RunningCounts =>
  ['running', 'paying', 'told', 'withoutAddress'].every(
    (name) => typeof (answer as Record<string, unknown> | null)?.[name] === 'number',
  )
