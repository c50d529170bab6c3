/** Gives up after `milliseconds` by throwing a DeadlineError; the work itself cannot be stopped. */
export async function withDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

class DeadlineError extends Error {
  override name = 'DeadlineError'
}
