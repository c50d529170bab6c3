import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'
import {at, either, LANGUAGES} from './languages.ts'

// The other public pages, sentence by sentence of the specification (sections 2 and 8), and what they share.

for (const language of LANGUAGES) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, house: House, path: string) => page.goto(at(house, path, language))

  test(`about, ${language}: hero, mission, three values, comparison, and a call to /#pricing`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/over-ons/')
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('heading', {name: say('Onze missie', 'Our mission')})).toBeVisible()
    const values = page.getByRole('region', {name: say('Waar we voor staan', 'What we stand for')})
    await expect(values.getByRole('heading', {level: 3})).toHaveText(
      language === 'nl' ? ['Klantgericht', 'Eenvoud', 'Resultaat'] : ['Customer-focused', 'Simplicity', 'Result'],
    )
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
    await page.getByRole('link', {name: say('Bekijk onze pakketten', 'See our plans')}).click()
    await page.waitForURL(`${at(house, '/', language)}#pricing`)
    await expect(page.locator('#pricing')).toBeInViewport()
  })

  test(`terms, ${language}: ten numbered sections, contact, and a button "Start now" to /#pricing`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/algemene-voorwaarden/')
    await expect(page.locator('section[data-numbered]')).toHaveCount(10)
    await expect(page.locator('section').filter({has: page.locator('#contact')})).toContainText('Voorbeeldkade 12')
    await page
      .getByRole('main')
      .getByRole('link', {name: say('Start nu', 'Start now')})
      .click()
    await page.waitForURL(`${at(house, '/', language)}#pricing`)
  })

  test(`payment succeeded, ${language}: its texts and a button to /`, async ({page, house}) => {
    await open(page, house, '/payment-success/')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('Betaling Geslaagd!', 'Payment successful'))
    await expect(page.getByRole('main')).toContainText(say('bevestiging per e-mail', 'confirmation by e-mail'))
    await page
      .getByRole('main')
      .getByRole('link', {name: say('Ga naar Dashboard', 'Go to dashboard')})
      .click()
    await page.waitForURL(at(house, '/', language))
  })

  test(`payment cancelled, ${language}: retry goes to /checkout/basis, the other button to /`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/payment-cancelled/')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('Betaling Geannuleerd', 'Payment cancelled'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', {name: say('Terug naar Dashboard', 'Back to dashboard')})).toHaveAttribute(
      'href',
      new URL(at(house, '/', language)).pathname,
    )
    await main.getByRole('link', {name: say('Probeer Opnieuw', 'Try again')}).click()
    await page.waitForURL(at(house, '/checkout/basis/', language))
  })

  test(`an unknown path, ${language}: 404, "Oops! Page not found", a link back, and the path in the console`, async ({
    page,
    house,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const response = await open(page, house, '/bestaat-niet/')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404', {exact: true})).toBeVisible()
    await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(() => warnings.join()).toContain('/bestaat-niet/')
    await page.getByRole('main').getByRole('link').click()
    await page.waitForURL(at(house, '/', language))
  })

  test(`an uncaught fault while drawing, ${language}: "Unexpected Application Error" and a way back`, async ({
    page,
    house,
  }) => {
    // A page whose content is broken after the build: what a fault in the code would look like.
    const data = await (
      await fetch(`${house.site}/page-data${language === 'nl' ? '' : '/en'}/hulp/page-data.json`)
    ).json()
    data.result.pageContext.content.faqs = null
    await page.route('**/hulp/page-data.json', (route) => route.fulfill({json: data}))
    await open(page, house, '/audit/')
    await page
      .getByRole('navigation')
      .getByRole('link', {name: say('Hulp', 'Help')})
      .click()
    await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible()
    await expect(page.getByRole('button', {name: say('Pagina opnieuw laden', 'Reload the page')})).toBeVisible()
  })
}

test('the theme is light by default, is kept under the key "theme", and "system" follows the device', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({colorScheme: 'dark'})
  const page = await context.newPage()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const logo = () =>
    page
      .locator('header svg path')
      .first()
      .evaluate((path) => getComputedStyle(path).fill)
  await page.goto(house.site)
  const light = [await ground(), await logo()]
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'}).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  const dark = [await ground(), await logo()]
  expect(dark[0]).not.toBe(light[0])
  expect(dark[1]).not.toBe(light[1])
  await page.reload()
  expect(await ground()).toBe(dark[0])
  await page.getByRole('button', {name: 'Licht', exact: true}).click()
  expect(await ground()).toBe(light[0])
  await page.getByRole('button', {name: 'Volgt je apparaat'}).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
  expect(await ground()).toBe(dark[0])
  await context.close()
})

test('a toast goes after five seconds; an error stays until it is closed', async ({page, house}) => {
  await page.clock.install()
  await page.goto(`${house.site}/aanpassingen/`)
  await page.getByRole('button', {name: 'Wijzigingen opslaan'}).click()
  const toast = page.getByText('Wijzigingen bewaard', {exact: true})
  await expect(toast).toBeVisible()
  await page.clock.runFor(4800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(400)
  await expect(toast).toBeHidden()

  await page.route('**/api/create-payment', (route) => route.abort())
  await page.goto(`${house.site}/checkout/basis/`)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  const failure = page.getByText('Betaling mislukt', {exact: true})
  await expect(failure).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(failure).toBeVisible()
  await page.getByRole('button', {name: 'Sluiten'}).last().click()
  await expect(failure).toBeHidden()
})

test('a tooltip opens after 700 ms of hovering, and at once with the keyboard', async ({page, house}) => {
  await page.goto(`${house.site}/login/`)
  const button = page.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'})
  const tip = page.getByRole('banner').locator('[data-tip]')
  await expect(tip).toBeHidden()
  await button.hover()
  const delays = await tip.evaluate((element) => {
    const [first = ''] = getComputedStyle(element).transitionDelay.split(',')
    return first
  })
  expect(delays).toBe('0.7s')
  await expect(tip).toBeVisible()
  await expect(tip).toHaveText('Schakel naar donker')
  await page.mouse.move(0, 400)
  await expect(tip).toBeHidden()
  await page.getByRole('link', {name: 'EN English'}).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tip).toBeVisible()
})
