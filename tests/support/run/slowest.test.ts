import {type Ran, summary} from './slowest.ts'

const ran = (title: string, seconds: number, change: Partial<Ran> = {}): Ran => ({
  ...{project: 'site', title, seconds, passed: true},
  ...change,
})

test('lists projects by their work and tests by their time when a run ends', () => {
  const tests = [ran('quick', 1), ran('slow', 12.34), ran('other', 2, {project: 'studio'})]
  expect(summary(tests)).toEqual([
    'Seconds of work by project:',
    '   13.3 s  site (2 tests)',
    '    2.0 s  studio (1 tests)',
    'The 3 slowest:',
    '   12.3 s  [site] slow',
    '    2.0 s  [studio] other',
    '    1.0 s  [site] quick',
    'browser: 3 passed, 0 failed',
  ])
})

test('shows the twenty slowest tests and each that failed, and counts all of them', () => {
  const tests = Array.from({length: 30}, (_, index) => ran(`test ${index}`, index, {passed: index > 1}))
  const lines = summary(tests)
  expect(lines.filter((line) => / s {2}\[site]/.test(line))).toHaveLength(20)
  expect(lines.slice(-3)).toEqual(['Failed: [site] test 0', 'Failed: [site] test 1', 'browser: 28 passed, 2 failed'])
})
