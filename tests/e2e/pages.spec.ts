import {readFileSync} from 'node:fs'
import type {Route} from '@playwright/test'
import {HtmlValidate} from 'html-validate'
import {ACCOUNT_PATHS} from '../../studio/model/account/address.ts'
import {STATES} from '../screenshots/states.ts'
import {COLOURS} from '../support/axe.ts'
import {brokenWords} from '../support/brokenWords.ts'
import {errorsOf} from '../support/errorsOf.ts'
import {faults, gateFaults, setTheme} from '../support/gate.ts'
import {hydrate} from '../support/hydrated.ts'
import {layoutFaults, shareOfStaying, tooWide} from '../support/layoutFaults.ts'
import {observe} from '../support/observatory.ts'
import {judgeSite} from '../support/seo.ts'
import {countShifts, HARDLY} from '../support/shifts.ts'
import {expect, HOSTED, test} from './house.ts'
import {at, LANGUAGES, PATHS} from './languages.ts'

// What holds for every page.

/** Logging out leaves by itself; tests that stay on a page leave it out, or stop its clock. */
const STAYING = PATHS.filter((route) => route !== '/logout/')

test(
  'an address without its final slash, or in the other language’s word, is a 301 to the page',
  HOSTED,
  async ({house}) => {
    for (const [address, page] of [
      ['/checkout/pro?x=1', '/checkout/pro/?x=1'],
      ['/imprint', '/colofon/'],
      ['/en/colofon', '/en/imprint/'],
    ]) {
      const response = await fetch(house.site + address, {redirect: 'manual'})
      expect([address, response.status, response.headers.get('location')]).toEqual([address, 301, page])
    }
  },
)

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

/** What html-validate finds. */
async function htmlFaults(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html)
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
  )
}

/** That a page is the 404 page is no error. */
const withoutStatus = (errors: string[]) => errors.filter((error) => !error.includes('404 (Not Found)'))

/** One visit to each page, and everything that holds for it. */
for (const language of LANGUAGES)
  for (const route of STAYING)
    test(`${at({site: ''}, route, language)}: one h1, canonical and description, valid HTML, no error, nothing moves, fits 320 to 1920 pixels, no word or line is cut, a finger hits all, axe finds nothing`, async ({
      page,
      house,
    }) => {
      const errors = errorsOf(page)
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      const shifts = await countShifts(page)
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize({width: 375, height: 812})
      const response = await page.goto(at(house, route, language), {waitUntil: 'networkidle'})
      await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}))
      await page.waitForLoadState('networkidle')
      await hydrate(page)
      expect(await shifts()).toBeLessThan(HARDLY)

      expect((await page.title()).length).toBeGreaterThan(5)
      await expect(page.locator('meta[name=description]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(route === '/404/' ? 0 : 1)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await htmlFaults((await response?.text()) ?? '')).toEqual([])

      // 320 pixels, which is also 640 at 200% zoom.
      await page.setViewportSize({width: 320, height: 700})
      await expect.poll(() => tooWide(page)).toBe(0)
      expect(await brokenWords(page)).toEqual([])
      expect(await layoutFaults(page)).toEqual([])
      expect(await faults(page, [...COLOURS, ...ROOM])).toEqual([])

      // 1280 by 1024 at 400%.
      await page.setViewportSize({width: 320, height: 256})
      expect(await shareOfStaying(page)).toBeLessThanOrEqual(0.4)

      for (const width of [768, 1920, 1280]) {
        await page.setViewportSize({width, height: 720})
        // The chart takes a moment to be as wide.
        const seen = async () => [
          width,
          await tooWide(page),
          await brokenWords(page),
          await layoutFaults(page, 'mouse'),
        ]
        await expect.poll(seen).toEqual([width, 0, [], []])
      }
      await setTheme(page, 'light')
      expect(await faults(page)).toEqual([])
      expect(withoutStatus(errors)).toEqual([])
    })

test('nothing moves when the typefaces come late', async ({page, house}) => {
  const shifts = await countShifts(page)
  await page.setViewportSize({width: 375, height: 812})
  const held: Route[] = []
  await page.route('**/*.woff2', (route) => void held.push(route))
  const pages = [...STAYING.map((route) => at(house, route, 'nl')), at(house, '/', 'en')]
  for (const address of pages) {
    await page.goto(address, {waitUntil: 'domcontentloaded'})
    await expect.poll(() => held.length).toBe(2)
    for (const font of held.splice(0)) await font.continue()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect([address, (await shifts()) < HARDLY]).toEqual([address, true])
  }
})

test('no two pages have the same title, and logging out is a page like the others', HOSTED, async ({page, house}) => {
  const errors = errorsOf(page)
  const titles = await Promise.all(
    LANGUAGES.flatMap((language) => PATHS.map((route) => ({language, route}))).map(async ({language, route}) => {
      const html = await (await fetch(at(house, route, language))).text()
      return `${language} ${/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? route}`
    }),
  )
  expect(new Set(titles).size).toBe(titles.length)
  for (const language of LANGUAGES) {
    const response = await page.goto(at(house, '/logout/', language))
    expect(await htmlFaults((await response?.text()) ?? '')).toEqual([])
    await page.waitForURL(at(house, '/login/', language))
  }
  expect(errors).toEqual([])
})

for (const language of LANGUAGES)
  test(`every link inside the site works, in ${language}`, HOSTED, async ({house}) => {
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
      const address = at(house, route, language)
      for (const [, href = ''] of (await open(address)).text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), address)
        // The customer’s page is the shop’s, which has no settings here: tests/payments/subscription.spec.ts opens it.
        if (url.origin === house.site && !ACCOUNT_PATHS.includes(url.pathname)) links.add(url.href)
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

for (const [name, state] of Object.entries(STATES))
  for (const [language, width, pointer] of [
    ['nl', 360, 'finger'],
    ['en', 1280, 'mouse'],
  ] as const)
    test(`the state ${name}, in ${language}: fits ${width} pixels, no word or line is cut, nothing moves by itself, axe finds nothing, the policy refuses nothing`, async ({
      page,
      house,
    }) => {
      const errors = errorsOf(page)
      const shifts = await countShifts(page)
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize({width, height: 812})
      await page.goto(at(house, state.route, language), {waitUntil: 'networkidle'})
      await state.reach(page, {width, language})
      expect(await shifts()).toBeLessThan(HARDLY)
      expect(await gateFaults(page, pointer)).toEqual([])
      expect(errors.filter((error) => /Content Security Policy|Trusted/.test(error))).toEqual([])
    })

/** The rules that the width of a screen can break. */
const ROOM = ['target-size', 'scrollable-region-focusable']

test('a script that somebody got into a page does not run', HOSTED, async ({page, house}) => {
  const blocked = errorsOf(page)
  await page.route(`${house.site}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<script>window.ran = true</script></body>')
    await route.fulfill({response, body})
  })
  for (const route of ['/', '/checkout/pro/', '/payment-success/']) {
    await page.goto(house.site + route)
    expect([route, await page.evaluate(() => 'ran' in window)]).toEqual([route, false])
  }
  expect(blocked.filter((error) => error.startsWith('Executing inline script violates'))).toHaveLength(3)
})

test('by the table of Mozilla’s Observatory every page comes to 130 points', HOSTED, async ({house}) => {
  for (const language of LANGUAGES)
    for (const route of PATHS) {
      const response = await fetch(at(house, route, language))
      const judged = observe({headers: response.headers, html: await response.text()})
      expect([route, judged]).toEqual([route, {score: 130, missing: []}])
    }
})

/** What happens to text that a script would make into something that runs. */
function tryTexts() {
  const names = (attempt: () => unknown) => {
    try {
      attempt()
      return 'done'
    } catch (error) {
      return error instanceof Error ? error.name : 'something'
    }
  }
  const script = document.createElement('script')
  return {
    markup: names(() => document.createElement('div').insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')),
    address: names(() => script.setAttribute('src', 'https://elsewhere.example/a.js')),
    ownAddress: names(() => script.setAttribute('src', '/a.js')),
    text: names(() => Object.assign(script, {text: 'alert(1)'})),
    policy: names(() => window.trustedTypes?.createPolicy('default', {createHTML: String, createScript: String})),
    words: names(() => Object.assign(document.createElement('div'), {innerHTML: 'words'})),
  }
}

test('a script of ours turns no text into markup, a script or its address', HOSTED, async ({page, house}) => {
  for (const route of ['/', '/checkout/pro/', '/dashboard/']) {
    await page.goto(house.site + route)
    await hydrate(page)
    expect([route, await page.evaluate(tryTexts)]).toEqual([
      route,
      {
        markup: 'TypeError',
        address: 'TypeError',
        ownAddress: 'TypeError',
        text: 'TypeError',
        policy: 'TypeError',
        words: 'done',
      },
    ])
  }
})

test(
  'without JavaScript everything is there to read: dialogs, answers, every period, the chart, all sections',
  HOSTED,
  async ({browser, house}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    // Without the data that scripts would take, and without styles.
    const html = async (address: string) =>
      ((await (await page.goto(house.site + address))?.text()) ?? '').replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    const landing = await html('/')
    for (const text of [
      'Keyword-gapanalyse',
      'Eén aanspreekpunt dat je website kent',
      'Inrichten kost ongeveer 15 minuten',
      'mailto:hulp@example.nl',
    ])
      expect(landing).toContain(text)
    expect(landing).not.toContain('How does it work?')
    const checkout = (await html('/checkout/pro/')).replaceAll('\u00a0', ' ')
    for (const amount of ['€ 180,29', '€ 486,78', '€ 901,45', '€ 84,48']) expect(checkout).toContain(amount)
    await page.locator('#period-biannual').check()
    await expect(page.locator('[data-period="biannual"]')).toBeVisible()
    const terms = await html('/algemene-voorwaarden/')
    expect(terms.match(/<section[^>]*data-numbered/g)).toHaveLength(10)
    expect(terms).not.toMatch(/\{[a-zA-Z:]+\}/)
    await html('/dashboard/')
    await expect(page.locator('#content tbody tr')).toHaveCount(24)
    await expect(page.getByRole('img', {name: /^Vlakdiagram/}).locator('svg path.area')).toHaveAttribute('d', /^M0 /)
    await page.getByRole('button', {name: 'Bekijk de pakketten'}).click()
    await expect(page.getByRole('dialog', {name: 'Pakketten'})).toBeVisible()
    await html('/aanpassingen/')
    await expect(page.locator('#content tbody tr')).toHaveCount(32)
    await html('/logout/')
    await page.getByRole('link', {name: 'Direct naar de inlogpagina'}).click()
    await page.waitForURL(`${house.site}/login/`)
    await context.close()
  },
)

test('the way to a place that a link names is smooth, for who likes things to move', async ({page, house}) => {
  const smooth = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.goto(`${house.site}/algemene-voorwaarden/`)
  expect(await smooth()).toBe('auto')
  await page.locator('a[href="#contact"]').first().click()
  expect(await smooth()).toBe('smooth')
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(await smooth()).toBe('auto')
})

test('a keyboard alone reaches the content, opens and closes a dialog, and gets its place back', async ({
  page,
  house,
}) => {
  await page.goto(`${house.site}/dashboard/`)
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

test('no build carries anything of the preview: no attributes, no overlays, no invisible characters', async ({
  house,
}) => {
  const files = house.files.filter(({address}) => /\.(html|js|json)$/.test(address))
  expect(files.length).toBeGreaterThan(30)
  for (const {address, file} of files) {
    const text = readFileSync(file, 'utf8').replace(/e-\u2060(?=mail)/gi, '') // the one of our own: studio/model/unbroken.ts
    expect([address, /data-sanity=|enableVisualEditing/.test(text)]).toEqual([address, false])
    if (!address.endsWith('.js'))
      expect([address, /[\u200b-\u200f\u2060-\u2064\ufeff]/.test(text)]).toEqual([address, false])
  }
})

test('the sitemap lists the pages that search engines may show, in both languages, and robots.txt names it', async ({
  house,
}) => {
  const text = await (await fetch(`${house.site}/sitemap.xml`)).text()
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    [
      ...['/', '/algemene-voorwaarden/', '/checkout/basis/', '/checkout/pro/'],
      ...['/colofon/', '/contact/', '/herroepen-en-klachten/', '/over-ons/', '/privacy/'],
    ].flatMap((route) => LANGUAGES.map((language) => at(house, route, language))),
  )
  expect(await (await fetch(`${house.site}/robots.txt`)).text()).toContain(`Sitemap: ${house.site}/sitemap.xml`)
})

test('no page that search engines may show has a point that needs attention, by the questions of our own audit', async ({
  browser,
  house,
}) => {
  test.setTimeout(240_000)
  const judged = await judgeSite(house.site, browser)
  expect(judged.length).toBeGreaterThan(17)
  expect(judged.filter(({points}) => points.length > 0).map(({address, points}) => [address, ...points])).toEqual([])
})

test(
  'a checkout offers what it charges, and every page can be installed, shared and read as text',
  HOSTED,
  async ({house}) => {
    const html = await (await fetch(`${house.site}/checkout/pro/`)).text()
    expect(html).toContain('"price":"486.78"')
    for (const [address, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/apple-touch-icon.png', 'image/png'],
      ['/en/manifest.webmanifest', 'application/manifest+json'],
      [/og:image" content="https?:\/\/[^/]*(\/[^"]*)"/.exec(html)?.[1] ?? '', 'image/png'],
      ['/checkout/pro/index.md', 'text/markdown'],
      ['/llms.txt', 'text/plain'],
    ] as const) {
      const answer = await fetch(house.site + address)
      expect([address, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([address, 200, type])
    }
  },
)

test('the colour around a page is that of its theme', async ({page, house}) => {
  await page.goto(house.site)
  const colour = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      return metas.filter(({media}) => !media || matchMedia(media).matches).map(({content}) => content)
    })
  expect(await colour()).toEqual(['#EAF0F0'])
  await setTheme(page, 'dark')
  await expect.poll(colour).toEqual(['#06171F'])
  await page.emulateMedia({colorScheme: 'light'})
  await page.evaluate(() => (document.documentElement.dataset.theme = 'system'))
  await expect.poll(colour).toEqual(['#EAF0F0'])
})

test('structured data names the prices that are charged', HOSTED, async ({house}) => {
  const html = await (await fetch(`${house.site}/en/`)).text()
  const json = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  const graph = JSON.parse(json ?? '{}')['@graph']
  expect(graph[1].offers.map((offer: {price: string}) => offer.price)).toEqual(['119.79', '180.29'])
  expect(graph[2].mainEntity).toHaveLength(6)
  expect(html).not.toMatch(/€\s?49\b/)
})
