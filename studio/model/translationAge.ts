import type {Language} from './languages.ts'

/** One text whose other language was changed later: `behind` was left as it was since that moment (ISO). */
export type StaleText = {path: string; behind: Language; since: string}

type Texts = Map<string, Record<Language, string>>

/** Every text in both languages, by its path; rich text as JSON. */
function textsOf(value: unknown, path = '', found: Texts = new Map()): Texts {
  if (typeof value !== 'object' || value === null) return found
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) textsOf(item, `${path}[${index}]`, found)
    return found
  }
  const {_type, nl, en} = value as {_type?: unknown; nl?: unknown; en?: unknown}
  if (typeof _type === 'string' && _type.startsWith('locale'))
    return found.set(path, {nl: JSON.stringify(nl) ?? '', en: JSON.stringify(en) ?? ''})
  for (const [name, inner] of Object.entries(value)) textsOf(inner, path ? `${path}.${name}` : name, found)
  return found
}

/** A version of a document and the moment from which it was current; newest first. */
export type Version = {document: object | null; since: string}

/**
 * The texts of which one language changed and the other did not follow, by the versions of a document, newest first. A
 * change in one language opens the gap, the next change in the other closes it; both in one version leave it closed.
 */
export function staleTexts(versions: readonly Version[]): StaleText[] {
  const gaps = new Map<string, StaleText>()
  let before: Texts | null = null
  for (const {document, since} of [...versions].reverse()) {
    const now = textsOf(document)
    for (const [path, texts] of now) {
      const earlier = before?.get(path)
      if (!earlier) continue
      const [nl, en] = [earlier.nl !== texts.nl, earlier.en !== texts.en]
      if (nl && en) gaps.delete(path)
      else if (nl || en) open(gaps, {path, behind: nl ? 'en' : 'nl', since})
    }
    for (const path of gaps.keys()) if (!now.has(path)) gaps.delete(path)
    before = now
  }
  return [...gaps.values()]
}

function open(gaps: Map<string, StaleText>, gap: StaleText) {
  const known = gaps.get(gap.path)
  if (!known) gaps.set(gap.path, gap)
  else if (known.behind !== gap.behind) gaps.delete(gap.path)
}
