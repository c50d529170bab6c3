/** Shows controls that need hydration and replays earlier clicks (gatsby/rendering/deferredScripts.ts). */
export function markHydrated() {
  document.documentElement.dataset.hydrated = ''
  window.dispatchEvent(new Event('hydrated'))
}
