import {type Html, html} from './html.ts'

export const DAY_BARS_STYLE =
  '.bars{display:block;width:100%;height:6rem;border-bottom:1px solid var(--edge)}.bars rect{fill:var(--signal)}.ends{display:flex;justify-content:space-between;gap:1rem;color:var(--muted);font-size:.9375rem}'

const HEIGHT = 100
/** Width of a day, and of its bar. */
const STEP = 10
const BAR = 7

/** A bar for each day; `label` says in words what they show. The page has no scripts and its policy no styles of elements. */
export function dayBars({values, label}: {values: readonly number[]; label: string}): Html {
  const most = Math.max(...values, 1)
  const bars = values.map((value, index) => {
    const height = Math.round((value / most) * HEIGHT)
    return value > 0 && html`<rect x="${index * STEP}" y="${HEIGHT - height}" width="${BAR}" height="${height}"/>`
  })
  return html`<svg class="bars" viewBox="0 0 ${values.length * STEP} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">${bars}</svg>`
}
