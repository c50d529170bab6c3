import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import type {DeployFailedEvent} from '@netlify/functions'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {isSiteStatus, outcomeOf} from '../../studio/status/outcome.ts'
import {say, saySite} from '../../studio/status/words.ts'
import {Blobs} from '../../tests/hosted/blobs.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import catchUp from '../endpoints/catch-up.ts'
import contentChanged from '../endpoints/content-changed.ts'
import deploys from '../endpoints/deploys.ts'
import priceDay, {config as priceDayConfig} from '../endpoints/price-day.ts'
import siteStatus from '../endpoints/site-status.ts'
import {contentClient} from '../runtime/content.ts'
import {publishWhatWaits} from './catchUp.ts'
import {blobReleases} from './store.ts'

// Publishing where each publication is a build (PAGES_FROM=build), and what the Studio is told of Netlify's deploys. What
// the function that answers pages does is told in tests/hosted.

const SECRET = 'a-secret-that-signs-what-is-published'
const environment = process.env
const log = console.log
let blobs: Blobs
let hook: http.Server
let builds = 0
let isRefusing = false

const urlOf = (server: http.Server) => `http://localhost:${(server.address() as AddressInfo).port}`

beforeEach(async () => {
  blobs = new Blobs()
  builds = 0
  isRefusing = false
  hook = http.createServer(KEEP_ALIVE, (request, response) => {
    if (request.method === 'POST') builds++
    response.writeHead(isRefusing ? 500 : 200).end()
  })
  for (const server of [blobs.server, hook]) await once(server.listen(0, '127.0.0.1'), 'listening')
  const edge = {edgeURL: urlOf(blobs.server), uncachedEdgeURL: urlOf(blobs.server), siteID: 'site', token: 'blobs'}
  const context = {...edge, deployID: '64f0c0ffee0000000000abcd', primaryRegion: 'us-east-2'}
  console.log = () => {} // the functions' log lines
  process.env = {
    ...environment,
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
    SANITY_WEBHOOK_SECRET: SECRET,
    STUDIO_URL: 'https://studio.example/desk',
    BUILD_SETTLE_MS: '300',
    BUILD_HOOK_URL: `${urlOf(hook)}/`,
    PAGES_FROM: 'build',
  }
})
afterEach(async () => {
  process.env = environment
  console.log = log
  for (const server of [blobs.server, hook]) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

/** Sanity's call, and what goes on after its answer. */
async function changed(id: string, {secret = SECRET, minutesAgo = 0} = {}) {
  const body = JSON.stringify({_id: id, _updatedAt: new Date().toISOString(), operation: 'update'})
  const headers = {[SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now() - minutesAgo * 60_000, secret)}
  const after: Promise<unknown>[] = []
  const request = new Request('https://site.example/api/content-changed', {method: 'POST', body, headers})
  const response = await contentChanged(request, {waitUntil: (promise) => void after.push(promise)})
  return {status: response.status, body: await response.json(), after: Promise.all(after)}
}

/** A CMS that answers one thing. */
async function lakeOf(result: () => unknown) {
  const server = http.createServer(KEEP_ALIVE, (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({result: result(), ms: 1, query: ''})),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  process.env.LAKE_URL = urlOf(server)
  return {
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

/** Told once the last answer counts no more. */
async function toldAfresh() {
  const later = Date.now() + 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  const status = await told()
  jest.restoreAllMocks()
  return status
}

const deployOf = (change: Partial<DeployFailedEvent['deploy']> = {}) =>
  ({
    deploy: {context: 'production', errorMessage: null, createdAt: '2026-03-01T12:00:00Z', ...change},
  }) as DeployFailedEvent

async function told(): Promise<SiteStatus> {
  const response = await siteStatus(new Request('http://localhost/api/site-status'))
  expect(response.headers.get('access-control-allow-origin')).toBe('https://studio.example')
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  // The Studio asks with CORS, which this does not concern.
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const status: unknown = await response.json()
  if (!isSiteStatus(status)) throw new Error('The Studio cannot read this')
  return status
}

/** Status text on the Studio's start page. */
const startPage = async () => saySite({kind: 'told', status: await told()}, 'https://site.example')

describe('with a build per publication', () => {
  test('a change of a set of changes is none of the site', async () => {
    expect(await changed('studio.set-summer')).toMatchObject({status: 200, body: {changed: []}})
    expect(builds).toBe(0)
  })

  test('a burst of publications is one build, and Sanity is answered at once', async () => {
    const calls = await Promise.all(['faq-costs', 'siteSettings', 'faq-costs'].map((id) => changed(id)))
    expect(calls.map(({status, body}) => [status, body])).toEqual(Array(3).fill([202, {building: true}]))
    expect(builds).toBe(0)
    await Promise.all(calls.map(({after}) => after))
    expect(builds).toBe(1)
    await (await changed('faq-costs')).after
    expect(builds).toBe(2)
  })

  test.each([
    ['did not sign', {secret: 'another-secret-of-somebody'}],
    ['signed six minutes ago, and somebody repeats,', {minutesAgo: 6}],
    ['signs for a time to come', {minutesAgo: -6}],
  ])('a call that Sanity %s builds nothing', async (_, call) => {
    const {status, after} = await changed('faq-costs', call)
    expect(status).toBe(401)
    await after
    expect(builds).toBe(0)
  })

  test('a hook that refuses harms nothing, and the next publication calls again', async () => {
    isRefusing = true
    await (await changed('faq-costs')).after
    isRefusing = false
    await (await changed('faq-costs')).after
    expect(builds).toBe(2)
  })

  test('the clock asks for a build on a day that a price starts, and on no other', async () => {
    let starting = 1
    const answer = () => JSON.stringify({result: starting, ms: 1, query: ''})
    const lake = http.createServer(KEEP_ALIVE, (_, response) =>
      response.setHeader('content-type', 'application/json').end(answer()),
    )
    await once(lake.listen(0, '127.0.0.1'), 'listening')
    process.env.LAKE_URL = urlOf(lake)
    try {
      expect(await (await priceDay()).json()).toEqual({starting: 1})
      expect(builds).toBe(1)
      starting = 0
      expect(await (await priceDay()).json()).toEqual({starting: 0})
      expect(builds).toBe(1)
    } finally {
      lake.closeAllConnections()
      await new Promise((done) => lake.close(done))
    }
  })

  test('a publication whose call was lost is built within minutes, once, and not while a build runs or failed', async () => {
    const lake = await lakeOf(() => ({at: '2026-03-01T12:10:00Z', documents: 2}))
    const runCatchUp = async () => (await (await catchUp()).json()) as unknown
    expect(await runCatchUp()).toEqual({building: false}) // nobody knows what the site shows
    await deploys.deploySucceeded(deployOf())
    expect(await runCatchUp()).toEqual({building: true})
    expect(builds).toBe(1)
    await deploys.deployBuilding(deployOf({createdAt: '2026-03-01T12:11:00Z'}))
    expect(await runCatchUp()).toEqual({building: false})
    await deploys.deployFailed(deployOf({createdAt: '2026-03-01T12:11:00Z'}))
    expect(await runCatchUp()).toEqual({building: false})
    await deploys.deploySucceeded(deployOf({createdAt: '2026-03-01T12:12:00Z'}))
    expect(await runCatchUp()).toEqual({building: false})
    expect(builds).toBe(1)
    await lake.close()
  })

  test('the clock runs after midnight in Amsterdam, in summer and in winter', () => {
    expect(priceDayConfig.schedule).toBe('1 22,23 * * *')
    const inAmsterdam = (iso: string) =>
      new Date(iso).toLocaleTimeString('nl-NL', {timeZone: 'Europe/Amsterdam', timeStyle: 'short'})
    expect(inAmsterdam('2026-07-01T22:01:00Z')).toBe('00:01')
    expect(inAmsterdam('2026-12-01T23:01:00Z')).toBe('00:01')
  })

  test('the Studio follows the build, and is told when it failed', async () => {
    expect((await startPage()).tone).toBe('positive')
    await deploys.deployBuilding(deployOf())
    expect(await startPage()).toMatchObject({tone: 'default', text: expect.stringContaining('being rebuilt')})
    await deploys.deployFailed(deployOf({errorMessage: 'Build script returned non-zero exit code: 2'}))
    expect(await startPage()).toEqual({tone: 'critical', text: 'New changes do not go live: the build failed.'})
    expect((await told()).failure).toEqual({kind: 'deploy', problem: 'Build script returned non-zero exit code: 2'})
    await deploys.deploySucceeded(deployOf())
    expect((await startPage()).tone).toBe('positive')
  })

  test('a publication is live with the build that was asked for after it, also while the next one is built', async () => {
    const saying = async (at: string) => {
      const publication = {id: 'faq-costs', at, gone: false}
      return say(outcomeOf(publication, {kind: 'told', status: await told()}), publication)?.text
    }
    await deploys.deployBuilding(deployOf())
    expect(await saying('2026-03-01T11:59:58Z')).toMatch(/being rebuilt; your change shows in a few minutes/)
    await deploys.deploySucceeded(deployOf())
    await deploys.deployBuilding(deployOf({createdAt: '2026-03-01T12:30:00Z'}))
    expect(await saying('2026-03-01T11:59:58Z')).toMatch(/^Live, /)
    expect(await saying('2026-03-01T12:29:00Z')).toMatch(/being rebuilt; your change/)
  })
})

describe('with pages answered by a function', () => {
  const at = '2026-03-01T12:00:00Z'
  const publish = {startedAt: at, seconds: 0.6, contentUpTo: at, changed: ['/'], removed: []}
  beforeEach(async () => {
    delete process.env.PAGES_FROM
    const release = {
      code: 'a',
      today: '2026-03-01',
      sold: [],
      pages: {},
      files: {},
      redirects: {},
      earlierImages: {},
      problems: [],
      publishes: [publish],
    }
    expect(await blobReleases().replace(release, null)).toBe(true)
  })

  test('code that did not build is a thing to mend, and what is published is live all the same', async () => {
    await deploys.deployFailed(deployOf({errorMessage: 'Build script returned non-zero exit code: 2'}))
    expect(await startPage()).toEqual({tone: 'critical', text: 'Live, but 1 problem to fix.'})
    const status = await told()
    expect(status.problems[0]?.message).toMatch(/^The last change of the code did not build: .* exit code: 2$/)
    const publication = {id: 'faq-costs', at, gone: false}
    expect(say(outcomeOf(publication, {kind: 'told', status}), publication)?.text).toBe(
      'Live on 1 page, 0.6 s. 1 problem to fix.',
    )
    const next = {...publication, at: '2026-03-01T12:00:05Z'}
    expect(say(outcomeOf(next, {kind: 'told', status}), next)?.text).toBe('Being published …')
  })

  test('a publication whose call was lost is published by the clock, and the Studio says so meanwhile', async () => {
    let newest = {at, documents: 3}
    const lake = await lakeOf(() => newest)
    const client = contentClient()
    const done: string[] = []
    const current = async () => (await blobReleases().current())?.release as Release
    let usedUp: string[] = []
    const site = {
      usedUp: async () => usedUp,
      publish: async () => {
        done.push('published')
        const now = {
          ...publish,
          startedAt: new Date().toISOString(),
          contentUpTo: newest.at,
          documents: newest.documents,
        }
        const found = await blobReleases().current()
        await blobReleases().replace({...(found?.release as Release), usedUp, publishes: [now]}, found?.tag ?? null)
        return current()
      },
      purge: async () => void done.push('purged'),
    }
    expect(await publishWhatWaits(client, site)).toEqual({published: false, purged: true}) // the first look of this deploy
    expect(await publishWhatWaits(client, site)).toEqual({published: false, purged: false})

    newest = {...newest, at: '2026-03-01T12:05:00Z'}
    const status = await toldAfresh()
    expect(status).toMatchObject({state: 'live', behindSince: newest.at, looksEveryMinutes: 5})
    expect(saySite({kind: 'told', status}, 'https://site.example')).toMatchObject({
      tone: 'caution',
      text: expect.stringContaining('It checks every 5 minutes'),
    })
    const lost = {id: 'faq-costs', at: newest.at, gone: false, late: true}
    expect(say(outcomeOf(lost, {kind: 'told', status}), lost)?.text).toContain('so the change will follow')
    expect(await publishWhatWaits(client, site)).toEqual({published: true, purged: true})
    expect((await startPage()).tone).toBe('positive')

    newest = {...newest, documents: 2} // one was deleted
    expect(await publishWhatWaits(client, site)).toEqual({published: true, purged: true})
    expect(await publishWhatWaits(client, site)).toEqual({published: false, purged: false})
    usedUp = ['offer-start']
    expect(await publishWhatWaits(client, site)).toEqual({published: true, purged: true})
    expect(await publishWhatWaits(client, site)).toEqual({published: false, purged: false})
    expect(done).toEqual(['purged', 'published', 'purged', 'published', 'purged', 'published', 'purged'])

    Object.assign(globalThis, {Netlify: {context: {deploy: {context: 'production', id: 'an-earlier-deploy'}}}})
    expect(await publishWhatWaits(client, site)).toEqual({published: false, purged: true})
    Reflect.deleteProperty(globalThis, 'Netlify')
    await lake.close()
  })

  test('neither a build under way nor a deploy of another branch says anything of the site', async () => {
    await deploys.deployBuilding(deployOf())
    await deploys.deployFailed(deployOf({context: 'deploy-preview', errorMessage: 'It broke'}))
    expect((await startPage()).tone).toBe('positive')
  })

  test('a deploy that failed without a reason is told as such', async () => {
    await deploys.deployFailed(deployOf())
    expect((await told()).problems[0]?.message).toContain('Netlify gives no reason.')
  })
})
