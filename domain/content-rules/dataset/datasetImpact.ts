import {pricesInForce} from '../../catalogue/priceList.ts'
import type {ContentDocument} from '../../content/shape.ts'
import {type Breakdown, breakdown} from '../../money/pricing.ts'
import {announcedRate, vatRateOn} from '../../money/vat.ts'
import {addressOf, routesFor} from '../../pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../texts/languages.ts'
import {isSaving} from '../../texts/phrases.ts'
import {type PlaceholderValues, placeholdersIn} from '../../texts/placeholders.ts'
import {plainText, textsOf} from '../../texts/texts.ts'
import type {NamedPrice} from '../problem.ts'
import {type Dataset, datasetOn, named, type PlanPrice, placeholderValuesOf} from './dataset.ts'
import {runningCustomerProblems} from './datasetRunning.ts'

/** Amounts of a plan and period from a day on, before and after a change; null when it cannot be bought. */
export type AmountChange = {price: NamedPrice; from: string; before: Breakdown | null; after: Breakdown | null}

/** The words of a saving that texts name, from a later day on, before and after a change; null where texts leave it out. */
type WordChange = {name: string; from: string; before: string | null; after: string | null}

/** Effect of a change beyond its own document. */
export type Impact = {
  /** Documents that read differently: the one that changes, and those whose placeholders stand for something else. */
  documents: ContentDocument[]
  amounts: AmountChange[]
  words: WordChange[]
  /** Whether customers who have a subscription already are written to, or were. */
  reachesRunning: boolean
  /** Addresses that come and go; of a plan, in the default language. */
  added: string[]
  removed: string[]
}

export function impactOf({before, after}: {before: Dataset; after: Dataset}): Impact {
  const [old, now] = [before, after].map(addressesOf) as [string[], string[]]
  return {
    documents: changedDocuments(before, after),
    amounts: amountChanges(before, after),
    words: wordChanges(before, after),
    reachesRunning: runningCustomerProblems(before, after).length > 0,
    added: now.filter((address) => !old.includes(address)),
    removed: old.filter((address) => !now.includes(address)),
  }
}

/** Addresses of editors' pages, which have a path of their own in every language. */
const addressesOf = ({onSale, ownPages}: Dataset) =>
  routesFor(
    onSale.map(({key}) => key),
    ownPages,
  ).flatMap((route) => (route.own ? LANGUAGES : [DEFAULT_LANGUAGE]).map((language) => addressOf(route, language)))

function changedDocuments(before: Dataset, after: Dataset): ContentDocument[] {
  const {documents} = before
  const own = [
    ...documents.filter((document) => !after.documents.includes(document)),
    ...after.documents.filter((document) => !documents.includes(document)),
  ]
  const [old, now] = [before, after].map((dataset) => placeholderValuesOf(dataset, DEFAULT_LANGUAGE) ?? {}) as [
    PlaceholderValues,
    PlaceholderValues,
  ]
  const names = new Set([...Object.keys(old), ...Object.keys(now)].filter((name) => old[name] !== now[name]))
  const mentions = (document: ContentDocument) =>
    textsOf(document).some(({text}) =>
      placeholdersIn(plainText(text[DEFAULT_LANGUAGE])).some((name) => names.has(name)),
    )
  return [...own, ...after.documents.filter((document) => !own.includes(document) && mentions(document))]
}

/** On the day of the change, and on each day on which a price or a rate of VAT starts that is not there before and after. */
function amountChanges(before: Dataset, after: Dataset): AmountChange[] {
  const found: AmountChange[] = []
  for (const from of [after.today, ...laterDays(before, after)]) {
    const [old, now] = [before, after].map((dataset) => pricesInForce(dataset.prices, from)) as [
      PlanPrice[],
      PlanPrice[],
    ]
    const slots = new Map([...old, ...now].map((price) => [slotOf(price), price]))
    for (const [slot, price] of slots) {
      const change = {
        price: named(price, after.plans.some(({key}) => key === price.plan.key) ? after : before),
        before: amountOf(old, slot, before, from),
        after: amountOf(now, slot, after, from),
      }
      const same = (other: AmountChange) =>
        JSON.stringify(other.price) === JSON.stringify(change.price) &&
        totalOf(other.before) === totalOf(change.before) &&
        totalOf(other.after) === totalOf(change.after)
      if (totalOf(change.before) !== totalOf(change.after) && !found.some(same)) found.push({...change, from})
    }
  }
  return found
}

/** Days to come on which a price or a rate of VAT starts, before or after a change. */
function laterDays(before: Dataset, after: Dataset): string[] {
  const rates = [before, after].flatMap(({settings}) => (settings && announcedRate(settings)) ?? [])
  const days = [...before.prices, ...after.prices, ...rates].map(({validFrom}) => validFrom)
  return [...new Set(days.filter((day) => day > after.today).sort())]
}

/** A saving is worked out from two prices: an announced one changes, on its day, words that nobody touched. */
function wordChanges(before: Dataset, after: Dataset): WordChange[] {
  const named = new Set(
    after.documents.flatMap((document) =>
      textsOf(document).flatMap(({text}) => placeholdersIn(plainText(text[DEFAULT_LANGUAGE]))),
    ),
  )
  const found: WordChange[] = []
  for (const from of laterDays(before, after)) {
    const [old, now] = [before, after].map(
      (dataset) => placeholderValuesOf(datasetOn(dataset, from), DEFAULT_LANGUAGE) ?? {},
    ) as [PlaceholderValues, PlaceholderValues]
    for (const name of [...named].filter(isSaving).sort()) {
      const change = {name, before: old[name] || null, after: now[name] || null}
      const isKnown = found.some((each) => each.name === name && each.after === change.after)
      if (change.before !== change.after && !isKnown) found.push({...change, from})
    }
  }
  return found
}

const slotOf = ({plan, period}: PlanPrice) => `${plan.key}/${period}`
const totalOf = (amount: Breakdown | null) => amount?.total
const amountOf = (prices: readonly PlanPrice[], slot: string, {settings}: Dataset, day: string): Breakdown | null => {
  const price = prices.find((candidate) => slotOf(candidate) === slot)
  return price ? breakdown(price.exclVat, settings ? vatRateOn(settings, day) : 0) : null
}
