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
    html`<details><summary>${summary}</summary>${paragraphsOf(text).map((paragraph) => html`<p>${paragraph}</p>`)}</details>`
  return html`<section class="card" aria-labelledby="texts"><h2 id="texts">${w.texts}</h2><p class="hint">${w.textsHint}</p><div class="acts">${unfold(w.mandate, mandate)}${unfold(w.termsText, terms)}</div></section>`
}

/** The terms are kept as JSON of their texts, the words of the mandate as they are. */
function paragraphsOf(text: string): string[] {
  try {
    return textsIn(JSON.parse(text))
  } catch {
    return [text]
  }
}

type Block = {_type: 'block'; children?: {text?: string}[]}
const isBlock = (value: object): value is Block => '_type' in value && value._type === 'block'

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  if (isBlock(value)) return [(value.children ?? []).map(({text = ''}) => text).join('')]
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('_') ? [] : textsIn(inner)))
}
