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
export const missing = (what: string, id: string) =>
  new ApiError(404, 'Not Found', `No ${what} exists with token ${id}.`)
