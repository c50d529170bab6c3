import type {ContentDocument} from '../../content/shape.ts'
import {addressOf, routesFor} from '../../pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../texts/languages.ts'
import {type PlaceholderValues, placeholdersIn} from '../../texts/placeholders.ts'
import {plainText, textsOf} from '../../texts/texts.ts'
import {type AmountChange, amountChanges} from './amountChanges.ts'
import {type AnnouncementChange, besidePages, type RedirectChange} from './besidePages.ts'
import {type Dataset, placeholderValuesOf} from './dataset.ts'
import {type NotifiedPrice, notifiedPrices, runningCustomerProblems} from './datasetRunning.ts'
import {type WordChange, wordChanges} from './wordChanges.ts'

/** Effect of a change beyond its own document. */
export type Impact = {
  /** Documents that read differently: the one that changes, and those whose placeholders stand for something else. */
  documents: ContentDocument[]
  amounts: AmountChange[]
  words: WordChange[]
  announcements: AnnouncementChange[]
  redirects: RedirectChange[]
  /** Whether customers who have a subscription already are written to, or were. */
  reachesRunning: boolean
  notified: NotifiedPrice[]
  /** Addresses that come and go, in every language. */
  added: string[]
  removed: string[]
}

export function impactOf({before, after}: {before: Dataset; after: Dataset}): Impact {
  const [old, now] = [before, after].map(addressesOf) as [string[], string[]]
  return {
    documents: changedDocuments(before, after),
    amounts: amountChanges(before, after),
    words: wordChanges(before, after),
    ...besidePages(before, after),
    reachesRunning: runningCustomerProblems(before, after).length > 0,
    notified: notifiedPrices(before, after),
    added: now.filter((address) => !old.includes(address)),
    removed: old.filter((address) => !now.includes(address)),
  }
}

const addressesOf = ({onSale, ownPages}: Dataset) =>
  routesFor(
    onSale.map(({key}) => key),
    ownPages,
  ).flatMap((route) => LANGUAGES.map((language) => addressOf(route, language)))

/** Types that a card of a plan is made of. */
const PRICED = ['price', 'plan', 'offer']

const showsPlans = ({parts}: ContentDocument) =>
  Array.isArray(parts) && parts.some((part: {_type?: string}) => part._type === 'plansPart')

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
  const isPriced = own.some(({_type}) => PRICED.includes(_type))
  const reads = (document: ContentDocument) => mentions(document) || (isPriced && showsPlans(document))
  return [...own, ...after.documents.filter((document) => !own.includes(document) && reads(document))]
}
