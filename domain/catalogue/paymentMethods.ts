/**
 * The key of a payment method's name, without capitals and spaces: editors write "Credit card", Mollie "creditcard". A name
 * with a second brand ("iDEAL | Wero") has the key of the first.
 */
export const plainMethod = (name: string): string => name.split('|', 1).join('').toLowerCase().replace(/\W/g, '')

/** Address of a payment method's logo, by the name that editors wrote. */
export const methodLogo = (name: string): string => `/api/payment-methods?logo=${plainMethod(name)}`
