import {sockOnPole} from '../../domain/brand/windsock.ts'
import {type Html, html} from './html.ts'

export const SOCK_STYLE = `.sock{overflow:visible;fill:currentColor}.sock .on{fill:var(--signal)}.sock .off{fill:var(--off)}
@media (forced-colors:active){.sock path{forced-color-adjust:none}.sock>path{fill:CanvasText}}`

/** A windsock on its pole at a level from 0 to 1, beside words that say the same. */
export function sock(level: number): Html {
  const {viewBox, pole, place, stripes} = sockOnPole(level)
  return html`<svg class="sock" viewBox="${viewBox}" aria-hidden="true"><path d="${pole}"/><g transform="${place}">${stripes.map(
    ({d, on}) => html`<path class="${on ? 'on' : 'off'}" d="${d}"/>`,
  )}</g></svg>`
}
