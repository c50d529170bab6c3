/** Something that is wrong with the code, as the terminal and every open page show it. */
export type Problem = {
  /** What was done: "Page", "Functions", "Types". */
  from: string
  text: string
  /** Where, in the source: path from the root of the project, line and column from 1. */
  at?: {file: string; line: number; column: number; source: string}
}

/**
 * The state of `npm run dev`. `pages` is when the newest pages were made, in milliseconds. Each page hears of it at EVENTS and
 * loads itself again when `code` or `pages` changed.
 */
export type DevelopState = {code: string; pages: number; problems: Problem[]}

export const EVENTS = '/__develop/events'
/** Takes an error of a page, and answers with the Problem that it is. */
export const ERRORS = '/__develop/errors'
/** The list of screens in each of their states. */
export const STATES_PATH = '/__states/'

export const placeOf = ({at}: Problem): string => (at ? `${at.file}:${at.line}:${at.column}` : '')
