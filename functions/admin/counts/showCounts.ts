import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {isMonth, monthOf} from '../../billing/ledger/month.ts'
import {readCounts} from '../../counting/store.ts'
import {replyPage} from '../../http/response.ts'
import type {Services} from '../../runtime/services.ts'
import type {View} from '../adminPage.ts'
import {countsPage} from './countsPage.ts'

/** The page of a month, until today at the latest. */
export async function showCounts(view: View, months: readonly string[], services: Services & {now: Date}) {
  const {database, now} = services
  const asked = view.url.searchParams.get('month')
  const month = isMonth(asked) && months.includes(asked) ? asked : monthOf(now)
  const [today, last] = [amsterdamDay(now), daysLater(monthsLater(`${month}-01`, 1), -1)]
  const counts = await readCounts(database, {from: `${month}-01`, until: last < today ? last : today})
  return replyPage(200, countsPage({month, months, counts}, view))
}
