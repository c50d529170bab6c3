import {DEADLINES, type Deadlines} from '../../../functions/runtime/deadline.ts'
import {BUILD_LIMIT_MS, WAIT_LIMIT_MS} from '../limits.ts'

/**
 * Deadlines for tests. With those of production a slow machine would be late, and a test would fail that nothing is
 * wrong with; a test of a deadline sets that one itself.
 */
export const PATIENT: Deadlines = {
  ...DEADLINES,
  payment: WAIT_LIMIT_MS,
  settlement: WAIT_LIMIT_MS,
  cancellation: WAIT_LIMIT_MS,
  content: WAIT_LIMIT_MS,
  publication: BUILD_LIMIT_MS, // as long as a build: a whole set may be made
  handOver: BUILD_LIMIT_MS,
  store: WAIT_LIMIT_MS,
  mailClaim: WAIT_LIMIT_MS,
}

/** The same for functions that read them from their environment. */
export const PATIENT_SETTINGS = {
  PAYMENT_DEADLINE_MS: String(PATIENT.payment),
  SETTLEMENT_DEADLINE_MS: String(PATIENT.settlement),
  CANCELLATION_DEADLINE_MS: String(PATIENT.cancellation),
  CONTENT_DEADLINE_MS: String(PATIENT.content),
  PUBLICATION_DEADLINE_MS: String(PATIENT.publication),
  HAND_OVER_MS: String(PATIENT.handOver),
  STORE_DEADLINE_MS: String(PATIENT.store),
  MAIL_CLAIM_MS: String(PATIENT.mailClaim),
}
