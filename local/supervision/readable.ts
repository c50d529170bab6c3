/** Errors that are faults in the code, printed with their stack. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError]

/**
 * Formats an error for the user of a command: a sentence, with its cause if there is one; a fault in the code keeps its
 * stack.
 */
export function readable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const {code = ''} = error as {code?: unknown}
  const isUsage = String(code).startsWith('ERR_PARSE_ARGS')
  if (!isUsage && FAULTS.some((fault) => error instanceof fault)) return error
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
