/** A test with the time that it took. */
export type TimedTest = {file: string; name: string; ms: number}

/** One line for each of the slowest tests, the slowest first. */
export const slowestLines = (tests: TimedTest[], {most, atLeastMs}: {most: number; atLeastMs: number}) =>
  tests
    .filter(({ms}) => ms >= atLeastMs)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({file, name, ms}) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${name}`)
