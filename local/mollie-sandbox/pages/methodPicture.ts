import type {Kind} from '../api/methods.ts'

const INK = '#0a2733'

/** A word as wide as it may be, in the letters of the visitor's system. */
const word = (text: string, {size, width, fill = INK}: {size: number; width: number; fill?: string}) =>
  `<text x="16" y="${(12 + size * 0.35).toFixed(1)}" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${fill}">${text}</text>`
const ground = (fill: string) => `<rect x=".5" y=".5" width="31" height="23" rx="3.5" fill="${fill}" stroke="#c6d0d4"/>`

/** The mark of each kind on a card of 32 by 24: its word, or a card with its stripe and chip. */
const MARKS: Record<Kind, string> = {
  bank: ground('#fff') + word('iDEAL', {size: 10, width: 25}),
  debitCard:
    ground('#fff') +
    word('Bancontact', {size: 6.5, width: 27}) +
    `<path d="M3 18.5h26" stroke="${INK}" stroke-width="2"/>`,
  wallet: ground(INK) + word('Pay', {size: 11, width: 19, fill: '#fff'}),
  card:
    ground('#e8edef') +
    `<path d="M.5 5h31v4H.5z" fill="${INK}"/><rect x="4" y="12" width="6" height="4.5" rx="1" fill="#b8861b"/><path d="M4 19.5h14m3 0h7" stroke="${INK}" stroke-width="1.5"/>`,
  collection: ground('#1d3f8f') + word('SEPA', {size: 9.5, width: 23, fill: '#fff'}),
}

/**
 * Draws a method's mark in Mollie's size: plain words that tell the methods apart. The real marks belong to their owners;
 * Mollie's own list has their addresses.
 */
export const methodPicture = (kind: Kind): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 32 24">${MARKS[kind]}</svg>`
