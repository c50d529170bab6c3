import {nlEn} from '../language.ts'
import type {PageProblem, SitePublish, SiteStatus} from '../model/siteStatus.ts'

/** What the Studio knows of the site. `unset`: it was not told where the site is. */
export type Known = {kind: 'unset'} | {kind: 'asking'} | {kind: 'away'} | {kind: 'told'; status: SiteStatus}

/** A document that was published at a moment (ISO), or that is `gone`: deleted or unpublished; `late` when long ago. */
export type Publication = {id: string; at: string; gone: boolean; late?: boolean}

/** What became of a publication. */
export type Outcome =
  | {kind: 'unknown'}
  | {kind: 'away'}
  | {kind: 'publishing'}
  | {kind: 'late'}
  | {kind: 'rebuilding'}
  | {kind: 'failed'; problem: string; advice: string | null}
  /** The document itself keeps pages from going live. */
  | {kind: 'refused'; problems: PageProblem[]}
  /** `others` are pages that stay as they were because of other documents: it may be on these too. */
  | {kind: 'live'; changed: string[]; removed: string[]; seconds: number; others: PageProblem[]}

export const isSettled = ({kind}: Outcome): boolean => kind === 'live' || kind === 'refused'

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
  const {state, problem, advice, problems, publishes} = known.status
  // The newest stand first: the last that has it is the one that brought it.
  const taken = publishes.findLast((publish) => covers(publish, publication))
  if (!taken) {
    if (state === 'failed')
      return {
        kind: 'failed',
        problem: problem ?? nlEn('de site kan geen inhoud overnemen', 'the site cannot take over content'),
        advice,
      }
    if (state === 'rebuilding') return {kind: 'rebuilding'}
    return {kind: publication.late ? 'late' : 'publishing'}
  }
  const own = problemsOf(publication.id, known)
  if (own.length > 0) return {kind: 'refused', problems: own}
  const {changed, removed} = taken
  return {kind: 'live', changed, removed, seconds: secondsUntilLive(taken, publication), others: problems}
}

/** What the site says is wrong with a document. */
export const problemsOf = (id: string, known: Known): PageProblem[] =>
  known.kind === 'told' ? known.status.problems.filter(({documentId}) => documentId === id) : []

/** The pages that stay as they were, each once. */
export const pagesHeldBack = (problems: readonly PageProblem[]): string[] => [
  ...new Set(problems.flatMap(({pages}) => pages)),
]

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Whether an answer of the site is what it should be: another server may stand at the address. */
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
/** A publication that is not on the site by then will hardly come by itself: the site may not have been told. */
export const LATE_MS = 60_000

/** How long to wait before the site is asked again; `waitedMs` is how long somebody has waited for a publication. */
export function pauseMs(known: Known, waitedMs: number | null): number {
  if (waitedMs !== null && waitedMs < WAITING_IN_HASTE_MS) return 250
  if (known.kind === 'away') return 5000
  const isAtWork = known.kind === 'told' && ['publishing', 'rebuilding'].includes(known.status.state)
  return isAtWork || (waitedMs !== null && waitedMs < WAITING_MS) ? 1000 : 15_000
}
