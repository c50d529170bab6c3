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
