import {DRAWN_NAME, LETTERS, POLE, STRIPES} from '../../domain/brand/mark.ts'
import {type Html, html} from './html.ts'

/** A brand as its wordmark in a line of HTML: the drawn one where there is one, else the mark and the name. */
export const wordmark = (brand: string): Html =>
  brand === DRAWN_NAME
    ? html`<svg class="word" viewBox="0 0 145 37" role="img" aria-label="${brand}"><path d="${POLE}"/><path class="stripes" d="${STRIPES}"/><path d="${LETTERS}"/></svg>`
    : html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${POLE}"/><path class="stripes" d="${STRIPES}"/></svg>${brand}`
