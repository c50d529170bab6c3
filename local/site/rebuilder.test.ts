import {jest} from '@jest/globals'
import {BuildFailure, type Built} from './build.ts'
import type {Failure} from './explain.ts'
import {Rebuilder} from './rebuilder.ts'

const SITE: Built = {folder: '/site/2', fingerprint: 'new'}
const OLD: Built = {folder: '/site/1', fingerprint: 'old'}
const KILLED: Failure = {kind: 'killed', problem: 'The build was killed (SIGKILL).'}
let said: string

beforeEach(() => {
  said = ''
  jest.spyOn(console, 'log').mockImplementation((text: unknown) => {
    said += `${text}\n`
  })
})
afterEach(() => jest.restoreAllMocks())

/** A rebuilder whose builds end like this, one after the other, and how many there were. */
function rebuilderOf(...ends: (Built | Failure)[]) {
  let builds = 0
  const build = async () => {
    const end = ends[builds++]
    if (!end) throw new Error('There was one build too many')
    if ('kind' in end) throw new BuildFailure(end)
    return end
  }
  const rebuilder = new Rebuilder({
    siteUrl: 'http://localhost:8888',
    lastGood: OLD,
    fingerprint: async () => 'new',
    build,
  })
  return {rebuilder, builds: () => builds}
}

test('a build that was killed is made once more, and what is served follows', async () => {
  const {rebuilder, builds} = rebuilderOf(KILLED, SITE)
  await rebuilder.build('start')
  expect([builds(), rebuilder.current, rebuilder.status.state]).toEqual([2, SITE, 'ready'])
  expect(said).toContain('The build was killed (SIGKILL). Trying once more …')
})

test('a build that is killed each time is told as that, and blames neither editor nor code', async () => {
  const {rebuilder, builds} = rebuilderOf(KILLED, KILLED)
  await rebuilder.build('start')
  expect([builds(), rebuilder.current]).toEqual([2, OLD])
  expect(rebuilder.status).toMatchObject({state: 'failed', problem: 'The build was killed (SIGKILL).'})
  expect(said).not.toMatch(/Mend this|fault in the code/)
})

test.each([
  ['content', 'Mend this in the Studio and publish again:\nWHY'],
  ['code', 'for a developer to mend; the content is fine. Then start again:\nWHY'],
] as const)('a fault in the %s is told once to whoever can mend it, and not built again', async (kind, words) => {
  const {rebuilder, builds} = rebuilderOf({kind, problem: 'WHY'})
  await rebuilder.build('start')
  expect(builds()).toBe(1)
  expect(said).toContain(words)
  expect(said).toContain('The last good site stays up.')
})

test('content that cannot be read is told as that', async () => {
  const fingerprint = async () => {
    throw new Error('connect ECONNREFUSED')
  }
  const rebuilder = new Rebuilder({siteUrl: '', lastGood: null, fingerprint, build: async () => SITE})
  await rebuilder.build('start')
  expect(said).toContain('There is no earlier site to show. The content could not be read.')
})
