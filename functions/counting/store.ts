import {daysLater, daysUntil} from '../../domain/format/dates.ts'
import {isStep, MOST_PAGES, type PageCount, type PageCounts, perStep, type Step} from '../../domain/pages/counting.ts'
import type {Language} from '../../domain/texts/languages.ts'
import type {Database, Statement, Value} from '../database/database.ts'

type Counted = {day: string; page: string; step: Step; language: Language}

/** The statement that adds one to the sum of a day, page, step and language. */
export const counting = ({day, page, step, language}: Counted): Statement => ({
  text: `INSERT INTO page_counts (day, page, step, language, times) VALUES ($1, $2, $3, $4, 1)
     ON CONFLICT (day, page, step, language) DO UPDATE SET times = page_counts.times + 1`,
  values: [day, page, step, language],
})

export const deleteCountsBefore = ({query}: Database, day: string) =>
  query('DELETE FROM page_counts WHERE day < $1', [day])

type Asked = {from: string; until: string; pages?: readonly string[]}

/** The sums of some days, of all pages or of these. */
export async function readCounts(database: Database, {from, until, pages}: Asked): Promise<PageCounts> {
  const values: Value[] = [from, until, ...(pages ? [JSON.stringify(pages)] : [])]
  const where = `day >= $1 AND day <= $2${pages ? ` AND ${database.inList('page', '$3')}` : ''}`
  const [byDay, byPage] = await Promise.all([
    database.query(`SELECT day, step, SUM(times) AS times FROM page_counts WHERE ${where} GROUP BY day, step`, values),
    database.query(
      `SELECT page, SUM(CASE WHEN step = 'view' THEN times ELSE 0 END) AS views,
         SUM(CASE WHEN step = 'plan' THEN times ELSE 0 END) AS plans
       FROM page_counts WHERE ${where} AND step IN ('view', 'plan')
       GROUP BY page ORDER BY views DESC, page LIMIT ${MOST_PAGES}`,
      values,
    ),
  ])
  const days = noDays(daysUntil(until, from) + 1)
  for (const {day, step, times} of byDay) {
    const index = daysUntil(String(day), from)
    if (isStep(step)) days[step][index] = Number(times)
  }
  const counted = byPage.map(
    ({page, views, plans}): PageCount => ({page: String(page), views: Number(views), plans: Number(plans)}),
  )
  return {from, until, days, pages: counted}
}

const noDays = (length: number) => perStep(() => Array<number>(length).fill(0))

/** The days that end on one. */
export const lastDays = (until: string, count: number) => ({from: daysLater(until, 1 - count), until})
