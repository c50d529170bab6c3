import type {BrowserContextOptions, Page} from '@playwright/test'
import {COUNT_PATH} from '../../domain/pages/counting.ts'
import {hydrate, isHydrated, settled} from '../support/browser/hydrated.ts'
import {at} from '../support/browser/languages.ts'
import {expect, test} from '../support/browser/testServer.ts'

// A page tells the site that it was seen once its visitor acts, and sends nothing else.

const PHONE: BrowserContextOptions = {viewport: {width: 375, height: 812}, hasTouch: true, isMobile: true}
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
test.use({...PHONE, userAgent: USER_AGENT})

type Signal = 'doNotTrack' | 'globalPrivacyControl' | 'webdriver'

/** Collects the counts that a page sends, from a browser that says these of itself; by itself a driven one says so. */
async function countsOf(page: Page, signals: Partial<Record<Signal, unknown>> = {}) {
  const sent: {body: string | null; cookie: string | undefined; status: Promise<number | undefined>}[] = []
  await page.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(Navigator.prototype, name, {get: () => value, configurable: true})
    },
    {webdriver: false, ...signals},
  )
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== COUNT_PATH) return
    const status = request.response().then((response) => response?.status())
    sent.push({body: request.postData(), cookie: request.headers().cookie, status})
  })
  return {bodies: () => sent.map(({body}) => body), sent}
}

test('a page sends its address once, after an act and without a cookie, and each page of the visit once more', async ({
  page,
  testServer,
}) => {
  const counts = await countsOf(page)
  await page.goto(`${testServer.site}/`)
  await settled(page)
  await page.mouse.wheel(0, 1000)
  await settled(page)
  expect(counts.bodies()).toEqual([])
  await hydrate(page)
  await expect.poll(counts.bodies).toEqual(['page=%2F'])
  await page.getByRole('contentinfo').getByRole('link', {name: 'Over ons'}).tap()
  await page.waitForURL(`${testServer.site}/over-ons/`)
  await page.locator('h1').click()
  await settled(page)
  await expect.poll(counts.bodies).toEqual(['page=%2F', 'page=%2Fover-ons%2F'])
  expect(counts.sent.map(({cookie}) => cookie)).toEqual([undefined, undefined])
  expect(await Promise.all(counts.sent.map(({status}) => status))).toEqual([204, 204])
})

test('a checkout names the page that its plan was chosen on, also when that needs a new document', async ({
  page,
  testServer,
}) => {
  const counts = await countsOf(page)
  await page.goto(`${testServer.site}/`, {waitUntil: 'commit'})
  await page.locator('#pricing').getByRole('link', {name: 'Kies Pro'}).tap()
  await page.waitForURL(`${testServer.site}/checkout/pro/`)
  await hydrate(page)
  await page.keyboard.press('Shift')
  await expect.poll(counts.bodies).toContain('page=%2Fcheckout%2Fpro%2F&from=%2F')
})

test('a page whose scripts come by themselves sends nothing until its visitor acts', async ({page, testServer}) => {
  const counts = await countsOf(page)
  await page.goto(at(testServer, '/checkout/pro/?period=biannual', 'nl'), {waitUntil: 'commit'})
  await page.waitForFunction(isHydrated)
  await settled(page)
  expect(counts.bodies()).toEqual([])
  await page.locator('h1').tap()
  await expect.poll(counts.bodies).toEqual(['page=%2Fcheckout%2Fpro%2F'])
})

const SILENT = [
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
  ['a program that drives the browser', {webdriver: true}],
] as const
for (const [name, signals] of SILENT)
  test(`${name}: nothing is sent`, async ({page, testServer}) => {
    const counts = await countsOf(page, signals)
    await page.goto(`${testServer.site}/over-ons/`)
    await hydrate(page)
    await page.locator('h1').tap()
    await settled(page)
    expect(counts.bodies()).toEqual([])
  })

test('a page that is not found sends nothing', async ({page, testServer}) => {
  const counts = await countsOf(page)
  await page.goto(`${testServer.site}/bestaat-niet/`)
  await hydrate(page)
  await settled(page)
  expect(counts.bodies()).toEqual([])
})
