import {PERIODS, type Period} from '../model/pricing.ts'

/** What editors call the billing periods. */
export const PERIOD_TITLES: Record<Period, string> = {
  monthly: 'Monthly',
  quarterly: 'Per 3 months',
  biannual: 'Per 6 months',
}

export const PERIOD_CHOICES = PERIODS.map((value) => ({value, title: PERIOD_TITLES[value]}))
