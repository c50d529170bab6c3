import {PERIODS, type Period} from '../../domain/money/pricing.ts'
import {nlEn} from '../language.ts'

/** Titles of the billing periods. */
export const PERIOD_TITLES: Record<Period, string> = {
  monthly: nlEn('Per maand', 'Monthly'),
  quarterly: nlEn('Per 3 maanden', 'Per 3 months'),
  biannual: nlEn('Per 6 maanden', 'Per 6 months'),
}

export const PERIOD_CHOICES = PERIODS.map((value) => ({value, title: PERIOD_TITLES[value]}))
