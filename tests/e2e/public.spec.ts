import {at, WORDED_LANGUAGES} from '../support/browser/languages.ts'
import {expect, HOSTED, test} from '../support/browser/testServer.ts'

// Public pages as only a browser and a server show them. Their words: web/src/screens/public.test.tsx.

for (const language of WORDED_LANGUAGES)
  test(
    `an unknown path, ${language}: 404, "Oops! Page not found", a link back, and the path in the console`,
    HOSTED,
    async ({page, testServer}) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      const response = await page.goto(at(testServer, '/bestaat-niet/', language))
      expect(response?.status()).toBe(404)
      await expect(page.getByText('404', {exact: true})).toBeVisible()
      await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect.poll(() => warnings.join()).toContain('/bestaat-niet/')
      await page.getByRole('main').getByRole('link').first().click()
      await page.waitForURL(at(testServer, '/', language))
    },
  )

test(
  'an uncaught error while rendering shows "Unexpected Application Error" and a way back',
  HOSTED,
  async ({page, testServer}) => {
    // A page whose content is broken after the build: what a fault in the code would look like.
    const data = await (await fetch(`${testServer.site}/page-data/hulp/page-data.json`)).json()
    data.result.pageContext.content.faqs = null
    await page.route('**/hulp/page-data.json', (route) => route.fulfill({json: data}))
    await page.goto(at(testServer, '/audit/', 'nl'))
    await page.getByRole('navigation').getByRole('link', {name: 'Hulp'}).click()
    await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible()
    await expect(page.getByRole('button', {name: 'Pagina opnieuw laden'})).toBeVisible()
  },
)

test(
  'the theme is light by default, is kept under the key "theme", and "system" follows the device',
  HOSTED,
  async ({browser, testServer}) => {
    const context = await browser.newContext({colorScheme: 'dark'})
    const page = await context.newPage()
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const logo = () =>
      page
        .locator('header svg path')
        .first()
        .evaluate((path) => getComputedStyle(path).fill)
    await page.goto(testServer.site)
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
  },
)

test('a tooltip opens after 700 ms of hovering, and at once with the keyboard', async ({page, testServer}) => {
  await page.goto(`${testServer.site}/login/`)
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
  await expect(tip).toHaveText('Schakel naar donker', {useInnerText: true})
  await page.mouse.move(0, 400)
  await expect(tip).toBeHidden()
  await page.getByRole('banner').locator('a[hreflang]').last().focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tip).toBeVisible()
})
