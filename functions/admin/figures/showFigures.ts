import {readFigures} from '../../billing/figures/readFigures.ts'
import {isMonth, monthOf} from '../../billing/ledger/month.ts'
import {replyPage} from '../../http/response.ts'
import type {Services} from '../../runtime/services.ts'
import type {View} from '../adminPage.ts'
import {figuresPage} from './figuresPage.ts'

/** The page of a month's revenue. */
export async function showFigures(view: View, months: readonly string[], services: Services & {now: Date}) {
  const {database, mode, now} = services
  const asked = view.url.searchParams.get('month')
  const month = isMonth(asked) ? asked : monthOf(now)
  const figures = await readFigures(database, {month, mode, now})
  return replyPage(200, figuresPage({month, months, figures}, view))
}
