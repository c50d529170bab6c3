/** An error as Mollie words it. */
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

export const invalid = (field: string, detail: string) => new ApiError(422, 'Unprocessable Entity', detail, field)
/** Of what the address asks for. */
export const wrong = (field: string, detail: string) => new ApiError(400, 'Bad Request', detail, field)
export const missing = (what: string, id: string) =>
  new ApiError(404, 'Not Found', `No ${what} exists with token ${id}.`)

/** Reads what the address asks for by the rules of a body: what is a 422 there is a 400 here. */
export function inAddress<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof ApiError && error.status === 422 && error.field ? wrong(error.field, error.message) : error
  }
}

/** For what nobody waits for. */
export const logged = (error: unknown) => console.error('mollie sandbox:', error)
