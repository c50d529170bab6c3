import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {errorsOf} from '../support/browser/errorsOf.ts'
import {hydrate, settled} from '../support/browser/hydrated.ts'
import {at} from '../support/browser/languages.ts'
import {expect, test} from '../support/browser/testServer.ts'
import {translatePages} from '../support/browser/translated.ts'

/** The form was refused once; and React says that a page was changed before it came, and draws it anew. */
const isExpected = (error: string) => /#418|status of 400/.test(error)

// Pages as Chrome and Edge have them once they translate Dutch by themselves.

test('a purchase with a mistake in it works on translated pages, from the checkout to the customer’s page', async ({
  page,
  testServer,
}) => {
  const errors = errorsOf(page)
  await translatePages(page)
  await page.goto(at(testServer, '/checkout/pro/', 'nl'))
  await hydrate(page)
  const pay = page.getByRole('button', {name: 'Doorgaan naar betaling'})
  const website = page.getByLabel('Website', {exact: true})
  await page.locator('#period-quarterly').check()
  await fillInBusiness(page)
  await website.fill('geen')
  await pay.click()
  await expect(website).toBeFocused()
  await expect(page.locator('#customer-email')).toHaveValue('jo@example.nl')
  await website.fill('voorbeeld.nl')
  await pay.click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
  await page.getByRole('button', {name: 'iDEAL'}).click()
  await page.getByRole('radio', {name: 'Betaald'}).check()
  await page.getByRole('button', {name: 'Bevestigen'}).click()
  await page.waitForURL(`${testServer.site}/payment-success/*`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling Geslaagd!')
  await page.getByRole('link', {name: 'Abonnement bekijken of opzeggen'}).click()
  await expect(page.getByRole('heading', {level: 1})).toContainText('Je abonnement loopt')
  expect(errors.filter((error) => !isExpected(error))).toEqual([])
})

test('controls of the demo work on translated pages', async ({page, testServer}) => {
  const errors = errorsOf(page)
  await translatePages(page)
  await page.goto(`${testServer.site}/dashboard/`)
  await settled(page)
  await page.getByText('Toon als tabel').click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.goto(`${testServer.site}/aanpassingen/`)
  const card = page.locator('article').first()
  await card.getByRole('button', {name: 'Bewerken'}).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Anders')
  await page.getByRole('button', {name: 'Opslaan', exact: true}).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toContainText('Anders')
  await page.goto(`${testServer.site}/informatie/`)
  await page.getByRole('switch').first().click()
  await expect(page.getByText('Instelling gewijzigd', {exact: true}).first()).toBeVisible()
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
  expect(errors.filter((error) => !isExpected(error))).toEqual([])
})
