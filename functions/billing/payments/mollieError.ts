/**
 * HTTP status of an error that carries one; undefined when Mollie could not be reached. Read by its shape, so that callers need
 * not load the client for its class: they pass errors of Mollie calls alone.
 */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

/**
 * Whether Mollie answered with one of these statuses: 404 and 410 for what it does not know any more, 409 and 422 for what its
 * state forbids.
 *
 * @see https://docs.mollie.com/reference/handling-errors
 */
export const isMollieError = (error: unknown, ...statuses: readonly number[]): error is Error =>
  statuses.some((status) => statusOf(error) === status)

/** Whether Mollie understood and refused: asking again at once does not help. */
export function isMollieRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500 && status !== 429
}
