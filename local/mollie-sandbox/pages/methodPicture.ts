import type {Kind} from '../api/methods.ts'

/** Outline of each kind on a card of 32 by 24. */
const LINES: Record<Kind, string> = {
  bank: 'M7 9.5 16 5l9 4.5ZM9.5 12.5v4.5M14 12.5v4.5M18 12.5v4.5M22.5 12.5v4.5M7 19.5h18',
  debitCard: 'M8 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM9.5 9.5H14v4H9.5ZM17.5 14.5H23',
  card: 'M8 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM6 10.5h20M9.5 14.5H14',
  wallet: 'M23 8.5V5H9a1.75 1.75 0 0 0 0 3.5h15.5V19H9a2 2 0 0 1-2-2V6.5M24.5 12H20a1.75 1.75 0 0 0 0 3.5h4.5',
  collection: 'M7 9h17l-3.5-3.5M25 15H8l3.5 3.5',
}

/**
 * Draws a method's picture in Mollie's size: one per kind. The real marks belong to their owners; Mollie's own list has
 * their addresses.
 */
export const methodPicture = (kind: Kind): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 32 24"><rect width="32" height="24" rx="4" fill="#fff"/><path d="${LINES[kind]}" fill="none" stroke="#0a2733" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`
