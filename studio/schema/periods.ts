import {PERIODS, perPeriod} from '../../domain/money/periods.ts'
import {inStudio} from '../language.ts'

/** Titles of the billing periods. */
export const PERIOD_TITLES = perPeriod(({title}) => inStudio(title))

export const PERIOD_CHOICES = PERIODS.map((value) => ({value, title: PERIOD_TITLES[value]}))
