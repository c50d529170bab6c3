import {ConfigError, isOneMachine} from './config.ts'
import {ownFrames} from './frames.ts'

/** How many callers are told beside the place itself. */
const CALLERS = 4
/** Names and codes are short words. Anything else may quote somebody. */
const WORD = /^[\w.-]{1,60}$/
const CAUSES = 4

/** The class of an error, or the type of whatever else was thrown. A class may have no name of its own but in the code. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return WORD.test(name) ? name : 'Error'
}

/** The code of an error or of its nearest cause that has one: an HTTP status, an SQLSTATE, a system error. */
function codeOf(error: unknown): string | undefined {
  let each = error
  for (let depth = 0; depth < CAUSES && typeof each === 'object' && each !== null; depth++) {
    const {statusCode, code, cause} = each as {statusCode?: unknown; code?: unknown; cause?: unknown}
    const found = String(statusCode ?? code ?? '')
    if (WORD.test(found)) return found
    each = cause
  }
  return undefined
}

/** The class and the code of an error in one line. */
export const errorName = (error: unknown) => `${classOf(error)}: ${codeOf(error) ?? ''}`

/**
 * Log fields of an error: its class, its code and its places in our own code. An error that came from a library without
 * a trace of ours is placed where it was caught. A message may quote a customer, so it is told on one machine only, with the
 * whole stack; the message of a ConfigError is our own and names a variable.
 */
export function errorFields(error: unknown, caughtAt: string | undefined, isLocal = isOneMachine()) {
  const {message, stack} = error instanceof Error ? error : {message: String(error), stack: undefined}
  const own = ownFrames(withoutMessage(stack))
  const [place, ...callers] = own.length > 0 ? own : ownFrames(caughtAt)
  return {
    error: classOf(error),
    code: codeOf(error),
    ...place,
    ...(callers.length > 0 && {via: callers.slice(0, CALLERS).map(({at}) => at)}),
    ...((isLocal || error instanceof ConfigError) && {message}),
    ...(isLocal && stack && {stack: withoutMessage(stack).trim().split(/\n\s*/)}),
  }
}

/** The frames of a stack alone. Line by line: a message may be long, and quote what somebody sent. */
export function withoutMessage(stack = ''): string {
  const lines = stack.split('\n')
  const first = lines.findIndex((line, index) => index > 0 && /^\s+at /.test(line))
  return first < 0 ? '' : `\n${lines.slice(first).join('\n')}`
}
