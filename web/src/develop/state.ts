/** A problem in the code, as the terminal and every open page show it. */
export type Problem = {
  /** Step that failed: "Page", "Functions", "Types". */
  from: string
  text: string
  /** Place in the source: path from the root of the project, line and column from 1. */
  at?: {file: string; line: number; column: number; source: string}
}

/**
 * State of `npm run dev`. `pages` is the time of the newest pages, in milliseconds. Pages receive it at EVENTS and
 * reload when `code` or `pages` changed.
 */
export type DevelopState = {code: string; pages: number; problems: Problem[]}

export const EVENTS = '/__develop/events'
/** Receives an error of a page and answers with its Problem. */
export const ERRORS = '/__develop/errors'
/** Address of the page's script. */
export const SCRIPT = '/__develop/develop/entry.mjs'
/** Global variable with the `code` that the page's script is of. */
export const CODE_NAME = 'developCode'
/** List of screens in each of their states. */
export const STATES_PATH = '/__states/'

export const placeOf = ({at}: Problem): string => (at ? `${at.file}:${at.line}:${at.column}` : '')
