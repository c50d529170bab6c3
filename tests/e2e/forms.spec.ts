import type {Locator, Page} from '@playwright/test'
import {axeViolations} from '../support/browser/axe.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {expect, test} from '../support/browser/testServer.ts'

// Forms of the site with scripts and without; mail, admin and what is refused: functions/forms/form.endpoint.test.ts.

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function fillIn(form: Locator, phone: string) {
  await form.getByLabel('Je naam').fill('Jo de Vries')
  await form.getByLabel('Je telefoonnummer').fill(phone)
  await form.getByLabel('Wanneer bellen we?').selectOption({label: 'Maakt niet uit'})
  await form.getByLabel('Jullie mogen mij bellen').check()
}

test('with scripts a form says what is wrong, and thanks on the page', async ({page, testServer}) => {
  await page.setViewportSize({width: 375, height: 800})
  await page.goto(`${testServer.site}/contact/`)
  await hydrate(page)
  const form = page.getByRole('region', {name: 'Laat je terugbellen'})
  const button = form.getByRole('button', {name: 'Vraag ons te bellen'})
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Je naam')).toBeFocused()
  await expect(form.getByText('Zet hier een vinkje')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await fillIn(form, '020 123 45 67')
  await button.click()
  await expect(form.getByRole('status')).toBeFocused()
  await expect(form.getByRole('status')).toContainText('We bellen je')
  expect(new URL(page.url()).pathname).toBe('/contact/')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('a form is answered by pages that keep what was typed', async ({page, testServer}) => {
    await page.setViewportSize({width: 375, height: 800})
    await page.goto(`${testServer.site}/contact/`)
    const form = page.locator('form:has([value="form-callback"])')
    await expect(form.getByText('Laat dit veld leeg')).not.toBeInViewport()
    await fillIn(form, '12')
    await form.getByRole('button').click()
    await expect(page.getByRole('alert')).toContainText('Je telefoonnummer: Dit is nog geen telefoonnummer.')
    await expect(page.getByLabel('Je telefoonnummer')).toBeFocused()
    await expect(page.getByLabel('Je naam')).toHaveValue('Jo de Vries')
    await expect(page.getByLabel('Jullie mogen mij bellen')).toBeChecked()
    await page.getByLabel('Je telefoonnummer').fill('020 765 43 21')
    await page.getByRole('button', {name: 'Vraag ons te bellen'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('We bellen je')
    await page.reload()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('We bellen je')
  })
})

test.describe('the website that a visitor names, without JavaScript', () => {
  // A browser that says that nobody sits before it gets the form alone.
  test.use({javaScriptEnabled: false, userAgent: 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'})

  test('is measured on a page of its own, with its plans, by an address that measures again', async ({
    page,
    testServer,
  }) => {
    await page.setViewportSize({width: 375, height: 800})
    await page.goto(`${testServer.site}/`)
    await page.getByLabel('Adres van je website').fill(new URL(testServer.site).host)
    await page.getByRole('button', {name: 'Meet de wind'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^De wind op localhost/)
    // Our own answers that do not depend on how busy the machine is.
    await expect(page.getByText(/^In orde: (9|10) van de 10 vragen\.$/)).toBeVisible()
    await expect(page.getByRole('link', {name: 'Kies Pro'})).toHaveAttribute('href', '/checkout/pro/')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.reload()
    await expect(page.getByText(/^In orde: (9|10) van de 10 vragen\.$/)).toBeVisible()
    await page.getByRole('link', {name: 'English'}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^The wind on localhost/)
  })

  test('is refused in the form when it is this machine', async ({page, testServer}) => {
    await page.goto(`${testServer.site}/en/measure-the-wind/`)
    await page.getByRole('textbox').fill('127.0.0.1:22')
    await page.getByRole('button', {name: 'Measure the wind'}).click()
    await expect(page.getByRole('alert')).toContainText('This isn’t a public address.')
    await expect(page.getByRole('textbox')).toBeFocused()
  })
})
