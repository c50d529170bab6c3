/** Reports an error of work in the background. */
export const logError = (error: unknown) => console.error('mollie_sandbox.error', error)
