import {readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type {Page} from '@playwright/test'
import {HtmlValidate} from 'html-validate'
import {routesFor} from '../../studio/model/pages.ts'
import {STATES} from '../screenshots/states.ts'
import {expect, test} from './house.ts'
import {at, LANGUAGES} from './languages.ts'

// What holds for every page.

/** Logging out leaves by itself; tests that stay on a page leave it out, or stop its clock. */
const PATHS = routesFor(['basis', 'pro']).map((route) => route.path)
const STAYING = PATHS.filter((route) => route !== '/logout/')

/** The last good build, as it lies on the disk. */
function buildFolder(data: string): string {
  return (JSON.parse(readFileSync(path.join(data, 'site/current.json'), 'utf8')) as {folder: string}).folder
}

test('an address without its final slash is a 301 to the page', async ({house}) => {
  const response = await fetch(`${house.site}/checkout/pro?x=1`, {redirect: 'manual'})
  expect([response.status, response.headers.get('location')]).toEqual([301, '/checkout/pro/?x=1'])
})

for (const language of LANGUAGES) {
  test(`every page in ${language} has one title, description, canonical and h1, its other language, and no console error`, async ({
    page,
    house,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    const titles = new Map<string, string>()
    for (const route of PATHS) {
      await page.goto(at(house, route, language), {waitUntil: 'load'})
      const title = await page.title()
      expect(title.length).toBeGreaterThan(5)
      expect([route, titles.get(title)]).toEqual([route, undefined])
      titles.set(title, route)
      await expect(page.locator('meta[name=description]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(route === '/404/' ? 0 : 1)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([])
  })

  test(`nothing moves while a page in ${language} loads: fonts, theme, chart`, async ({page, house}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      const state = window as unknown as {shifts: number}
      state.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
          if (!entry.hadRecentInput) state.shifts += entry.value
      }).observe({type: 'layout-shift', buffered: true})
    })
    await page.setViewportSize({width: 375, height: 812})
    for (const route of STAYING) {
      await page.goto(at(house, route, language), {waitUntil: 'networkidle'})
      await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}))
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as {shifts: number}).shifts)
      expect([route, shifts < 0.01, shifts]).toEqual([route, true, shifts])
    }
  })

  test(`no page in ${language} scrolls sideways at 320 pixels, which is also 640 at 200% zoom`, async ({
    page,
    house,
  }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({width: 320, height: 700})
    for (const route of STAYING) {
      await page.goto(at(house, route, language))
      expect([route, await overflow()]).toEqual([route, 0])
    }
  })

  test(`every link inside the site works, in ${language}`, async ({page, house}) => {
    const seen = new Set<string>()
    for (const route of STAYING) {
      await page.goto(at(house, route, language))
      for (const href of await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
        if (href.startsWith(house.site)) seen.add(href)
    }
    expect(seen.size).toBeGreaterThan(20)
    const pages = new Map<string, string>()
    for (const href of seen) {
      const [address = '', anchor] = href.split('#')
      const text = pages.get(address) ?? (await (await fetch(address)).text())
      pages.set(address, text)
      if (anchor) expect([href, text.includes(`id="${anchor}"`)]).toEqual([href, true])
      const {status} = await fetch(address, {redirect: 'manual'})
      expect([href, status]).toEqual([href, 200])
    }
  })
}

for (const theme of ['light', 'dark'] as const)
  for (const language of LANGUAGES)
    test(`axe finds nothing on any page in ${language} in the ${theme} theme`, async ({page, house}) => {
      test.slow()
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.emulateMedia({reducedMotion: 'reduce'})
      const found: string[] = []
      for (const route of STAYING) {
        await page.goto(at(house, route, language), {waitUntil: 'networkidle'})
        found.push(...(await faults(page, route)))
      }
      expect(found).toEqual([])
    })

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in any dialog, menu, message, busy or error state in the ${theme} theme`, async ({
    browser,
    house,
  }) => {
    test.slow()
    const found: string[] = []
    for (const [name, state] of Object.entries(STATES))
      for (const [language, width] of [
        ['nl', 375],
        ['en', 1280],
      ] as const) {
        const context = await browser.newContext({viewport: {width, height: 812}, reducedMotion: 'reduce'})
        await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
        const page = await context.newPage()
        await page.goto(at(house, state.route, language), {waitUntil: 'networkidle'})
        await state.reach(page, {width, language})
        found.push(...(await faults(page, `${name} ${language} ${width}`)))
        await context.close()
      }
    expect(found).toEqual([])
  })

async function faults(page: Page, where: string): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).analyze()
  const faint = await page.evaluate(faintTexts)
  return [
    ...violations.map(({id, nodes}) => `${where} ${id}: ${nodes[0]?.html}`),
    ...faint.map((text) => `${where} too faint: ${text}`),
  ]
}

/** Texts of an open dialog that can hardly be read: axe passes over colours in the browser's top layer. */
function faintTexts(): string[] {
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return []
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ground = luminance(getComputedStyle(dialog).backgroundColor)
  return [...dialog.querySelectorAll('p, dt, dd, h2, h3, h4, li, label')].flatMap((element) => {
    const ink = luminance(getComputedStyle(element).color)
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
    return contrast < 4.5 ? [element.textContent ?? ''] : []
  })
}

test('a script that somebody got into a page does not run', async ({page, house}) => {
  const blocked: string[] = []
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()))
  for (const route of ['/', '/checkout/pro/', '/payment-success/']) {
    await page.goto(house.site + route)
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
      return 'ran' in window
    })
    expect([route, ran]).toEqual([route, false])
  }
  expect(blocked).toHaveLength(3)
  expect(blocked[0]).toContain('Content Security Policy')
})

test('without JavaScript everything is there to read: dialogs, answers, every period, the chart, all sections', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  const html = async (address: string) => ((await page.goto(house.site + address))?.text() ?? '') as Promise<string>
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
  await page.getByRole('button', {name: 'Bekijk wat er in je pakket zit'}).click()
  await expect(page.getByRole('dialog', {name: 'Pakketten'})).toBeVisible()
  await html('/aanpassingen/')
  await expect(page.locator('#content tbody tr')).toHaveCount(32)
  await html('/logout/')
  await page.getByRole('link', {name: 'Direct naar de inlogpagina'}).click()
  await page.waitForURL(`${house.site}/login/`)
  await context.close()
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
  const trigger = page.getByRole('button', {name: 'Bekijk wat er in je pakket zit'})
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Sluiten'})).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
})

test('the terms print on paper: no bars, menus or buttons, dark on white', async ({page, house}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${house.site}/algemene-voorwaarden/`)
  await page.emulateMedia({media: 'print'})
  for (const part of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(part)).toBeHidden()
  const colors = await page.evaluate(() => {
    const {color, backgroundColor} = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect(colors).toEqual(['rgb(10, 39, 51)', 'rgb(255, 255, 255)'])
})

test('no build carries anything of the preview: no attributes, no overlays, no invisible characters', async ({
  house,
}) => {
  const folder = buildFolder(house.folder)
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => /\.(html|js|json)$/.test(name) && statSync(path.join(folder, name)).isFile(),
  )
  expect(files.length).toBeGreaterThan(30)
  for (const name of files) {
    const text = readFileSync(path.join(folder, name), 'utf8')
    expect([name, /data-sanity=|enableVisualEditing/.test(text)]).toEqual([name, false])
    if (!name.endsWith('.js')) expect([name, /[\u200b-\u200f\u2060-\u2064\ufeff]/.test(text)]).toEqual([name, false])
  }
})

test('the sitemap lists the pages that search engines may show, in both languages, and robots.txt names it', async ({
  house,
}) => {
  const text = await (await fetch(`${house.site}/sitemap.xml`)).text()
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    ['/', '/checkout/basis/', '/checkout/pro/', '/over-ons/', '/algemene-voorwaarden/'].flatMap((route) =>
      LANGUAGES.map((language) => at(house, route, language)),
    ),
  )
  expect(await (await fetch(`${house.site}/robots.txt`)).text()).toContain(`Sitemap: ${house.site}/sitemap.xml`)
})

test('structured data names the prices that are charged', async ({house}) => {
  const html = await (await fetch(`${house.site}/en/`)).text()
  const json = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  const graph = JSON.parse(json ?? '{}')['@graph']
  expect(graph[1].offers.map((offer: {price: string}) => offer.price)).toEqual(['119.79', '180.29'])
  expect(graph[2].mainEntity).toHaveLength(6)
  expect(html).not.toMatch(/€\s?49\b/)
})

test('the HTML of every page is valid', async ({house}) => {
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
  const found: string[] = []
  for (const route of PATHS)
    for (const language of LANGUAGES) {
      const html = await (await fetch(at(house, route, language))).text()
      const report = await validator.validateString(html)
      for (const result of report.results)
        for (const {ruleId, message, selector} of result.messages)
          found.push(`${language}${route} ${ruleId}: ${message} (${selector})`)
    }
  expect([...new Set(found)]).toEqual([])
})
