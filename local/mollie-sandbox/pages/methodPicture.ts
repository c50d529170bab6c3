import type {Kind} from '../api/methods.ts'

const INK = '#0a2733'

const ground = (fill: string) => `<rect x=".5" y=".5" width="31" height="23" rx="3.5" fill="${fill}" stroke="#c6d0d4"/>`
const line = (d: string, stroke = '#fff') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
const chip = (fill: string) => `<rect x="4" y="6" width="6" height="4.5" rx="1" fill="${fill}"/>`

/** The mark of each kind on a card of 32 by 24, by what happens to the money; the name stands beside it. */
const MARKS: Record<Kind, string> = {
  // From one account to the other.
  bank: ground('#0a6650') + line('M7 8.5h17m-4.5-4 4.5 4-4.5 4') + line('M25 16H8m4.5-4L8 16l4.5 4', '#7fe0bf'),
  // A chip and a band: paid from the card at once.
  debitCard: `${ground('#1d3f8f')}<path d="M.5 20.5 31.5 12v5.500L12 23.500H4a3.5 3.5 0 0 1-3.5-3z" fill="#7fe0bf"/>${chip('#fff')}${line('M14 8.25h12')}`,
  // A telephone held near.
  wallet: `${ground(INK)}<rect x="6" y="3.5" width="10" height="17" rx="2" fill="#fff"/><path d="M9.5 17.500h3" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>${line('M19.5 9a5 5 0 0 1 0 6m3.5-8.500a9 9 0 0 1 0 11')}`,
  // A magnetic stripe, a chip and a number.
  card: `${ground('#e8edef')}<path d="M.5 4.500h31v4H.5z" fill="${INK}"/><rect x="4" y="11.5" width="6" height="4.5" rx="1" fill="#b8861b"/><path d="M4 19.500h14m3 0h7" stroke="${INK}" stroke-width="1.5"/>`,
  // Again and again.
  collection: ground('#46606b') + line('M22.5 8.5A7.5 7.5 0 1 0 23.5 13m0-9v5h-5'),
}

/**
 * Draws a method's mark in Mollie's size: drawings of its own that tell the methods apart. The real marks belong to their
 * owners; Mollie's own list has their addresses.
 */
export const methodPicture = (kind: Kind): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 32 24">${MARKS[kind]}</svg>`
