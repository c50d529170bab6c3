/**
 * Inline script of the pages that payments return to. Runs before the first paint: with an order in the address the
 * page must neither say "paid" nor offer to try again before the status is known.
 */
export const waitingScript = `if(/payment-(success|cancelled)/.test(location.pathname)&&new URLSearchParams(location.search).get('order'))document.documentElement.dataset.order='waiting'`

/** From here on the page itself shows the status. */
export function shownAgain() {
  delete document.documentElement.dataset.order
}
