import {DRAWN_NAME, LETTERS, POLE, STRIPES} from '../../domain/brand/mark.ts'
import {type Html, html} from './html.ts'

export const BRAND_STYLE = `.brand{display:inline-flex;align-items:center;gap:.5rem;min-width:2.75rem;min-height:2.75rem;font:700 1.375rem/1 var(--display);text-decoration:none}
.brand svg{width:1.75rem;height:1.75rem;fill:currentColor}.brand .word{width:auto;height:2rem}.stripes{fill:var(--signal)}`

/** The brand as its wordmark in a line of HTML: the drawn one where there is one, else the mark and the name. */
export const wordmark = (brand: string): Html =>
  brand === DRAWN_NAME
    ? html`<svg class="word" viewBox="0 0 145 37" role="img" aria-label="${brand}"><path d="${POLE}"/><path class="stripes" d="${STRIPES}"/><path d="${LETTERS}"/></svg>`
    : html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${POLE}"/><path class="stripes" d="${STRIPES}"/></svg>${brand}`

/** The brand as a link; `label` names its target where the brand has no words. */
export const brandLink = (href: string, brand: Html, label?: string): Html =>
  html`<a class="brand" href="${href}"${label && html` aria-label="${label}"`}>${brand}</a>`
