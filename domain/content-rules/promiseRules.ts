import {type Dataset, problemsInTexts} from './dataset/dataset.ts'
import {type DatasetProblem, type Finding, finding} from './problem.ts'

/** "24 uur", "24 hours"; not around the clock. */
const DAY = /\b24\s*(?:uur|hours?)\b(?!\s*(?:per dag|a day))/i
/** Support answers within 24 hours, whatever the customer did. */
const ANSWER = /antwoord|reageer|reactie|\banswer|\brespon[ds]|\brepl(?:y|ies)/i
/** Words on work that is on the customer's site by then. */
const WORK =
  /\b(?:live|online|actief|active|laag|layer|verbetering\w*|improvement\w*|aanpassing\w*|wijziging\w*|change[sd]?|werken we|draait|runs?|staat|at work)\b/i
/** Says from when the hours count. */
const CONDITION = /\b(?:nadat|daarna|zodra|after|once|as soon as|of telling|when you have)\b/i
/** Says that the site itself appears, and it has been there all along. */
const LIVE = /\b(?:live|online)\b/i

/**
 * Within 24 hours is a promise to customers who told everything. A text that makes it says so, except the short claims of the
 * product ("Binnen 24 uur actief op je website"), which are no sentences.
 */
export const promiseProblems = ({documents}: Dataset): DatasetProblem[] =>
  documents.flatMap((document) => problemsInTexts('ask', document, unconditional))

function unconditional(text: string): Finding[] {
  if (CONDITION.test(text)) return []
  const sentence = text
    .split(/(?<=[.!?;])\s+|\n/)
    .find((part) => DAY.test(part) && WORK.test(part) && !ANSWER.test(part))
  if (sentence === undefined) return []
  const isClaim = !/[.!?;]\s*$/.test(sentence) && !LIVE.test(sentence)
  return isClaim ? [] : [finding('promiseWithoutCondition', {words: sentence.trim()})]
}
