import {type AgreedTexts, paragraphsOf} from '../../../billing/orders/agreedTexts.ts'
import {card} from '../../../ui/card.ts'
import {details, paragraphs} from '../../../ui/details.ts'
import {type Html, html} from '../../../ui/html.ts'
import type {OrderView} from '../orderView.ts'

/** The texts that the customer agreed to, to unfold: the authorisation of direct debits, and the terms. */
export function agreedTextsCard({terms, mandate}: AgreedTexts, {words: {order: w}, view}: OrderView): Html | false {
  if (!terms && !mandate) return false
  const unfold = (summary: string, text: string | null) => text && details(summary, paragraphs(paragraphsOf(text)))
  return card({
    id: 'texts',
    heading: w.texts,
    isFolded: view.isPhone,
    content: html`<p class="hint">${w.textsHint}</p><div class="stacked">${unfold(w.mandate, mandate)}${unfold(w.termsText, terms)}</div>`,
  })
}
