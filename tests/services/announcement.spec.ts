import {gateFaults} from '../support/browser/gate.ts'
import {settled} from '../support/browser/hydrated.ts'
import {countShifts, HARDLY} from '../support/browser/shifts.ts'
import {expect, test} from '../support/browser/testServer.ts'
import {ship} from '../support/services/shipped.ts'

// An announcement, of which none ships.

const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const ANNOUNCEMENT = {
  _id: 'announcement-test',
  _type: 'announcement',
  text: line('Nog deze maand: drie maanden voor de prijs van twee.', 'This month: three months for the price of two.'),
  link: {_type: 'action', label: line('Bekijk de actie', 'View the offer'), destination: '/#pricing'},
  firstDay: '2026-01-01',
  lastDay: '2099-12-31',
}

test.beforeAll(async ({testServer}) => {
  await ship(testServer)
  await testServer.liveAfter(() => testServer.client.create(ANNOUNCEMENT))
})
test.afterAll(({testServer}) => ship(testServer))

for (const [path, width, pointer] of [
  ['/over-ons/', 375, 'finger'],
  ['/en/', 1280, 'mouse'],
  ['/dashboard/', 375, 'finger'],
] as const)
  test(`an announcement on ${path} at ${width} pixels has no faults and moves nothing, closed as well`, async ({
    page,
    testServer,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize({width, height: 812})
    const shifts = await countShifts(page)
    const bar = page.locator('[data-closes]')
    await page.goto(testServer.site + path)
    await settled(page)
    await expect(bar).toBeVisible()
    expect(await gateFaults(page, pointer)).toEqual([])
    expect(await shifts()).toBeLessThan(HARDLY)
    await bar.click()
    await expect(bar).toBeHidden()
    await page.reload()
    await settled(page)
    await expect(bar).toBeHidden()
    expect(await shifts()).toBeLessThan(HARDLY)
  })

test('closes without the scripts of the page, and stays closed on the next page', async ({page, testServer}) => {
  await page.route('**/*.js', () => {})
  await page.goto(testServer.site, {waitUntil: 'commit'})
  await page.getByRole('complementary', {name: 'Aankondiging'}).getByRole('button').click()
  await expect(page.locator('[data-closes]')).toBeHidden()
  await page.goto(`${testServer.site}/over-ons/`, {waitUntil: 'commit'})
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('[data-closes]')).toBeHidden()
})
