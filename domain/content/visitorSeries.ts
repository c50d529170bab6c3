import {DAY_MS} from '../format/dates.ts'
import type {StaffWords} from '../texts/languages.ts'

/** One day of the visitor chart; `date` is YYYY-MM-DD. */
export type VisitorDay = {date: string; visitors: number; benchmark: number}

const SERIES_DAYS = 24

export type SeriesSummary = {total: number; growthPercent: number | null; best: VisitorDay | null}

/** Summary of the points: the total, the growth against the month before (whole percent), and the best day. */
export function summarise(points: readonly VisitorDay[], previousTotal: number): SeriesSummary {
  const total = points.reduce((sum, {visitors}) => sum + visitors, 0)
  const best = points.reduce<VisitorDay | null>(
    (top, point) => (!top || point.visitors > top.visitors ? point : top),
    null,
  )
  return {
    total,
    growthPercent: previousTotal > 0 ? Math.round(((total - previousTotal) / previousTotal) * 100) : null,
    best,
  }
}

/** Days must follow each other: each date one day after the one before. Null when they do, else what is wrong. */
export function dayProblem(points: readonly {date?: string}[]): StaffWords | null {
  if (points.length !== SERIES_DAYS)
    return {
      nl: `Geef precies ${SERIES_DAYS} dagen; het zijn er nu ${points.length}`,
      en: `Give exactly ${SERIES_DAYS} days; there are ${points.length}`,
    }
  for (const [index, {date}] of points.entries()) {
    const previous = points[index - 1]?.date
    if (!date || !previous) continue
    if (Date.parse(date) - Date.parse(previous) !== DAY_MS)
      return {
        nl: `${date} volgt niet op ${previous}: zet de dagen op volgorde, zonder gat en zonder dubbele`,
        en: `${date} does not follow ${previous}: put the days in order, none missing and none twice`,
      }
  }
  return null
}

/** How far a day's visitors are over the benchmark, in percent; null where there is no benchmark. Specification 9. */
export const overBenchmark = ({visitors, benchmark}: Pick<VisitorDay, 'visitors' | 'benchmark'>): number | null =>
  benchmark > 0 ? ((visitors - benchmark) / benchmark) * 100 : null
