type Fields = Record<string, string | number | boolean | null | undefined>

/**
 * One JSON line per event. Give it ids, statuses and durations only: never names, addresses, checkout URLs, keys or
 * bodies. `error` takes the name of an error, not a provider's message.
 */
export function log(event: string, fields: Fields = {}) {
  console.log(JSON.stringify({event, ...fields}))
}

/** The part of an unknown error that may be logged. */
export const errorName = (error: unknown) => (error instanceof Error ? `${error.name}: ${codeOf(error)}` : 'unknown')

function codeOf(error: Error): string {
  const {code, statusCode} = error as {code?: unknown; statusCode?: unknown}
  return String(statusCode ?? code ?? '')
}
