import {type Html, html} from '../model.ts'
import type {Order, Orders} from '../orders/order.ts'
import type {OfficeWords} from './words.ts'

/** What a customer agreed to, as it stood; null where nothing was kept. */
export type AgreedTexts = {terms: string | null; mandate: string | null}

export async function agreedTexts(
  {termsId, mandateId}: Order,
  {keptText}: Pick<Orders, 'keptText'>,
): Promise<AgreedTexts> {
  const textOf = async (id: string | undefined) => (id ? keptText(id) : null)
  const [terms, mandate] = await Promise.all([textOf(termsId), textOf(mandateId)])
  return {terms, mandate}
}

/** To unfold: the words by which direct debits were authorised, and the terms. */
export function agreedTextsCard({terms, mandate}: AgreedTexts, {order: w}: OfficeWords): Html | false {
  if (!terms && !mandate) return false
  const unfold = (summary: string, text: string | null) =>
    text &&
    html`<details><summary>${summary}</summary>${paragraphsOf(text).map(({words, isHeading}) => (isHeading ? html`<h3>${words}</h3>` : html`<p>${words}</p>`))}</details>`
  return html`<section class="card" aria-labelledby="texts"><h2 id="texts">${w.texts}</h2><p class="hint">${w.textsHint}</p><div class="acts">${unfold(w.mandate, mandate)}${unfold(w.termsText, terms)}</div></section>`
}

type Paragraph = {words: string; isHeading: boolean}

/** The terms are kept as JSON of their texts, the words of the mandate as they are. */
function paragraphsOf(text: string): Paragraph[] {
  try {
    return paragraphsIn(JSON.parse(text))
  } catch {
    return [{words: text, isHeading: false}]
  }
}

type Block = {_type: 'block'; children?: {text?: string}[]}
const isBlock = (value: object): value is Block => '_type' in value && value._type === 'block'

function paragraphsIn(value: unknown, name = ''): Paragraph[] {
  if (typeof value === 'string') return [{words: value, isHeading: name === 'title' || name === 'heading'}]
  if (Array.isArray(value)) return value.flatMap((item) => paragraphsIn(item))
  if (typeof value !== 'object' || value === null) return []
  if (isBlock(value)) return [{words: (value.children ?? []).map(({text = ''}) => text).join(''), isHeading: false}]
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('_') ? [] : paragraphsIn(inner, key)))
}
