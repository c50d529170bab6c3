/** What needs the page's scripts is shown, and presses from before are given to them now: renderer/laterScripts.ts. */
export function tellHydrated() {
  document.documentElement.dataset.hydrated = ''
  window.dispatchEvent(new Event('hydrated'))
}
