/** An error for the client, in the shape of the hosted API. */
export class LakeError extends Error {
  readonly status: number
  readonly error: {type: string; description: string; [detail: string]: unknown}

  constructor(status: number, error: {type: string; description: string; [detail: string]: unknown}) {
    super(error.description)
    this.status = status
    this.error = error
  }

  get body() {
    return {statusCode: this.status, error: this.error, message: this.error.description}
  }
}

type MutationItem = {index?: number; error: {type: string; description: string; [detail: string]: unknown}}

/** The error of a transaction, with the mutations that caused it. */
export const mutationError = (status: number, items: MutationItem[]) =>
  new LakeError(status, {
    type: 'mutationError',
    description: `Mutation failed: ${items[0]?.error.description}`,
    items,
  })

/** An error of the hosted gateway, which has a shape of its own. */
export class BoomError extends LakeError {
  readonly title: string

  constructor(status: number, title: string, message: string) {
    super(status, {type: 'httpError', description: message})
    this.title = title
  }

  override get body() {
    return {statusCode: this.status, error: this.title, message: this.message} as never
  }
}
