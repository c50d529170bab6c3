import {readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {expect, test} from './house.ts'

const PAGES = [
  '/',
  '/homepage/',
  '/checkout/basis/',
  '/checkout/pro/',
  '/payment-success/',
  '/payment-cancelled/',
  '/algemene-voorwaarden/',
  '/404/',
]

test.describe('the periods of the checkout', () => {
  const rows = [
    ['basis', 'monthly', '€ 99,00 per maand', '€ 99,00', '€ 20,79', '€ 119,79'],
    [
      'basis',
      'quarterly',
      '€ 89,10 per maand excl. btw (10% korting, € 323,43 totaal',
      '€ 267,30',
      '€ 56,13',
      '€ 323,43',
    ],
    [
      'basis',
      'biannual',
      '€ 82,50 per maand excl. btw (1 maand gratis, € 598,95 totaal',
      '€ 495,00',
      '€ 103,95',
      '€ 598,95',
    ],
    ['pro', 'monthly', '€ 149,00 per maand', '€ 149,00', '€ 31,29', '€ 180,29'],
    [
      'pro',
      'quarterly',
      '€ 134,10 per maand excl. btw (10% korting, € 486,78 totaal',
      '€ 402,30',
      '€ 84,48',
      '€ 486,78',
    ],
    [
      'pro',
      'biannual',
      '€ 124,17 per maand excl. btw (1 maand gratis, € 901,45 totaal',
      '€ 745,00',
      '€ 156,45',
      '€ 901,45',
    ],
  ] as const
  for (const [plan, period, subtitle, ...amounts] of rows)
    test(`${plan} ${period}: subtitle, excl., VAT and total`, async ({page, house}) => {
      await page.goto(`${house.site}/checkout/${plan}/`)
      const radio = page.locator(`#period-${period}`)
      await radio.check()
      await expect(page.locator('label', {has: radio})).toContainText(subtitle)
      const shown = page.locator(`[data-period="${period}"]`)
      await expect(shown).toBeVisible()
      for (const amount of amounts) await expect(shown.getByText(amount).first()).toBeVisible()
      await expect(shown.getByText('Automatisch verlengd.')).toHaveCount(period === 'monthly' ? 0 : 1)
      await expect(page.locator('[data-period]:visible')).toHaveCount(1)
    })
})

test('the pay button shows "Bezig met verwerken..." and is disabled while busy', async ({page, house}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/create-payment', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${house.site}/checkout/basis/`)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await expect(page.getByRole('button', {name: 'Bezig met verwerken...'})).toBeDisabled()
  release()
  await page.waitForURL(`${house.mollie}/checkout/*`)
})

test('the details of a plan open in a dialog that Escape closes and a click outside does not', async ({
  page,
  house,
}) => {
  await page.goto(house.site)
  await page.getByRole('button', {name: 'Wat zit er precies in? (Pro)'}).click()
  const dialog = page.getByRole('dialog', {name: 'Wat zit er in Pro?'})
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('dt')).toHaveCount(6)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('one question is open at a time, and it can be closed again', async ({page, house}) => {
  await page.goto(house.site)
  const items = page.locator('#questions details')
  await expect(items).toHaveCount(6)
  const first = items.nth(0).locator('summary')
  await first.click()
  await items.nth(1).locator('summary').click()
  await expect(items.nth(0)).not.toHaveAttribute('open')
  await expect(items.nth(1)).toHaveAttribute('open')
  await items.nth(1).locator('summary').click()
  await expect(page.locator('#questions details[open]')).toHaveCount(0)
})

test('Enterprise is "Coming soon" and cannot be chosen', async ({page, house}) => {
  await page.goto(house.site)
  await expect(page.getByRole('button', {name: 'Coming soon'})).toBeDisabled()
})

test('Start now scrolls to the prices on the landing page and goes to /#pricing from elsewhere', async ({
  page,
  house,
}) => {
  await page.goto(house.site)
  await page.getByRole('banner').getByRole('link', {name: 'Start nu'}).click()
  await expect(page.locator('#pricing')).toBeInViewport()
  await page.goto(`${house.site}/algemene-voorwaarden/`)
  await page.getByRole('banner').getByRole('link', {name: 'Start nu'}).click()
  await page.waitForURL(`${house.site}/#pricing`)
  await expect(page.locator('#pricing')).toBeInViewport()
})

test('the intro call opens in a new tab', async ({page, house}) => {
  await page.goto(house.site)
  const link = page.getByRole('link', {name: /Plan een gratis kennismaking/}).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', /^https:/)
})

test('the theme is light by default, is kept under the key "theme", and "system" follows the device', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({colorScheme: 'dark'})
  const page = await context.newPage()
  const scheme = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(house.site)
  const light = await scheme()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'}).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  const dark = await scheme()
  expect(dark).not.toBe(light)
  await page.reload()
  expect(await scheme()).toBe(dark)
  await page.getByRole('button', {name: 'Licht', exact: true}).click()
  expect(await scheme()).toBe(light)
  await page.getByRole('button', {name: 'Volgt je apparaat'}).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
  expect(await scheme()).toBe(dark)
  await context.close()
})

test('the language switch keeps the page', async ({page, house}) => {
  await page.goto(`${house.site}/checkout/pro/`)
  await page
    .getByRole('banner')
    .getByRole('link', {name: /English/})
    .click()
  await page.waitForURL(`${house.site}/en/checkout/pro/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Today you pay')).toBeVisible()
})

for (const language of ['nl', 'en'] as const)
  test(`a missing page is a 404 in ${language}, and its path is logged`, async ({page, house}) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const path = `${language === 'nl' ? '' : '/en'}/bestaat-niet/`
    const response = await page.goto(house.site + path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(() => warnings.join()).toContain(path)
    await page.getByRole('main').getByRole('link').click()
    await page.waitForURL(`${house.site}${language === 'nl' ? '/' : '/en/'}`)
  })

test('an address without its final slash is a 301 to the page', async ({house}) => {
  const response = await fetch(`${house.site}/checkout/pro?x=1`, {redirect: 'manual'})
  expect([response.status, response.headers.get('location')]).toEqual([301, '/checkout/pro/?x=1'])
})

test('without JavaScript everything is there to read: dialogs, answers, every period, all ten sections', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  const html = async (path: string) => (await page.goto(house.site + path))?.text() ?? ''
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
  await context.close()
})

test('no build carries anything of the preview: no attributes, no overlays, no invisible characters', async ({
  house,
}) => {
  const {folder} = JSON.parse(readFileSync(path.join(house.folder, 'site/current.json'), 'utf8')) as {folder: string}
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

for (const language of ['nl', 'en'] as const)
  test(`every page in ${language} has one title, description and canonical, and no console error`, async ({
    page,
    house,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    for (const path of PAGES) {
      await page.goto(house.site + (language === 'nl' ? path : `/en${path}`), {waitUntil: 'load'})
      await expect(page).toHaveTitle(/.+/)
      await expect(page.locator('meta[name=description]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(path === '/404/' ? 0 : 1)
      await expect(page.locator('h1')).toHaveCount(1)
    }
    expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([])
  })

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on any page in the ${theme} theme, also with a dialog open`, async ({page, house}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const found: string[] = []
    for (const path of PAGES.flatMap((dutch) => [dutch, `/en${dutch}`])) {
      await page.goto(house.site + path)
      if (path.endsWith('/pro/')) await page.getByRole('button', {name: /\(Pro\)/}).click()
      const {violations} = await new AxeBuilder({page}).analyze()
      found.push(...violations.map(({id, nodes}) => `${path} ${id}: ${nodes[0]?.html}`))
    }
    expect(found).toEqual([])
  })
