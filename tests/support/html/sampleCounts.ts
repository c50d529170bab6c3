import {type PageCounts, perStep, type Step} from '../../../domain/pages/counting.ts'

const DAYS = 30
/** A month in which every fourth day is quiet and it grows towards its end. */
const SHARES: Record<Step, number> = {view: 40, measure: 9, plan: 6, checkout: 7, details: 3, payment: 3, paid: 2}
const daysOf = (share: number) =>
  Array.from({length: DAYS}, (_, day) => Math.floor((share * (day + 10) * (day % 4 === 0 ? 1 : 3)) / 60))

/** Sums of a month, with a page whose address is long. */
export const SAMPLE_COUNTS: PageCounts = {
  from: '2025-09-01',
  until: '2025-09-30',
  days: perStep((step) => daysOf(SHARES[step])),
  pages: [
    {page: '/', views: 812, plans: 96},
    {page: '/checkout/pro/', views: 104, plans: 0},
    {page: '/en/blog/why-visitors-leave-before-the-first-screen-is-painted/', views: 57, plans: 3},
  ],
}
