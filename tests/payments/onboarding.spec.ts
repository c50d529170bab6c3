import {axeViolations} from '../support/browser/axe.ts'
import {expect, test} from './shop.ts'

/** The first 24 hours of a customer: begun on a phone, finished elsewhere. */

const PHONE = {width: 360, height: 740}
const DESKTOP = {width: 1280, height: 800}

test('details given on a phone are there on another computer, which completes them without scripts', async ({
  shop,
  browser,
}) => {
  const {paymentId, orderId, email} = await shop.buy()
  await shop.end(paymentId, 'paid')
  const address = shop.site + (await shop.manageAddress(orderId))

  const onPhone = await browser.newContext({viewport: PHONE, isMobile: true, hasTouch: true})
  const phone = await onPhone.newPage()
  await phone.goto(address)
  const first = phone.locator('#first-day')
  await expect(first.locator('[aria-current=step]')).toContainText('Je vertelt ons over je website')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  const forInvoice = phone.getByRole('region', {name: 'Voor je factuur'})
  await forInvoice.getByLabel('Bedrijf', {exact: true}).fill('Bakkerij Jansen')
  await forInvoice.getByLabel('Land', {exact: true}).selectOption('NL')
  await forInvoice.getByLabel('Straat en huisnummer').fill('Kade 1')
  await forInvoice.getByLabel('Postcode').fill('3511 AA')
  await forInvoice.getByLabel('Plaats', {exact: true}).fill('Utrecht')
  expect(await axeViolations(phone)).toEqual([])
  await phone.getByRole('button', {name: 'Maak mijn factuur'}).tap()
  await expect(forInvoice).toHaveCount(0)
  await first.getByLabel('Website', {exact: true}).fill('voorbeeld.nl')
  await phone.getByRole('button', {name: 'Bewaar je gegevens'}).tap()
  await expect(phone.getByRole('status')).toHaveText('Je gegevens zijn bewaard.')
  await expect(first.getByLabel('Website', {exact: true})).toHaveCount(0)
  await expect(first.getByLabel('Soort bedrijf')).toBeVisible()
  expect(await axeViolations(phone)).toEqual([])
  await onPhone.close()
  expect((await shop.order(orderId)).onboarding?.toldAt).toBeUndefined()

  const elsewhere = await browser.newContext({viewport: DESKTOP, javaScriptEnabled: false})
  const desktop = await elsewhere.newPage()
  await desktop.goto(address)
  await expect(desktop.getByLabel('Bedrijf', {exact: true})).toHaveValue('Bakkerij Jansen')
  await expect(desktop.getByLabel('Website', {exact: true})).toHaveValue('https://voorbeeld.nl/')
  await expect(desktop.getByLabel('Plaats', {exact: true})).toHaveValue('Utrecht')
  const rest = {businessType: 'Bakkerij', keywords: 'brood, taart'}
  for (const [name, value] of Object.entries(rest)) await desktop.locator(`[name=${name}]`).fill(value)
  await desktop.locator('[name=access]').selectOption('together')
  await desktop.getByRole('button', {name: 'Bewaar je gegevens'}).click()
  await expect(desktop.locator('#first-day')).toContainText('We hebben alles.')
  await expect(desktop.locator('[aria-current=step]')).toContainText('We bellen je om het samen te doen.')
  await expect(desktop.getByRole('link', {name: /^Factuur TEST-/})).toBeVisible()
  await elsewhere.close()

  const {onboarding, staffNotifications, details} = await shop.order(orderId)
  expect(onboarding?.toldAt).toBeTruthy()
  expect(staffNotifications.map(({kind}) => kind)).toEqual(['orderPaid', 'readyToBegin'])
  const told = {company: 'Bakkerij Jansen', street: 'Kade 1', postalCode: '3511 AA', city: 'Utrecht'}
  expect(details).toMatchObject({...told, ...rest, access: 'together'})
  expect(shop.mailbox.to(email).map(({subject}) => subject)).toEqual([
    expect.stringMatching(/^Bevestiging/),
    expect.stringMatching(/^Factuur TEST-/),
  ])
})
