import {isPlanKey} from '../../../domain/catalogue/plans.ts'
import {DEFAULT_STAFF_LANGUAGE} from '../../../domain/texts/languages.ts'
import {isMonth} from '../../billing/ledger/month.ts'
import {NEEDS, type Need, type OrderFilter} from '../../billing/orders/lists/list.ts'
import {ADMIN_WORDS} from '../words/words.ts'

export const LONGEST_SEARCH = 200

const STATUSES = Object.keys(ADMIN_WORDS[DEFAULT_STAFF_LANGUAGE].statuses)

const isNeed = (value: string | undefined): value is Need => (NEEDS as (string | undefined)[]).includes(value)

/** Parses list filters, ignoring invalid values. */
export function filterIn(query: URLSearchParams): OrderFilter {
  const {search = '', status = '', plan = '', needs, month} = Object.fromEntries(query)
  return {
    ...(search.trim() && {search: search.trim().slice(0, LONGEST_SEARCH)}),
    ...(STATUSES.includes(status) && {status: status as NonNullable<OrderFilter['status']>}),
    ...(isPlanKey(plan) && {plan}),
    ...(isNeed(needs) && {needs}),
    ...(isMonth(month) && {month}),
  }
}
