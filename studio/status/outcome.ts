import type {PageProblem, SiteFailure, SitePublish, SiteStatus} from '../../domain/content/siteStatus.ts'
import {isSecondAddress} from '../../domain/pages/pages.ts'

/** State of the site as the Studio knows it. `unset`: no address is configured. */
export type Known = {kind: 'unset'} | {kind: 'asking'} | {kind: 'away'} | {kind: 'told'; status: SiteStatus}

/** A document that was published at a moment (ISO), or that is `gone`: deleted or unpublished; `late` when long ago. */
export type Publication = {id: string; at: string; gone: boolean; late?: boolean}

/** Outcome of a publication. */
export type Outcome =
  | {kind: 'unknown'}
  | {kind: 'away'}
  | {kind: 'publishing'}
  /** The site checks every `looksEvery` minutes for publications it was not notified of. */
  | {kind: 'late'; looksEvery?: number}
  | {kind: 'rebuilding'}
  /** Every publication is a build here; this one's is requested or finished. */
  | {kind: 'building'}
  | {kind: 'built'; seconds: number}
  | {kind: 'failed'; failure: SiteFailure | null}
  /** The document itself keeps pages from going live. */
  | {kind: 'refused'; problems: PageProblem[]}
  /** `others` are pages that stay as they were because of other documents: it may be on these too. */
  | {kind: 'live'; changed: string[]; removed: string[]; seconds: number; others: PageProblem[]}

export const isSettled = ({kind}: Outcome): boolean => ['live', 'built', 'refused'].includes(kind)

const ms = (moment: string) => Date.parse(moment)

/** Whether the content of this time had the publication in it. */
const covers = ({startedAt, contentUpTo}: SitePublish, {at, gone}: Publication): boolean =>
  gone ? ms(startedAt) > ms(at) : ms(contentUpTo) >= ms(at)

/** From the publication to its pages; never less than the site itself needed, since clocks differ. */
const secondsUntilLive = ({startedAt, seconds}: SitePublish, {at}: Publication): number =>
  Math.max(seconds, (ms(startedAt) - ms(at)) / 1000 + seconds)

export function outcomeOf(publication: Publication, known: Known): Outcome {
  if (known.kind === 'away') return {kind: 'away'}
  if (known.kind !== 'told') return {kind: 'unknown'}
  const {state, failure, problems, publishes, isBuilt, looksEveryMinutes: looksEvery} = known.status
  // The newest stand first: the last that has it is the one that brought it.
  const taken = publishes.findLast((publish) => covers(publish, publication))
  if (!taken) {
    if (state === 'failed') return {kind: 'failed', failure}
    if (state === 'rebuilding') return {kind: isBuilt ? 'building' : 'rebuilding'}
    if (publication.late) return {kind: 'late', ...(looksEvery && {looksEvery})}
    return {kind: isBuilt ? 'building' : 'publishing'}
  }
  if (isBuilt) return {kind: 'built', seconds: secondsUntilLive(taken, publication)}
  const own = problemsOf(publication.id, known)
  if (own.length > 0) return {kind: 'refused', problems: own}
  const [changed, removed] = [taken.changed, taken.removed].map((pages) =>
    pages.filter((address) => !isSecondAddress(address)),
  ) as [string[], string[]]
  return {kind: 'live', changed, removed, seconds: secondsUntilLive(taken, publication), others: problems}
}

/** Problems of a document that the site reports. */
export const problemsOf = (id: string, known: Known): PageProblem[] =>
  known.kind === 'told' ? known.status.problems.filter(({documentId}) => documentId === id) : []

/** The pages that stay as they were, each once. */
export const pagesHeldBack = (problems: readonly PageProblem[]): string[] => [
  ...new Set(problems.flatMap(({pages}) => pages)),
]

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Checks the shape of the site's answer: another server may be at the address. */
export function isSiteStatus(value: unknown): value is SiteStatus {
  const {state, problems, publishes} = (value ?? {}) as Partial<SiteStatus>
  return (
    ['live', 'publishing', 'rebuilding', 'failed'].includes(state ?? '') &&
    Array.isArray(problems) &&
    problems.every(({message, pages}) => typeof message === 'string' && isStrings(pages)) &&
    Array.isArray(publishes) &&
    publishes.every(({startedAt, changed, removed}) => startedAt && isStrings(changed) && isStrings(removed))
  )
}

const WAITING_IN_HASTE_MS = 10_000
const WAITING_MS = 120_000
/** Age from which a publication that is not on the site counts as late: the site may not have been notified. */
const LATE_MS = 60_000
const BUILT_LATE_MS = 20 * 60_000

export const lateMs = (known: Known): number =>
  known.kind === 'told' && known.status.isBuilt ? BUILT_LATE_MS : LATE_MS

/** Delay before the next status request; `waitedMs` is the time since the publication. */
export function pauseMs(known: Known, waitedMs: number | null): number {
  if (waitedMs !== null && waitedMs < WAITING_IN_HASTE_MS) return 250
  if (known.kind === 'away') return 5000
  const isAtWork = known.kind === 'told' && ['publishing', 'rebuilding'].includes(known.status.state)
  return isAtWork || (waitedMs !== null && waitedMs < WAITING_MS) ? 1000 : 15_000
}
