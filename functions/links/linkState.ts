import type {DeadLink, LinkProblem} from '../../domain/pages/externalLinks.ts'

/** A link as its last check left it: `since` is the first of the days in a row on which it was dead. */
export type LinkState = {url: string; checkedOn: string; problem: LinkProblem | null; since: string | null}

/** Problems that we would have as well if our own network were away. */
const MAYBE_OURS: readonly (LinkProblem | null)[] = ['unknownHost', 'timeout', 'unreachable']

/** The state after a check on a day. */
export const afterCheck = (
  before: LinkState | undefined,
  url: string,
  problem: LinkProblem | null,
  day: string,
): LinkState => ({
  url,
  checkedOn: day,
  problem,
  since: problem && (before?.since ?? day),
})

/** Whether a host answered the check of a link on a day: then our network is there. */
export const hasAnswered = ({checkedOn, problem}: LinkState, day: string): boolean =>
  checkedOn === day && !MAYBE_OURS.includes(problem)

/** Whether it is us whom nobody answers, by several hosts at once: then nothing is known of any link. */
export const isOurNetwork = (urls: readonly string[], problems: readonly (LinkProblem | null)[]): boolean =>
  new Set(urls.map((url) => new URL(url).host)).size > 1 && problems.every((problem) => MAYBE_OURS.includes(problem))

/** Links that were dead on two days or more: many a server is away for an hour. */
export const deadLinks = (states: readonly LinkState[]): DeadLink[] =>
  states.flatMap(({url, problem, since, checkedOn}) =>
    problem && since && since < checkedOn ? [{url, problem, since}] : [],
  )
