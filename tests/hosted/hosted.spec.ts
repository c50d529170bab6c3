import {test as base, expect} from '@playwright/test'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {TestServer} from '../support/services/testServer.ts'
import {PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {IMPATIENT, Netlify} from './netlify.ts'

const {STORE_DEADLINE_MS} = PATIENT_SETTINGS

/**
 * Netlify's build, run as Netlify runs it: its store, its CDN and the time of its functions. Publishing on every host is tested
 * in publishing.spec.ts. Open questions without Netlify: docs/go-live.md.
 */
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
