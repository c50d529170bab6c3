import type {DetailName} from './customerDetails.ts'

/** Values of `act` that the buttons of the customer portal send. */
export const PAY = 'pay'
export const SAVE_DETAILS = 'details'
/** The same of what an invoice needs, all of it. */
export const SAVE_INVOICE_DETAILS = 'invoice'
/** Asks for another address. */
export const ASK_ADDRESS = 'address'
/** Confirms an address, on the page behind the link that was sent there. */
export const CONFIRM_ADDRESS = 'confirm'
export const CANCEL = 'cancel'
/** Characters of a reason for cancelling. */
export const LONGEST_REASON = 300
/** In place of one that the European register does not know. */
export const CORRECT_VAT_NUMBER = 'vatNumber'
/** Asks for another account or card. */
export const METHOD = 'method'
export const PAUSE = 'pause'
export const END_PAUSE = 'endPause'
/** Months for which a customer may pause, each a button. */
export const PAUSE_MONTHS = [1, 2, 3] as const
export type PauseMonths = (typeof PAUSE_MONTHS)[number]

/** Another plan or period, as the sum was shown. */
export const CHANGE_PLAN = 'changePlan'
/** The mandate pays a dearer plan, in place of a payment page. */
export const BY_MANDATE = 'mandate'
export const WITHDRAW_CHANGE = 'withdrawChange'
/** Makes a link that only shows the order, and withdraws it. */
export const SHARE = 'share'
export const WITHDRAW_SHARED = 'withdrawShared'
/** Takes a cancellation back. */
export const UNDO = 'undo'

/** Details that decide on VAT, so that customers cannot change them: the country once it is known, the VAT number always. */
export const isFixed = (name: DetailName, known: string | undefined): boolean =>
  name === 'vatNumber' || (name === 'country' && Boolean(known))
