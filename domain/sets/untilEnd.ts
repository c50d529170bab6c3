import type {Impact} from '../content-rules/dataset/datasetImpact.ts'
import {amsterdamDay} from '../format/dates.ts'

/** The effect of a set that ends: nothing of it holds longer than the set, or starts later. */
export function untilEnd(impact: Impact, endAt: string | null | undefined): Impact {
  if (!endAt) return impact
  const end = amsterdamDay(new Date(Date.parse(endAt) - 1))
  const earlier = (day: string | undefined) => (day && day < end ? day : end)
  return {
    ...impact,
    amounts: impact.amounts
      .filter(({from}) => from <= end)
      .map((amount) => ({...amount, until: earlier(amount.until)})),
    words: impact.words.filter(({from}) => from <= end),
    announcements: impact.announcements
      .filter(({isGone, firstDay}) => isGone || firstDay <= end)
      .map((bar) => (bar.isGone ? bar : {...bar, lastDay: earlier(bar.lastDay)})),
  }
}
