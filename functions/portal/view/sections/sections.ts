import type {PortalSection} from '../order.ts'
import {agreed} from './agreed.ts'
import {business} from './business.ts'
import {buying} from './buying.ts'
import {stopping} from './cancellation.ts'
import {emailAddress} from './emailAddress.ts'
import {firstDay} from './firstDay.ts'
import {forInvoice} from './forInvoice.ts'
import {method} from './method.ts'
import {ownData} from './ownData.ts'
import {pausing} from './pause.ts'
import {payments} from './payments.ts'
import {planChange} from './planChange.ts'
import {sharing} from './sharing.ts'
import {standing} from './status.ts'
import {subscriptions} from './subscriptions.ts'
import {vatNumber} from './vatNumber.ts'

/** The sections of the portal's page: the state of the order first, then its forms. */
export const SECTIONS: readonly PortalSection[] = [
  forInvoice,
  firstDay,
  standing,
  vatNumber,
  subscriptions,
  planChange,
  buying,
  payments,
  business,
  emailAddress,
  method,
  agreed,
  sharing,
  pausing,
  stopping,
  ownData,
]

/** Those for others, who may only look: none has a form. */
export const READER_SECTIONS: readonly PortalSection[] = [standing, payments]
