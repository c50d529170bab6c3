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
/** In place of one that the European register does not know. */
export const CORRECT_VAT_NUMBER = 'vatNumber'
/** Asks for another account or card. */
export const METHOD = 'method'
/** Takes a cancellation back. */
export const UNDO = 'undo'

/** Amounts hang on these: a country that is told stays, and a number for VAT is for the checkout to ask. */
export const isFixed = (name: DetailName, known: string | undefined): boolean =>
  name === 'vatNumber' || (name === 'country' && Boolean(known))
