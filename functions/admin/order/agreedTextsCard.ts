import {type AgreedTexts, paragraphsOf} from '../../billing/orders/agreedTexts.ts'
import {card} from '../../ui/card.ts'
import {details, paragraphs} from '../../ui/details.ts'
import {type Html, html} from '../../ui/html.ts'
import type {AdminWords} from '../words/words.ts'

/** The texts that the customer agreed to, to unfold: the authorisation of direct debits, and the terms. */
export function agreedTextsCard({terms, mandate}: AgreedTexts, {order: w}: AdminWords): Html | false {
  if (!terms && !mandate) return false
  const unfold = (summary: string, text: string | null) => text && details(summary, paragraphs(paragraphsOf(text)))
  return card({
    id: 'texts',
    heading: w.texts,
    content: html`<p class="hint">${w.textsHint}</p><div class="stacked">${unfold(w.mandate, mandate)}${unfold(w.termsText, terms)}</div>`,
  })
}
