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
import {paying, standing} from './status.ts'
import {subscriptions} from './subscriptions.ts'
import {vatNumber} from './vatNumber.ts'

/** The parts of the page, in its order: what is still to be done first. */
export const PARTS = [
  ['begin', [paying, forInvoice, vatNumber, firstDay]],
  ['subscription', [standing, subscriptions, planChange, method, pausing, buying]],
  ['invoices', [payments, sharing]],
  ['details', [business, emailAddress, agreed, ownData]],
  ['cancel', [stopping]],
] as const satisfies readonly (readonly [string, readonly PortalSection[]])[]

export type Part = (typeof PARTS)[number][0]

/** Those for others, who may only look: none has a form. */
export const READER_PARTS: readonly (readonly [Part, readonly PortalSection[]])[] = [
  ['subscription', [standing]],
  ['invoices', [payments]],
]
