import {COUNTED, PAGE_COUNTS_PATH, type PageCounts} from '../../../domain/pages/counting.ts'
import {type SiteAnswer, useSiteAnswer} from '../../status/useSiteAnswer.ts'

/** Views and steps of the last days as the site counted them, of all pages or of these. */
export function useVisits(pages: readonly string[] = []): SiteAnswer<PageCounts> {
  const query = new URLSearchParams(pages.map((page) => ['page', page]))
  return useSiteAnswer(`${PAGE_COUNTS_PATH}?${query}`, isCounts)
}

const isCounts = (answer: unknown): answer is PageCounts => {
  const {days, pages} = (answer ?? {}) as {days?: Record<string, unknown>; pages?: unknown}
  return Array.isArray(pages) && COUNTED.every((step) => Array.isArray(days?.[step]))
}
