import {type DatedPrice, pricesInForce} from '../../domain/catalogue/priceList.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {DEFAULT_LANGUAGE, isLanguage, type Language, perLanguage} from '../../domain/texts/languages.ts'
import {type PlaceholderValues, placeholdersIn} from '../../domain/texts/placeholders.ts'
import {fillContent, type PlaceholderSources, placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import type {LakeDocument} from './document.ts'
import {runQuery} from './groq.ts'
import {patiently, sparing} from './patience.ts'
import type {AsRead} from './search.ts'
import type {View} from './view.ts'

export type LanguageFacts = Record<Language, PlaceholderValues>
type Sources = {settings: PlaceholderSources['settings']; prices: DatedPrice[]}

const SOURCES = `{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0],
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  }
}`

let latest = {key: '', asRead: ((document) => document) as AsRead}

/** What the placeholders stand for that are published today. */
export async function factsNow(published: () => View): Promise<LanguageFacts> {
  const view = () => sparing(published(), Number.POSITIVE_INFINITY)
  return factsOf((await patiently(() => runQuery(SOURCES, {}, view(), ''))) as Sources)
}

/** How documents read with some facts. */
export function readingWith(facts: LanguageFacts): AsRead {
  const key = JSON.stringify(facts)
  if (key !== latest.key) latest = {key, asRead: filling(facts)}
  return latest.asRead
}

export const readingOf = async (published: () => View): Promise<AsRead> => readingWith(await factsNow(published))

/** Content that is not this site's, or not complete yet, has no placeholders. */
function factsOf({settings, prices}: Sources): LanguageFacts {
  try {
    const inForce = pricesInForce(prices, amsterdamDay(new Date()))
    return perLanguage((language) => placeholderValuesFrom({settings, prices: inForce}, language))
  } catch {
    // Settings and prices that are being edited may lack what facts need: texts are searched with their placeholders then.
    return perLanguage(() => ({}))
  }
}

/** Filled documents are kept for the next search. */
function filling(facts: LanguageFacts): AsRead {
  const filled = new WeakMap<LakeDocument, LakeDocument>()
  return (document) => {
    const known = filled.get(document)
    if (known) return known
    const read = fillDocument(document, facts)
    filled.set(document, read)
    return read
  }
}

function fillDocument(document: LakeDocument, facts: LanguageFacts): LakeDocument {
  const hasPlaceholders = placeholdersIn(JSON.stringify(document)).length > 0
  return hasPlaceholders ? (fillFields(document, facts) as LakeDocument) : document
}

/** Under the name of a language stand texts of that language. */
function fillFields(value: unknown, facts: LanguageFacts): unknown {
  if (typeof value === 'string') return fillContent(value, facts[DEFAULT_LANGUAGE])
  if (Array.isArray(value)) return value.map((item) => fillFields(item, facts))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    isLanguage(name) ? fillContent(inner, facts[name]) : fillFields(inner, facts),
  ])
  return Object.fromEntries(fields)
}
