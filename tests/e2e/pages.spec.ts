import {HtmlValidate} from 'html-validate'
import {PORTAL_PATHS} from '../../domain/pages/portalAddress.ts'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {STATES} from '../screenshots/states.ts'
import {COLOURS} from '../support/browser/axe.ts'
import {brokenWords} from '../support/browser/brokenWords.ts'
import {errorsOf} from '../support/browser/errorsOf.ts'
import {faults, gateFaults, roomFaults, setTheme} from '../support/browser/gate.ts'
import {hydrate, settled} from '../support/browser/hydrated.ts'
import {at, DIFFERENT, LANGUAGES, type Language, ONE_LANGUAGE, PATHS, STAYING} from '../support/browser/languages.ts'
import {layoutFaults, shareOfStaying, tooWide} from '../support/browser/layoutFaults.ts'
import {countShifts, HARDLY} from '../support/browser/shifts.ts'
import {expect, HOSTED, test} from '../support/browser/testServer.ts'

// Rules for every page.

/** Words change no rule of axe: that the elements are the same in each language is told by tests/support/html/shapes.ts. */
const isLookedAtByAxe = (language: Language) => language === DEFAULT_LANGUAGE

/** The rules that the width of a screen can break. */
const ROOM = ['target-size', 'scrollable-region-focusable']

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's and styled-components' way of writing: no fault for a browser.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    'long-title': 'off', // the Studio holds titles to what search engines show
    'valid-id': ['error', {relaxed: true}],
    // Links that look like buttons; and `command`, which the rules do not know yet.
    'prefer-native-element': 'off',
  },
})

/** Findings of html-validate. */
async function htmlFaults(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html)
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
  )
}

/** That a page is the 404 page is no error. */
const withoutStatus = (errors: string[]) => errors.filter((error) => !error.includes('404 (Not Found)'))

/** One visit to each page: an expectation that fails says which promise is broken, and the others are tried all the same. */
for (const language of LANGUAGES)
  for (const route of DIFFERENT)
    test(`${at({site: ''}, route, language)} is complete, valid, still and usable from 320 to 1920 pixels`, async ({
      page,
      testServer,
    }) => {
      const errors = errorsOf(page)
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      const shifts = await countShifts(page)
      await page.emulateMedia({reducedMotion: 'reduce'})
      // Layout shift is watched on a phone in one language, and on a wide screen in the others.
      const first = isLookedAtByAxe(language) ? {width: 375, height: 812} : {width: 1280, height: 720}
      await page.setViewportSize(first)
      const response = await page.goto(at(testServer, route, language))
      await settled(page)
      await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}))
      await hydrate(page)
      await settled(page)
      expect.soft(await shifts(), 'moves by itself').toBeLessThan(HARDLY)

      expect.soft((await page.title()).length, 'length of the title').toBeGreaterThan(5)
      await expect.soft(page.locator('meta[name=description]')).toHaveCount(1)
      await expect.soft(page.locator('link[rel=canonical]')).toHaveCount(route === '/404/' ? 0 : 1)
      await expect.soft(page.locator('h1')).toHaveCount(1)
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
      expect.soft(await htmlFaults((await response?.text()) ?? ''), 'invalid HTML').toEqual([])

      // 320 pixels, which is also 640 at 200% zoom.
      await page.setViewportSize({width: 320, height: 700})
      await expect.soft.poll(() => tooWide(page), {message: 'pixels too wide at 320'}).toBe(0)
      expect.soft(await brokenWords(page), 'words cut at 320 pixels').toEqual([])
      expect.soft(await layoutFaults(page), 'layout faults at 320 pixels').toEqual([])
      if (isLookedAtByAxe(language))
        expect.soft(await faults(page, [...COLOURS, ...ROOM]), 'axe, 320 pixels, dark').toEqual([])

      // 1280 by 1024 at 400%.
      await page.setViewportSize({width: 320, height: 256})
      expect.soft(await shareOfStaying(page), 'share of the screen that stays in place').toBeLessThanOrEqual(0.4)

      for (const width of [768, 1920, 1280]) {
        await page.setViewportSize({width, height: 720})
        // The chart takes a moment to be as wide.
        const seen = async () => [await tooWide(page), await brokenWords(page), await layoutFaults(page, 'mouse')]
        await expect.soft.poll(seen, {message: `layout at ${width} pixels`}).toEqual([0, [], []])
      }
      if (isLookedAtByAxe(language)) {
        await setTheme(page, 'light')
        expect.soft(await faults(page), 'axe, 1280 pixels, light').toEqual([])
      }
      expect(withoutStatus(errors), 'errors in the console').toEqual([])
    })

test(
  'no two pages have the same title, and logging out is a page like the others',
  HOSTED,
  async ({page, testServer}) => {
    const errors = errorsOf(page)
    const titles = await Promise.all(
      LANGUAGES.flatMap((language) => PATHS.map((route) => ({language, route}))).map(async ({language, route}) => {
        const html = await (await fetch(at(testServer, route, language))).text()
        return `${language} ${/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? route}`
      }),
    )
    expect(new Set(titles).size).toBe(titles.length)
    for (const language of LANGUAGES) {
      const response = await page.goto(at(testServer, '/logout/', language))
      expect(await htmlFaults((await response?.text()) ?? '')).toEqual([])
      await page.waitForURL(at(testServer, '/login/', language))
    }
    expect(errors).toEqual([])
  },
)

for (const language of LANGUAGES)
  test(`every link inside the site works, in ${language}`, HOSTED, async ({testServer}) => {
    const pages = new Map<string, {status: number; text: string}>()
    const open = async (address: string) => {
      const known = pages.get(address)
      if (known) return known
      const response = await fetch(address, {redirect: 'manual'})
      const answer = {status: response.status, text: await response.text()}
      pages.set(address, answer)
      return answer
    }
    const links = new Set<string>()
    for (const route of STAYING) {
      const address = at(testServer, route, language)
      for (const [, href = ''] of (await open(address)).text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), address)
        // The customer’s page is the shop’s, which has no settings here: tests/payments/subscription.spec.ts opens it.
        const isOfPages = url.origin === testServer.site && !PORTAL_PATHS.includes(url.pathname)
        // A measurement would open this very site (functions/wind).
        if (isOfPages && !url.searchParams.has('site')) links.add(url.href)
      }
    }
    expect(links.size).toBeGreaterThan(20)
    for (const href of links) {
      const [address = '', anchor] = href.split('#')
      const {status, text} = await open(address)
      expect([href, status]).toEqual([href, 200])
      if (anchor) expect([href, text.includes(`id="${anchor}"`)]).toEqual([href, true])
    }
  })

/** Menus that only a phone has. */
const NARROW = /^(landing|dashboard)-menu/

/** In one language: the words of each state are told by the tests of components, and their elements are the same. */
for (const language of ONE_LANGUAGE)
  for (const [name, state] of Object.entries(STATES))
    test(`the state ${name} is still and usable at 360 and 1280 pixels`, async ({page, testServer}) => {
      const errors = errorsOf(page)
      const shifts = await countShifts(page)
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize({width: 360, height: 812})
      await page.goto(at(testServer, state.route, language))
      await settled(page)
      await state.reach(page, {width: 360, language})
      expect.soft(await shifts(), 'moves by itself').toBeLessThan(HARDLY)
      expect.soft(await gateFaults(page, 'finger'), '360 pixels').toEqual([])
      if (!NARROW.test(name)) {
        await page.setViewportSize({width: 1280, height: 812})
        await expect.soft.poll(() => roomFaults(page, 'mouse'), {message: '1280 pixels'}).toEqual([])
      }
      const refused = errors.filter((error) => /Content Security Policy|Trusted/.test(error))
      expect(refused, 'refused by the policy').toEqual([])
    })

test('a keyboard alone reaches the content, opens and closes a dialog, and gets its place back', async ({
  page,
  testServer,
}) => {
  await page.goto(`${testServer.site}/dashboard/`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Direct naar de inhoud'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  const trigger = page.getByRole('button', {name: 'Bekijk de pakketten'})
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Sluiten'})).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
})
