import type {Paragraph} from '../../ui/details.ts'
import type {Order} from './order.ts'
import type {Orders} from './orders.ts'

/** Texts that a customer agreed to, as they were then; null where none was kept. */
export type AgreedTexts = {terms: string | null; mandate: string | null}

export async function agreedTexts(
  {termsId, mandateId}: Order,
  {keptText}: Pick<Orders, 'keptText'>,
): Promise<AgreedTexts> {
  const textOf = async (id: string | undefined) => (id ? keptText(id) : null)
  const [terms, mandate] = await Promise.all([textOf(termsId), textOf(mandateId)])
  return {terms, mandate}
}

/** The terms are kept as JSON of their texts, the words of the mandate as they are. */
export function paragraphsOf(text: string): Paragraph[] {
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
