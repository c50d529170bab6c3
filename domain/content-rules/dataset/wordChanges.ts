import {monthlyOf} from '../../catalogue/priceList.ts'
import {centsFromEuros} from '../../money/money.ts'
import {isNoteTrue} from '../../offers/introductory.ts'
import {discounted} from '../../offers/offers.ts'
import {DEFAULT_LANGUAGE} from '../../texts/languages.ts'
import {fillText, isSaving} from '../../texts/phrases.ts'
import {type PlaceholderValues, placeholdersIn} from '../../texts/placeholders.ts'
import {plainText, textsOf} from '../../texts/texts.ts'
import type {NamedPrice} from '../problem.ts'
import {type Dataset, datasetOn, named, placeholderValuesOf} from './dataset.ts'
import {laterDays} from './datasetDays.ts'
import {offerFor} from './everybodysOffers.ts'

/** The words of a saving that texts name, or the note of a price, before and after a change; null where they are left out. */
export type WordChange = {name: string | NamedPrice; from: string; before: string | null; after: string | null}

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
    const words = [valuesOf(old), valuesOf(now)]
    const changes = [
      ...savings.map((name) => ({name, from, before: words[0]?.[name] || null, after: words[1]?.[name] || null})),
      ...noteChanges(old, now),
    ]
    for (const change of changes) {
      const key = JSON.stringify(change.name)
      const isKnown = (found.get(key)?.after ?? change.before) === change.after
      if (change.before !== change.after && !isKnown) found.set(key, change)
    }
  }
  return [...found.values()]
}

const valuesOf = (dataset: Dataset): PlaceholderValues => placeholderValuesOf(dataset, DEFAULT_LANGUAGE) ?? {}

/** An offer for some periods leaves out the note of another one, whose saving would not be true. */
const noteChanges = (old: Dataset, now: Dataset): WordChange[] =>
  now.inForce.flatMap((price) => {
    const note = price.document.discountNote?.[DEFAULT_LANGUAGE]
    const wasThere = old.inForce.some(({document}) => document._id === price.document._id)
    if (!note || !wasThere) return []
    const words = fillText(note, valuesOf(now)) || null
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
