import {agreed} from './agreed.ts'
import {business} from './business.ts'
import {emailAddress} from './emailAddress.ts'
import {firstDay} from './firstDay.ts'
import {forInvoice} from './forInvoice.ts'
import {method} from './method.ts'
import type {AccountSection} from './order.ts'
import {ownData} from './ownData.ts'
import {payments} from './payments.ts'
import {standing} from './standing.ts'
import {stopping} from './stopping.ts'
import {vatNumber} from './vatNumber.ts'

/** THE sections of the customer's page, from what is to what can be done. */
export const SECTIONS: readonly AccountSection[] = [
  forInvoice,
  firstDay,
  standing,
  vatNumber,
  payments,
  business,
  emailAddress,
  method,
  agreed,
  stopping,
  ownData,
]
