/** A form is drawn by then, on a slow machine too. */
const DRAWN_MS = 10_000
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const
const WRITABLE = 'input, textarea, select, [contenteditable]'

/**
 * Puts the cursor in a field, and keeps it in the middle of the form while parts above it are drawn. Looks until all of them
 * are, or somebody does something; returns a function that ends it. `find` is for a field that has no id of its own.
 */
export function leadTo(path: string, find: () => HTMLElement | null = () => null): () => void {
  const until = performance.now() + DRAWN_MS
  let frame = 0
  let top: number | null = null
  const look = () => {
    const field = document.getElementById(path) ?? find()
    if (!document.activeElement?.matches(WRITABLE)) field?.focus()
    if (field && document.activeElement === field) {
      const {top: now} = field.getBoundingClientRect()
      // It stays put when it cannot come any nearer to the middle.
      if (now !== top) field.scrollIntoView?.({block: 'center'})
      top = field.getBoundingClientRect().top
    }
    if (performance.now() < until) frame = requestAnimationFrame(look)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const act of ACTS) removeEventListener(act, stop, {capture: true})
  }
  for (const act of ACTS) addEventListener(act, stop, {capture: true, passive: true})
  look()
  return stop
}
