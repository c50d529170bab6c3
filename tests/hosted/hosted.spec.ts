import {test as base, expect} from '@playwright/test'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {CHANGE_SET, setId} from '../../domain/sets/changeSet.ts'
import {at, LANGUAGES, PATHS} from '../support/browser/languages.ts'
import {undated} from '../support/html/undated.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {TestServer} from '../support/services/testServer.ts'
import {PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {Netlify} from './netlify.ts'

const {STORE_DEADLINE_MS} = PATIENT_SETTINGS
/** For a store that answers nothing: whatever is late as well brings the same answer. */
const IMPATIENT = {STORE_DEADLINE_MS: '500'}

/** Netlify's build, run as Netlify runs it. Open questions without Netlify: docs/go-live.md. */
const test = base.extend<{afresh: undefined}, {netlify: Netlify}>({
  netlify: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const testServer = new TestServer()
      await testServer.ready() // its build is the one that is deployed
      const netlify = new Netlify()
      await netlify.openLastBuild(testServer.site)
      await use(netlify)
      await netlify.close()
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
  afresh: [
    async ({netlify}, use) => {
      netlify.blobs.failAfter = Number.POSITIVE_INFINITY
      netlify.blobs.isAway = false
      netlify.blobs.isLate = false
      netlify.blobs.writeMs = 0
      await netlify.change({STORE_DEADLINE_MS})
      netlify.forgetAnswers() // the set stays: to make a whole one takes most of a test's time
      await use(undefined)
    },
    {auto: true},
  ],
})

// A whole set is made in most of these: as long as a build on a busy machine.
test.describe.configure({timeout: BUILD_LIMIT_MS})

/** Publishes a question of the landing page. */
async function ask(netlify: Netlify, text: string) {
  await netlify.content.patch('faq-costs').set({'question.nl': text}).commit()
  return netlify.publish('faq-costs')
}

test('pages, their data, redirects and what is missing are answered from a set as from the files of the deploy', async ({
  netlify,
}) => {
  const addresses = [
    ...LANGUAGES.flatMap((language) => PATHS.map((route) => at({site: ''}, route, language))),
    ...['/checkout/pro', '/en', '/checkout/nope/', '/en/checkout/nope/', '/en/nope/', '/nope/', '/en/nope/deep/'],
    ...['/page-data/index/page-data.json', '/page-data/nope/page-data.json', '/sitemap.xml', '/robots.txt'],
    ...['/favicon.ico', '/apple-touch-icon.png', '/logo.png', '/manifest.webmanifest', '/en/manifest.webmanifest'],
    ...['/.well-known/security.txt', '/llms.txt', '/index.md', '/en/over-ons/index.md', '/nope/index.md'],
  ]
  const all = () =>
    Promise.all(
      addresses.map(async (address) => {
        const response = await fetch(netlify.site + address, {redirect: 'manual'})
        const {headers, status} = response
        const kept = ['content-security-policy', 'x-content-type-options', 'cache-control', 'location'].map((name) =>
          headers.get(name)?.replace(netlify.site, ''),
        )
        return [address, status, headers.get('content-type')?.split(';')[0], ...kept, undated(await response.text())]
      }),
    )
  await netlify.change(IMPATIENT)
  netlify.blobs.isAway = true
  const deployed = await all()
  netlify.blobs.isAway = false
  await netlify.change({STORE_DEADLINE_MS})
  netlify.forget()
  expect((await netlify.publish('siteSettings')).status).toBe(200)
  await expect.poll(() => netlify.purges.length).toBeGreaterThan(0)
  const fromRelease = await all()
  expect(fromRelease).toEqual(deployed)
  const statusOf = (address: string) => fromRelease.find(([each]) => each === address)?.[1]
  for (const address of [
    '/checkout/nope/',
    '/en/checkout/nope/',
    '/en/nope/',
    '/nope/',
    '/page-data/nope/page-data.json',
    '/nope/index.md',
  ])
    expect([address, statusOf(address)]).toEqual([address, 404])
  expect(statusOf('/checkout/pro')).toBe(301)
  for (const [address, status, type, policy, sniff] of fromRelease)
    if (type === 'text/html' && status !== 301)
      expect([address, policy, sniff]).toEqual([address, expect.stringContaining("default-src 'none'"), 'nosniff'])
})

test('a set of changes goes live at its moment and comes back at its end, by a token of its own', async ({netlify}) => {
  const {content} = netlify
  const ID = setId('hosted')
  const {_rev, _updatedAt, ...question} = (await content.getDocument('faq-costs')) ?? {_type: ''}
  const was = (question as {question?: {nl: string}}).question?.nl ?? ''
  const asked = {_type: 'localeString', nl: 'Wat kost de zomeractie?', en: 'What does the summer offer cost?'}
  const draft = await content.createOrReplace({...question, _id: 'drafts.faq-costs', question: asked})
  const members = [{_key: 'faq-costs', id: 'faq-costs', documentType: 'faq', revision: draft._rev}]
  const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString()
  const plan = (moments: object) =>
    content.createOrReplace({
      ...{_id: ID, _type: CHANGE_SET, title: 'Zomeractie', state: 'planned', members},
      ...moments,
    })
  await plan({goLiveAt: hour(1)})
  expect(await netlify.runScheduled('change-sets')).toMatchObject({live: 0, failed: 0})
  await plan({goLiveAt: hour(-1)})
  expect(await netlify.runScheduled('change-sets')).toMatchObject({live: 1, failed: 0})
  expect((await netlify.publish('faq-costs')).status).toBe(200)
  await expect.poll(() => netlify.read('/')).toContain('Wat kost de zomeractie?')
  await content
    .patch(ID)
    .set({endAt: hour(-1)})
    .commit()
  expect(await netlify.runScheduled('change-sets')).toMatchObject({end: 1, failed: 0})
  expect(await netlify.runScheduled('change-sets')).toMatchObject({live: 0, end: 0, stopped: 0})
  expect((await netlify.publish('faq-costs')).status).toBe(200)
  await expect.poll(() => netlify.read('/')).not.toContain('Wat kost de zomeractie?')
  expect(await netlify.read('/')).toContain(was)
  const status = (await (await fetch(`${netlify.site}/api/site-status`)).json()) as SiteStatus
  expect(status.publishesSets).toBe(true)
  await content.delete(ID)
})

test('a store that fails half-way leaves the set that was; the next call brings it all', async ({netlify}) => {
  await ask(netlify, 'Heel?')
  await expect.poll(() => netlify.read('/')).toContain('Heel?')
  const before = await netlify.read('/')
  for (const writes of [0, 1, 2]) {
    netlify.blobs.failAfter = writes
    expect((await ask(netlify, `Half ${writes}?`)).status).toBe(500)
    netlify.blobs.failAfter = Number.POSITIVE_INFINITY
    expect(await netlify.read('/')).toBe(before)
  }
  expect((await netlify.publish('faq-costs')).status).toBe(200)
  await expect.poll(() => netlify.read('/')).toContain('Half 2?')
})

test('with the store away the deployed pages answer, and the shop has a front', async ({netlify}) => {
  await netlify.change(IMPATIENT)
  netlify.blobs.isAway = true
  const response = await fetch(`${netlify.site}/checkout/pro/`)
  expect([response.status, response.headers.get('netlify-cdn-cache-control')]).toEqual([200, 'public, s-maxage=15'])
  expect(await response.text()).toContain('Doorgaan naar betaling')
})

test('after a deploy the first visitor gets the deployed page, and has the set made', async ({netlify}) => {
  // A set that was begun while the store was away may come in between.
  await expect(async () => {
    netlify.forget()
    expect((await fetch(`${netlify.site}/`)).headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=15')
  }).toPass()
  const caching = async () =>
    (await fetch(`${netlify.site}/login/`, {method: 'HEAD'})).headers.get('netlify-cdn-cache-control')
  await expect.poll(caching, {timeout: BUILD_LIMIT_MS}).toMatch(/^public, durable, s-maxage=\d+$/)
})

test('thirty publishes in a row end with the last text, in spite of the limit on purges', async ({netlify}) => {
  await ask(netlify, 'Nul?')
  const calls: Promise<Response>[] = []
  for (let index = 1; index <= 30; index++) {
    await netlify.content
      .patch('faq-costs')
      .set({'question.nl': `Vraag ${index}?`})
      .commit()
    calls.push(netlify.publish('faq-costs'))
    await netlify.read('/') // a visitor, who has the CDN keep what there is
  }
  for (const call of calls) expect((await call).status).toBe(200)
  await expect.poll(() => netlify.read('/')).toContain('Vraag 30?')
  await expect.poll(() => netlify.read('/homepage/')).toContain('Vraag 30?')
})

test('with a store that is late what is not there has the page of the deploy, in the language of the address, for a moment', async ({
  netlify,
}) => {
  const missing = () =>
    Promise.all(
      ['/nope/', '/en/nope/'].map(async (address) => {
        const response = await fetch(netlify.site + address)
        return [response.status, response.headers.get('netlify-cdn-cache-control'), await response.text()]
      }),
    )
  await ask(netlify, 'Op tijd?')
  expect((await missing())[0]).toEqual([
    404,
    expect.stringContaining('durable'),
    expect.stringContaining('<html lang="nl"'),
  ])
  await netlify.change(IMPATIENT)
  netlify.blobs.isLate = true
  expect(await missing()).toEqual([
    [404, 'public, s-maxage=15', expect.stringContaining('<html lang="nl"')],
    [404, 'public, s-maxage=15', expect.stringContaining('<html lang="en"')],
  ])
})

test('a publication that takes longer than its function has ends in the background, and the webhook is answered', async ({
  netlify,
}) => {
  await ask(netlify, 'Kort?')
  await netlify.endFunctions({HAND_OVER_MS: '300'})
  netlify.blobs.writeMs = 30
  const answer = await ask(netlify, 'Langer dan een functie heeft?')
  expect([answer.status, await answer.json()]).toEqual([202, {background: true}])
  await netlify.endFunctions()
  await expect.poll(() => netlify.read('/'), {timeout: BUILD_LIMIT_MS}).toContain('Langer dan een functie heeft?')
  expect((await fetch(`${netlify.site}/api/publish`, {method: 'POST', body: '{"work":"publish"}'})).status).toBe(202)
})
