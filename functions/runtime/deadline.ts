/** How long things may take, in milliseconds. */
export const DEADLINES = {
  /** To create a payment: the customer waits. */
  payment: 10_000,
  /** To settle one: Mollie waits 15 s for a webhook. */
  settlement: 12_000,
  /** To cancel a subscription: the customer waits. */
  cancellation: 10_000,
  /** For one answer of the CMS where a visitor waits, and where only Sanity does: its webhook waits 30 s. */
  content: 5000,
  publication: 20_000,
  /** For the store of pages where a visitor waits: the page of the deploy says the same, and its client would try for half a minute. */
  store: 1500,
  /** A mail that one process is sending is left alone by others for so long: a little longer than sending can take (notifications/send.ts). */
  mailClaim: 35_000,
  /** For one run of the schedule: Netlify ends it after 30 s. */
  schedule: 25_000,
  /** From when on a publication goes on in the background: Netlify ends the schedule's functions after 30 s, and Sanity's webhook waits as long. */
  handOver: 20_000,
  /**
   * For one run in the background: Netlify ends it after 15 minutes.
   * @see https://docs.netlify.com/build/functions/background-functions/
   */
  background: 14 * 60_000,
  /** Without further changes before the site is built for what was published: a burst is one build. */
  buildSettle: 5000,
}
export type Deadlines = typeof DEADLINES

/** Gives up after `milliseconds` by throwing a DeadlineError; the work itself cannot be stopped. */
export async function withDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  // Made before the wait: a timer's own stack does not say what was waited for.
  const late = new DeadlineError()
  Error.captureStackTrace(late, withDeadline)
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for the work, or for so many milliseconds. */
export const atMost = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  withDeadline(milliseconds, work).catch((error: unknown) => {
    if (!(error instanceof DeadlineError)) throw error
    return undefined
  })

class DeadlineError extends Error {
  override name = 'DeadlineError'
}
