/** An error in Mollie's format. @see https://docs.mollie.com/reference/handling-errors */
export class ApiError extends Error {
  readonly status: number
  readonly title: string
  readonly field: string | undefined
  constructor(status: number, title: string, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.title = title
    this.field = field
  }

  get body() {
    const {status, title, message: detail, field} = this
    return {
      status,
      title,
      detail,
      ...(field && {field}),
      _links: {documentation: {href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html'}},
    }
  }
}

/** A field of the body that is refused (422). */
export const invalidField = (field: string, detail: string) => new ApiError(422, 'Unprocessable Entity', detail, field)
/** A parameter of the address that is refused (400). */
export const invalidParameter = (field: string, detail: string) => new ApiError(400, 'Bad Request', detail, field)
export const notFound = (resource: string, id: string) =>
  new ApiError(404, 'Not Found', `No ${resource} exists with token ${id}.`)

/** Runs a parser of body fields over parameters of the address: its 422 becomes a 400. */
export function asParameters<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof ApiError && error.status === 422 && error.field
      ? invalidParameter(error.field, error.message)
      : error
  }
}
