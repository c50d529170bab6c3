/** A text of a document that lacks a language, by its path; `same` when both are the same words. */
export type TranslationGap = {path: string; kind: 'nl missing' | 'en missing' | 'same'}

const text = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (!Array.isArray(value)) return ''
  return value
    .map((block) => ((block as {children?: {text?: string}[]}).children ?? []).map((s) => s.text ?? '').join(''))
    .join('\n')
    .trim()
}

/** Short words are often the same in both languages (a name, a number); only longer texts are worth a look. */
const WORTH_A_LOOK = 25

/** Where a document's texts lack a language, or are the same in both although they are long. */
export function translationGaps(value: unknown, path = ''): TranslationGap[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => translationGaps(item, `${path}[${index}]`))
  const {_type, nl, en} = value as {_type?: unknown; nl?: unknown; en?: unknown}
  if (typeof _type === 'string' && _type.startsWith('locale')) {
    const [dutch, english] = [text(nl), text(en)]
    if (!dutch) return [{path, kind: 'nl missing'}]
    if (!english) return [{path, kind: 'en missing'}]
    return dutch === english && dutch.length > WORTH_A_LOOK ? [{path, kind: 'same'}] : []
  }
  return Object.entries(value).flatMap(([name, inner]) => translationGaps(inner, path ? `${path}.${name}` : name))
}

/** How many texts in both languages a document has. */
export function countTexts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countTexts(item), 0)
  const {_type} = value as {_type?: unknown}
  if (typeof _type === 'string' && _type.startsWith('locale')) return 1
  return Object.values(value).reduce<number>((sum, inner) => sum + countTexts(inner), 0)
}
