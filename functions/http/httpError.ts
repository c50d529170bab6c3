/** A request that is refused, with the status and the error text that the caller sees. */
export class HttpError extends Error {
  readonly status: number
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    error: string,
    details: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(error)
    this.status = status
    this.details = details
    this.headers = headers
  }
}
