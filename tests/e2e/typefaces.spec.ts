import {readFileSync} from 'node:fs'
import type {Page, Route} from '@playwright/test'
import {countShifts} from '../support/shifts.ts'
import {expect, test} from './house.ts'
import {at, DIFFERENT, LANGUAGES} from './languages.ts'

// A slow line: the page is painted in a face that stands in, and then in ours.

/** What a line less costs high on a phone’s screen, and half of what counts as good: docs/decisions/0054 says why it is not 0. */
const A_LINE = 0.05

const ROBOTO = {
  Roboto: import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
  'Roboto Bold': import.meta.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
}

/** A page as Android shows it: it has Roboto, and neither Arial nor what Linux has for it. */
async function asAndroid(route: Route) {
  const response = await route.fetch()
  let body = (await response.text()).replaceAll(/local\("(Arial|Liberation)[^"]*"\)/g, 'local("none")')
  for (const [name, file] of Object.entries(ROBOTO)) {
    const bytes = readFileSync(new URL(file), 'base64')
    body = body.replaceAll(`local("${name}")`, `url(data:font/woff2;base64,${bytes})`)
  }
  await route.fulfill({response, body})
}

/** Waits until the page has been painted with what stands in. */
async function painted(page: Page) {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      [...document.fonts].every(({family, status}) => family.includes('VK') || status !== 'loading'),
  )
  await page.evaluate(paintedTwice)
}

/** Waits until the page has been painted with our typefaces. */
async function inOurs(page: Page) {
  await page.waitForFunction(() =>
    [...document.fonts].every(({family, status}) => !family.includes('VK') || status !== 'loading'),
  )
  await page.evaluate(paintedTwice)
}

const paintedTwice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The widths of devices that have each face: phones of 360 and 412 pixels run Android. */
const STAND_INS = {
  Arial: [375, 768, 1280],
  Roboto: [360, 412],
}

test.use({bypassCSP: true}) // it knows the style sheet that is sent, not the one with Roboto in it

for (const language of LANGUAGES)
  for (const [face, widths] of Object.entries(STAND_INS))
    for (const width of widths)
      test(`no page moves by more than a line when the typefaces come after ${face}, in ${language} at ${width} pixels`, async ({
        page,
        house,
      }) => {
        const shifts = await countShifts(page)
        await page.setViewportSize({width, height: 812})
        await page.route('**/*.js', (route) => route.abort()) // what scripts move is told in pages.spec.ts
        const addresses = DIFFERENT.map((route) => at(house, route, language))
        if (face === 'Roboto') await page.route((url) => addresses.includes(url.href), asAndroid)
        const held: Route[] = []
        await page.route('**/*.woff2', (route) => void held.push(route))
        const moved: [string, number][] = []
        for (const address of addresses) {
          await page.goto(address, {waitUntil: 'commit'})
          await painted(page)
          await expect.poll(() => held.length).toBe(2)
          const before = await shifts()
          for (const font of held.splice(0)) await font.continue()
          await inOurs(page)
          moved.push([address, (await shifts()) - before])
        }
        expect(moved.filter(([, much]) => much >= A_LINE)).toEqual([])
      })
