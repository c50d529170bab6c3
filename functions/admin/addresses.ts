/** Addresses of the admin. Mails to operators lead to `ADMIN` with `order`. */
export const ADMIN = '/beheer'
export const ADMIN_OFFERS = '/beheer?offers=all'
export const ADMIN_CUSTOMERS = '/beheer?customers=all'
export const ADMIN_FIGURES = '/beheer?figures=all'
export const ADMIN_COUNTS = '/beheer?counts=all'
/** Messages that visitors sent with forms: those that nobody handled yet, and all. */
export const ADMIN_MESSAGES = '/beheer?messages=open'
export const ADMIN_MESSAGES_ALL = '/beheer?messages=all'
/** The announcement of new terms to running customers. */
export const ADMIN_TERMS = '/beheer?terms=all'
/** Websites that visitors may not measure. */
export const ADMIN_WIND = '/beheer?wind=all'
/** The checks of /api/health, and requests that failed. */
export const ADMIN_HEALTH = '/beheer?health=now'
/** Mollie's balance and payouts beside the books. */
export const ADMIN_MIRROR = '/beheer?mirror=now'
export const ADMIN_EXPORT = '/beheer/export'
export const ADMIN_SIGN_IN = '/beheer/aanmelden'

export const invoiceAddress = (number: string) => `${ADMIN}?${new URLSearchParams({invoice: number})}`
export const eInvoiceAddress = (number: string) => `${invoiceAddress(number)}&file=xml`
export const mirrorAddress = (month: string, more: Record<string, string> = {}) =>
  `${ADMIN}?${new URLSearchParams({mirror: month, ...more})}`
export const orderAddress = (id: string) => `${ADMIN}?${new URLSearchParams({order: id})}`
/** The customer's page of an order, to look at. */
export const portalAddress = (id: string, language: string) =>
  `${ADMIN}?${new URLSearchParams({portal: id, in: language})}`
/** The page of the customer of an order. */
export const customerAddress = (id: string) => `${ADMIN}?${new URLSearchParams({customer: id})}`
export const messageAddress = (id: string) => `${ADMIN}?${new URLSearchParams({message: id})}`
/** The page of one request, by the id that its page showed. */
export const requestAddress = (id: string) => `${ADMIN}?${new URLSearchParams({health: id})}`
