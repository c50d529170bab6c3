import {monthlyOf} from '../../catalogue/priceList.ts'
import {recordOf} from '../../format/records.ts'
import {centsFromEuros} from '../../money/money.ts'
import {isNoteTrue} from '../../offers/introductory.ts'
import {discounted} from '../../offers/offers.ts'
import {
  DEFAULT_LANGUAGE,
  DEFAULT_STAFF_LANGUAGE,
  inStaffLanguages,
  STAFF_LANGUAGES,
  type StaffLanguage,
  type StaffWords,
} from '../../texts/languages.ts'
import {fillText, isSaving} from '../../texts/phrases.ts'
import {type PlaceholderValues, placeholdersIn} from '../../texts/placeholders.ts'
import {plainText, textsOf} from '../../texts/texts.ts'
import type {NamedPrice} from '../problem.ts'
import {type Dataset, datasetOn, named, placeholderValuesOf} from './dataset.ts'
import {laterDays} from './datasetDays.ts'
import {offerFor} from './everybodysOffers.ts'

/** The words of a saving that texts name, or the note of a price, before and after a change; null where they are left out. */
export type WordChange = {
  name: string | NamedPrice
  from: string
  before: StaffWords | null
  after: StaffWords | null
}

/** A saving is worked out from two prices: a change of one changes, on its day, words that nobody touched. */
export function wordChanges(before: Dataset, after: Dataset): WordChange[] {
  const used = new Set(
    after.documents.flatMap((document) =>
      textsOf(document).flatMap(({text}) => placeholdersIn(plainText(text[DEFAULT_LANGUAGE]))),
    ),
  )
  const savings = [...used].filter(isSaving).sort()
  const found = new Map<string, WordChange>()
  for (const from of [after.today, ...laterDays(before, after)]) {
    const [old, now] = [datasetOn(before, from), datasetOn(after, from)]
    const [was, is] = [savingsIn(old), savingsIn(now)]
    const changes = [
      ...savings.map((name) => ({name, from, before: was(name), after: is(name)})),
      ...noteChanges(old, now),
    ]
    for (const change of changes) {
      const key = JSON.stringify(change.name)
      const isKnown = isSame(found.get(key)?.after ?? change.before, change.after)
      if (!isSame(change.before, change.after) && !isKnown) found.set(key, change)
    }
  }
  return [...found.values()]
}

const isSame = (one: StaffWords | null, other: StaffWords | null) => JSON.stringify(one) === JSON.stringify(other)

/** Words in each language of editors; null when a visitor reads none. */
const wordsIn = (read: (language: StaffLanguage) => string | undefined): StaffWords | null => {
  const words = recordOf(STAFF_LANGUAGES, (language) => read(language) ?? '')
  return words[DEFAULT_STAFF_LANGUAGE] ? words : null
}

const valuesOf = (dataset: Dataset, language: StaffLanguage): PlaceholderValues =>
  placeholderValuesOf(dataset, language) ?? {}

/** Reads the savings that placeholders stand for. */
function savingsIn(dataset: Dataset) {
  const values = recordOf(STAFF_LANGUAGES, (language) => valuesOf(dataset, language))
  return (name: string) => wordsIn((language) => values[language][name])
}

/** An offer for some periods leaves out the note of another one, whose saving would not be true. */
const noteChanges = (old: Dataset, now: Dataset): WordChange[] =>
  now.inForce.flatMap((price) => {
    const note = price.document.discountNote
    const wasThere = old.inForce.some(({document}) => document._id === price.document._id)
    if (!note || !wasThere) return []
    const notes = inStaffLanguages(note)
    const words = wordsIn((language) => fillText(notes[language], valuesOf(now, language)))
    const [before, after] = [old, now].map((dataset) => (isNoteShown(price, dataset) ? words : null))
    return before === undefined || after === undefined || before === after
      ? []
      : [{name: named(price, now), from: now.today, before, after}]
  })

function isNoteShown(price: Dataset['inForce'][number], dataset: Dataset): boolean {
  const paid = (each: typeof price) => {
    const cents = centsFromEuros(each.exclVat)
    return {...each, first: discounted(offerFor(each, dataset, dataset.today) ?? {}, cents)}
  }
  const monthly = monthlyOf(dataset.inForce, price.plan.key)
  return isNoteTrue(paid(price), monthly && paid(monthly))
}
