/** The name of a payment method without capitals and spaces: editors write "Credit card", Mollie "creditcard". */
export const plainMethod = (name: string): string => name.toLowerCase().replace(/\W/g, '')

/** Where the logo of a payment method is, by the name that editors wrote. */
export const methodLogo = (name: string): string => `/api/payment-methods?logo=${plainMethod(name)}`
