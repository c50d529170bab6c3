import {type AgreedTexts, paragraphsOf} from '../billing/orders/agreedTexts.ts'
import {type Html, html} from '../ui/html.ts'
import type {OfficeWords} from './words/words.ts'

/** To unfold: the words by which direct debits were authorised, and the terms. */
export function agreedTextsCard({terms, mandate}: AgreedTexts, {order: w}: OfficeWords): Html | false {
  if (!terms && !mandate) return false
  const unfold = (summary: string, text: string | null) =>
    text &&
    html`<details><summary>${summary}</summary>${paragraphsOf(text).map(({words, isHeading}) => (isHeading ? html`<h3>${words}</h3>` : html`<p>${words}</p>`))}</details>`
  return html`<section class="card" aria-labelledby="texts"><h2 id="texts">${w.texts}</h2><p class="hint">${w.textsHint}</p><div class="acts">${unfold(w.mandate, mandate)}${unfold(w.termsText, terms)}</div></section>`
}
