/** An error that the client is meant to see, in the hosted API's shape. */
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

/** Why a transaction cannot be done, by the mutations that are to blame. */
export const mutationError = (status: number, items: MutationItem[]) =>
  new LakeError(status, {
    type: 'mutationError',
    description: `Mutation failed: ${items[0]?.error.description}`,
    items,
  })

/** An error of what stands before the hosted lake, which has a shape of its own. */
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
