/** One test of a browser run. */
export type Ran = {project: string; title: string; seconds: number; passed: boolean}

const SHOWN = 20
const column = (seconds: number) => seconds.toFixed(1).padStart(7)

/** Lines for the end of a run: seconds of work per project, the slowest tests, those that failed, and the count that CI reads. */
export function summary(tests: readonly Ran[]): string[] {
  const byProject = [...new Set(tests.map(({project}) => project))].map((project) => {
    const ran = tests.filter((test) => test.project === project)
    return {project, count: ran.length, seconds: ran.reduce((sum, {seconds}) => sum + seconds, 0)}
  })
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN)
  const failed = tests.filter((test) => !test.passed)
  return [
    'Seconds of work by project:',
    ...byProject
      .toSorted((one, other) => other.seconds - one.seconds)
      .map(({project, count, seconds}) => `${column(seconds)} s  ${project} (${count} tests)`),
    `The ${slowest.length} slowest:`,
    ...slowest.map(({project, title, seconds}) => `${column(seconds)} s  [${project}] ${title}`),
    ...failed.map(({project, title}) => `Failed: [${project}] ${title}`),
    `browser: ${tests.length - failed.length} passed, ${failed.length} failed`,
  ]
}
