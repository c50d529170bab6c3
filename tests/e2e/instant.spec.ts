import type {BrowserContextOptions, Page, Route} from '@playwright/test'
import {scriptsCome} from '../../domain/pages/pages.ts'
import {PAINTED_AFTER_MS} from '../../web/src/gatsby/rendering/deferredScripts.ts'
import {timeFirstTap} from '../support/browser/firstTap.ts'
import {hydrate, isHydrated, settled} from '../support/browser/hydrated.ts'
import {at, PATHS} from '../support/browser/languages.ts'
import {expect, HOSTED, test} from '../support/browser/testServer.ts'
import {timeTurns} from '../support/browser/turns.ts'
import {weigh} from '../support/browser/weight.ts'

// Pages are whole before their scripts, which come when a visitor acts.

const PHONE: BrowserContextOptions = {viewport: {width: 375, height: 812}, hasTouch: true, isMobile: true}
test.use(PHONE)

const QUIET = PATHS.filter((path) => scriptsCome(path) !== 'idle')
const KB = 1024

/** Marks this document: another one has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {isSame: true}))
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

/** Resolves after a page that took something for an act would have begun to fetch its scripts. */
const afterAnAct = (ms: number) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), ms))

test(
  'no page of content, nor the checkout or the login page, loads a script before a visitor acts, and scrolling is no act',
  HOSTED,
  async ({page, testServer}) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    expect(QUIET.length).toBeGreaterThan(8)
    for (const path of [...QUIET.map((each) => at(testServer, each, 'nl')), `${testServer.site}/en/bestaat-niet/`]) {
      await page.goto(path, {waitUntil: 'commit'})
      await page.waitForLoadState('load')
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await page.evaluate(afterAnAct, PAINTED_AFTER_MS)
      await settled(page)
      expect([path, scripts]).toEqual([path, []])
    }
  },
)

test('the landing page weighs at most 72 KB before a visitor acts, none of it scripts, and its scripts at most 115 KB', async ({
  page,
  testServer,
}) => {
  const weight = weigh(page)
  await page.goto(testServer.site)
  await settled(page)
  const before = await weight()
  expect(before.scripts).toBe(0)
  expect(before.all).toBeLessThanOrEqual(72 * KB)
  await hydrate(page)
  const {scripts} = await weight()
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThanOrEqual(115 * KB)
})

test('the scripts of the checkout weigh at most 115 KB, and come by themselves to whoever tries again', async ({
  page,
  testServer,
}) => {
  const weight = weigh(page)
  await page.goto(at(testServer, '/checkout/pro/?period=biannual', 'nl'), {waitUntil: 'commit'})
  await page.waitForFunction(isHydrated)
  await expect(page.locator('#period-biannual')).toBeChecked()
  const {scripts} = await weight()
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThanOrEqual(115 * KB)
})

test('a period chosen on the cards before hydration stays chosen, and the button brings it to the checkout', async ({
  page,
  testServer,
}) => {
  await page.goto(testServer.site)
  await settled(page)
  const quarterly = page.getByRole('radio', {name: '3 maanden'})
  await quarterly.check()
  await hydrate(page)
  await expect(quarterly).toBeChecked()
  const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: 'Pro'})})
  await expect(card).toContainText('€ 134,10')
  await card.getByRole('link').click()
  await page.waitForURL('**/checkout/pro/?period=quarterly')
  await expect(page.locator('#period-quarterly')).toBeChecked()
})

test('the first tap of all is painted within 200 ms on a slow phone', async ({page, testServer}) => {
  let best = Infinity
  for (let visit = 0; visit < 8 && best > 200; visit++) {
    await page.goto(testServer.site)
    await settled(page)
    best = Math.min(best, await timeFirstTap(page, page.locator('#questions summary').first()))
    await expect(page.locator('#questions details').first()).toHaveAttribute('open')
  }
  expect(best).toBeLessThanOrEqual(200)
})

// React itself is one module, and its turn stays as long as it is while everything else gets shorter.
test('the scripts that come by themselves after paying are taken in turns: React in one, of the rest none is a sixth', async ({
  page,
  testServer,
}) => {
  const turns = await timeTurns(page, at(testServer, '/payment-success/', 'nl'))
  const all = turns.reduce((sum, time) => sum + time, 0)
  const [react = all, next = all] = turns.toSorted((one, other) => other - one)
  expect(turns.length).toBeGreaterThan(5)
  expect([react / all < 0.3, next / all < 1 / 6]).toEqual([true, true])
})

test('a tap on a plan as the very first act leads to its checkout', HOSTED, async ({page, testServer}) => {
  await page.goto(testServer.site, {waitUntil: 'commit'})
  await page.locator('#pricing').getByRole('link', {name: 'Kies Pro'}).tap()
  await page.waitForURL(`${testServer.site}/checkout/pro/`)
})

test('keeps open what the first tap opened, and the place of the page, when the scripts come; links need no new document', async ({
  page,
  testServer,
}) => {
  const errors: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()))
  await page.goto(`${testServer.site}/#features`)
  await settled(page)
  await mark(page)
  await page.getByRole('button', {name: 'Wat zit er precies in? (Pro)'}).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const stands = await page.evaluate(() => window.scrollY)
  await page.waitForFunction(isHydrated)
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(stands)
  await dialog.getByRole('button', {name: 'Sluiten'}).tap()
  await expect(dialog).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', {name: 'Over ons'}).tap()
  await page.waitForURL(`${testServer.site}/over-ons/`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await isSame(page)).toBe(true)
  await page.goBack()
  await expect(page.locator('#pricing')).toHaveCount(1)
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
})

test('while the scripts do not come, every control of a page of content does what it says', async ({
  page,
  testServer,
}) => {
  await page.route('**/*.js', () => {})
  await page.goto(testServer.site, {waitUntil: 'commit'})
  const choice = page.getByRole('group', {name: 'Thema'})
  await choice.getByRole('button', {name: 'Donker'}).tap()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(choice.getByRole('button', {name: 'Donker'})).toHaveAttribute('aria-pressed', 'true')
  await page.reload({waitUntil: 'commit'})
  await expect(choice.getByRole('button', {name: 'Donker'})).toHaveAttribute('aria-pressed', 'true')
  for (const button of await page.locator('main button[command=show-modal]').all()) {
    await button.tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('checkbox', {name: 'Pauzeren'}).check({force: true})
  const line = page.getByRole('list', {name: 'Voordelen'}).getByRole('listitem').first()
  expect(await line.evaluate((element) => getComputedStyle(element).animationPlayState)).toBe('paused')
  await page.getByRole('link', {name: 'EN English'}).first().tap()
  await page.waitForURL(`${testServer.site}/en/`)
})

test('replays each press made while the scripts are on their way, once', async ({page, testServer}) => {
  const held: Route[] = []
  await page.route('**/app-*.js', (route) => void held.push(route))
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held.splice(0)) await route.continue()
  }
  await page.goto(`${testServer.site}/login/`, {waitUntil: 'commit'})
  await page.getByLabel('E-mailadres').fill('jo@example.nl')
  await page.getByRole('button', {name: 'Wachtwoord tonen'}).tap()
  await release()
  await expect(page.getByLabel('Wachtwoord', {exact: true})).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('E-mailadres')).toHaveValue('jo@example.nl')

  await page.goto(`${testServer.site}/aanpassingen/`, {waitUntil: 'commit'})
  const status = page.getByLabel('Status', {exact: true})
  await status.selectOption('completed')
  await release()
  await expect(page.locator('#content tbody tr')).not.toHaveCount(32)
  await expect(status).toHaveValue('completed')

  await page.goto(`${testServer.site}/informatie/`, {waitUntil: 'commit'})
  const settings = (await page.getByRole('switch').all()).slice(0, 2)
  const were = await Promise.all(settings.map((setting) => setting.isChecked()))
  for (const setting of settings) await setting.tap()
  await release()
  await expect(page.getByRole('region', {name: 'Berichten'}).getByRole('listitem')).toHaveCount(1)
  const are = () => Promise.all(settings.map((setting) => setting.isChecked()))
  await expect.poll(are).toEqual(were.map((was) => !was))
})

test('a key and a mouse are acts as well, and a page that comes back from the browser’s memory goes on', async ({
  browser,
  testServer,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(testServer.site)
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Direct naar de inhoud'})).toBeFocused()
  await page.waitForFunction(isHydrated)
  await expect(page.getByRole('link', {name: 'Direct naar de inhoud'})).toBeFocused()
  await page.goto(`${testServer.site}/over-ons/`)
  await settled(page)
  await page.goBack()
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 200)
  await page.waitForFunction(isHydrated)
  await context.close()
})
