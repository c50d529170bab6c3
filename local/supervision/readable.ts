/** A fault in the code: it is of no use without its place. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError]

/**
 * An error for whoever runs a command, to be printed. What its user can put right is a sentence, with the cause where there is
 * one; a fault in the code is the whole error with its stack.
 */
export function readable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const {code = ''} = error as {code?: unknown}
  const isUsage = String(code).startsWith('ERR_PARSE_ARGS')
  if (!isUsage && FAULTS.some((fault) => error instanceof fault)) return error
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
