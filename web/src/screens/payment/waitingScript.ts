/**
 * Runs before the first paint of the page after paying: with an order in the address the page must not say "paid" before
 * that is known, so it shows that it waits.
 */
export const waitingScript = `if(/payment-success/.test(location.pathname)&&new URLSearchParams(location.search).get('order'))document.documentElement.dataset.order='waiting'`

/** From here on the page itself says how the order stands. */
export function shownAgain() {
  delete document.documentElement.dataset.order
}
