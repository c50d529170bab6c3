import {daysLater} from '../../../domain/format/dates.ts'
import type {OrderMandate} from '../payments/mandate.ts'
import type {Wish} from './planChange.ts'

/** Days within which a direct debit is usually paid: two business days, with a weekend and a bank holiday between them. */
const DEBIT_DAYS = 5

/** A wish that is paid by a mandate: a card is charged today, a direct debit pays for the days from the one on which it should be in. */
export const byMandate = (wish: Wish, {method}: OrderMandate, today: string): Wish => ({
  ...wish,
  from: method === 'directdebit' ? daysLater(today, DEBIT_DAYS) : today,
})
