/**
 * Longest waits of the tests. They end a test of a broken product; a machine ten times slower than usual stays below them.
 * A bound of the product itself (deadlines of payments, mails, publishing) is no limit of a test: it gets a clock or a setting.
 */

/** For one condition: an element, a request, a state of a service. */
export const WAIT_LIMIT_MS = 90_000

/** For one test, whatever it waits for. */
export const TEST_LIMIT_MS = 300_000

/** For a year of sixty customers, which takes a minute and a half on a busy machine. */
export const YEAR_LIMIT_MS = 900_000

/** For `npm start` with its builds, and for other programs that build or run tests. */
export const BUILD_LIMIT_MS = 1_800_000
