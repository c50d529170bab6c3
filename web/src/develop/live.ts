import {CODE_NAME, type DevelopState, ERRORS, EVENTS, type Problem, placeOf} from './state.ts'

/** Errors of this page, kept until it is reloaded. */
const reported: Problem[] = []
let known: readonly Problem[] = []

/** Reloads the page when its code or its content changed, and shows problems above it. */
export function follow() {
  let shown: DevelopState | null = null
  new EventSource(EVENTS).onmessage = ({data}) => {
    const state = JSON.parse(data) as DevelopState
    if (!shown && (isMissed(state.pages) || state.code !== ownCode())) return window.location.reload()
    const isOld = shown && (shown.code !== state.code || (shown.pages !== state.pages && window.parent === window))
    if (isOld) return window.location.reload()
    shown = state
    known = state.problems
    show([...known, ...reported])
  }
  window.addEventListener('error', ({error}) => error && report(error))
  window.addEventListener('unhandledrejection', ({reason}) => report(reason))
}

/** Returns the code that this page runs: it may have changed between the page's script and the first event. */
const ownCode = (): unknown => (globalThis as {[CODE_NAME]?: unknown})[CODE_NAME]

/** Delay between making pages and serving them. */
const SERVED_AFTER_MS = 500

/** Returns whether pages were made while this one was loading: its content is old, and no later event says so. */
const isMissed = (madeAt: number) => window.parent === window && madeAt > performance.timeOrigin - SERVED_AFTER_MS

/** Reports an error of this page to the terminal, which looks up its place in the source, and shows the answer. */
export async function report(error: unknown) {
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error))
  const response = await fetch(ERRORS, {method: 'POST', body: JSON.stringify({message, stack})})
  reported.push((await response.json()) as Problem)
  show([...known, ...reported])
}

const OVERLAY = 'develop-overlay'
const STYLE =
  'position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;margin:0;padding:1rem 1.25rem;background:#1d1216;color:#ffe9ec;' +
  'border-top:4px solid #ff5d73;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;z-index:2147483647'

/** Shows problems above the page; removes the overlay when there are none. */
function show(problems: readonly Problem[]) {
  document.getElementById(OVERLAY)?.remove()
  if (problems.length === 0) return
  const overlay = document.createElement('div')
  overlay.id = OVERLAY
  overlay.role = 'alert'
  overlay.style.cssText = STYLE
  overlay.append(...problems.map(lineOf), closeButton(overlay))
  document.body.append(overlay)
}

function lineOf(problem: Problem) {
  const line = document.createElement('p')
  line.style.cssText = 'margin:0 0 1rem'
  const place = document.createElement('b')
  place.textContent = [problem.from, placeOf(problem)].filter(Boolean).join('  ')
  line.append(place, `\n${problem.text}`, problem.at?.source ? `\n\n${problem.at.source}` : '')
  return line
}

function closeButton(overlay: HTMLElement) {
  const button = document.createElement('button')
  button.textContent = 'Close'
  button.style.cssText =
    'font:inherit;color:inherit;background:none;border:1px solid;padding:.25rem .75rem;cursor:pointer'
  button.onclick = () => overlay.remove()
  return button
}
