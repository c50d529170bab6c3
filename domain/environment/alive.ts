/** Address at which an instance of a host of our own says whether it takes requests: for health checks, proxies and the doctor. */
export const ALIVE_PATH = '/api/alive'

/** Answered with 200 while the instance takes requests, else with 503. */
export type Alive = {
  /** Changes with each start. */
  instance: string
  /** Build that it serves. */
  code: string
  /** Address by which it counts the client that asks; null in a trial, which counts nobody of its machine. */
  client: string | null
}
