/**
 * Runs before the first paint of the pages that payments return to: with an order in the address the page must not say
 * "paid", nor offer to try again, before it is known what was tried and how it went.
 */
export const waitingScript = `if(/payment-(success|cancelled)/.test(location.pathname)&&new URLSearchParams(location.search).get('order'))document.documentElement.dataset.order='waiting'`

/** From here on the page itself says how the order stands. */
export function shownAgain() {
  delete document.documentElement.dataset.order
}
