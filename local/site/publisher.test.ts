import type {PageProblem, SiteFailure} from '../../domain/content/siteStatus.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import {type Build, BuildFailure} from './build.ts'
import {Publisher, type Served} from './publisher.ts'

const releaseOf = (code: string, problems: PageProblem[] = []): Release => ({
  code,
  today: '2026-01-01',
  sold: [],
  pages: {},
  files: {},
  redirects: {},
  earlierImages: {},
  problems,
  publishes: [{startedAt: '', seconds: 0.1, contentUpTo: '', changed: ['/', '/en/'], removed: []}],
})
const BUILD: Build = {folder: '/site/2', fingerprint: 'new'}
const OLD_BUILD: Build = {folder: '/site/1', fingerprint: 'old'}
const OLD: Served = {release: releaseOf('old'), assets: '/site/1/assets'}
const NEW = releaseOf('new')
const AWAY: SiteFailure = {kind: 'unreachable', problem: 'connect ECONNREFUSED'}
const KILLED: SiteFailure = {kind: 'killed', problem: 'It was killed (SIGKILL).'}
let said: string

beforeEach(() => {
  said = ''
  jest.spyOn(console, 'log').mockImplementation((text: unknown) => {
    said += `${text}\n`
  })
})
afterEach(() => jest.restoreAllMocks())

/** Calls with these outcomes, one after the other. */
function inTurn<T extends object>(ends: (T | SiteFailure)[]) {
  let calls = 0
  const call = async (): Promise<T> => {
    const end = ends[calls++]
    if (!end) throw new Error('There was one call too many')
    if ('kind' in end) throw new BuildFailure(end as SiteFailure)
    return end as T
  }
  return {call, calls: () => calls}
}

type Ends = {
  builds?: (Build | SiteFailure)[]
  releases?: (Release | SiteFailure)[]
  lastBuild?: Build
  served?: Served | null
}

function publisherOf({builds = [], releases = [], lastBuild = OLD_BUILD, served = OLD}: Ends) {
  const build = inTurn(builds)
  const publish = inTurn(releases)
  const states: string[] = [] // while pages are made
  const publisher = new Publisher({
    siteUrl: 'http://localhost:8888',
    served,
    lastBuild,
    fingerprint: () => 'new',
    build: build.call,
    openRenderer: () => ({
      publish: () => {
        states.push(publisher.status.state)
        return publish.call()
      },
      close: () => {},
    }),
  })
  return {publisher, builds: build.calls, publishes: publish.calls, states}
}

test('content alone needs no build', async () => {
  const {publisher, builds} = publisherOf({lastBuild: BUILD, releases: [NEW, NEW]})
  await publisher.publish('start')
  await publisher.publish('a question was published')
  expect([builds(), publisher.served?.release, publisher.status.state]).toEqual([0, NEW, 'live'])
  expect(said).toMatch(/2 pages live in \d\.\d s \(a question was published\)/)
})

test('other code is built first, and its pages come with its scripts', async () => {
  const {publisher, builds} = publisherOf({builds: [BUILD], releases: [NEW]})
  await publisher.publish('start')
  expect([builds(), publisher.served]).toEqual([1, {release: NEW, assets: '/site/2/assets'}])
})

test('publishes once more for changes during a publish', async () => {
  const {publisher, publishes} = publisherOf({lastBuild: BUILD, releases: [NEW, NEW]})
  const first = publisher.publish('one')
  await Promise.all([first, publisher.publish('two'), publisher.publish('three')])
  expect(publishes()).toBe(2)
})

test.each([
  ['a build', {builds: [KILLED, BUILD], releases: [NEW]}],
  ['a renderer', {lastBuild: BUILD, releases: [KILLED, NEW]}],
])('repeats %s that was killed, and publishes', async (_, ends) => {
  const {publisher} = publisherOf(ends)
  await publisher.publish('start')
  expect([publisher.served?.release, publisher.status.state]).toEqual([NEW, 'live'])
  expect(said).toContain('It was killed (SIGKILL). Trying once more …')
})

test('reports a build that is killed each time, and blames neither editor nor code', async () => {
  const {publisher} = publisherOf({builds: [KILLED, KILLED]})
  await publisher.publish('start')
  expect(publisher.served).toBe(OLD)
  expect(publisher.status).toMatchObject({state: 'failed', failure: KILLED})
  expect(said).not.toMatch(/Mend this|fault in the code/)
})

test.each([
  ['content', 'Mend this in the Studio and publish again:\nWHY'],
  ['code', 'for a developer to mend; the content is fine. Then start again:\nWHY'],
] as const)('reports a fault in the %s once, and does not build again', async (kind, words) => {
  const {publisher, builds} = publisherOf({builds: [{kind, problem: 'WHY'}]})
  await publisher.publish('start')
  expect(builds()).toBe(1)
  expect(said).toContain(words)
  expect(said).toContain('The last good site stays up.')
})

test('reports a document that keeps pages back once, and publishes all others', async () => {
  const problem = {
    message: 'faq "faq-costs", field question.en: is missing',
    documentId: '',
    documentType: '',
    pages: ['/'],
  }
  const held = releaseOf('new', [problem])
  const {publisher} = publisherOf({lastBuild: BUILD, releases: [held, held]})
  await publisher.publish('start')
  await publisher.publish('another')
  expect(publisher.status).toMatchObject({state: 'live', problems: [problem]})
  expect(said.match(/Not live: faq "faq-costs"/g)).toHaveLength(1)
})

test('reports content that cannot be read', async () => {
  const {publisher} = publisherOf({lastBuild: BUILD, releases: [AWAY], served: null})
  await publisher.publish('start')
  expect(said).toContain('There is no earlier site to show. The content could not be read.')
})

test('reports unreachable content once, and its return', async () => {
  const {publisher, states} = publisherOf({lastBuild: BUILD, releases: [AWAY, AWAY, AWAY, NEW, NEW]})
  for (let tries = 0; tries < 5; tries++) await publisher.publish('connected to the content')
  expect(said.match(/could not be read/g)).toHaveLength(1)
  expect(said.match(/up to date again/g)).toHaveLength(1)
  expect(states).toEqual(['publishing', 'failed', 'failed', 'failed', 'publishing'])
})
