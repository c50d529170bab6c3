/** The back office's addresses. Mails to operators lead to `OFFICE` with `order`. */
export const OFFICE = '/beheer'
export const OFFICE_EXPORT = '/beheer/export'
export const LOGIN = '/beheer/aanmelden'

export const invoiceAddress = (number: string) => `${OFFICE}?${new URLSearchParams({invoice: number})}`
export const orderAddress = (id: string) => `${OFFICE}?${new URLSearchParams({order: id})}`
