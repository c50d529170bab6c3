import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {monthOf} from '../../functions/billing/ledger/month.ts'
import {axeViolations} from '../support/browser/axe.ts'
import {AdminSession} from './adminSession.ts'
import {expect, OPERATOR, type Shop, test} from './shop.ts'

/**
 * The back office in a browser: by the link in a mail, with forms and without a script, on a telephone and on a desk. What each
 * act does, and what a page says when it fails: functions/admin/{admin,signIn}.endpoint.test.ts.
 */
const PHONE = {width: 375, height: 800}
const DESKTOP = {width: 1280, height: 800}
test.use({viewport: PHONE})

/** Looks at a page at both widths; leaves it as a telephone shows it. */
async function isSound(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
}

async function paid(shop: Shop, change: Record<string, unknown> = {}) {
  const bought = await shop.buy(change)
  await shop.end(bought.paymentId, 'paid')
  return bought
}

/** Opens an address of the back office as somebody who has signed in. */
async function enter(shop: Shop, page: Page, address: string) {
  const {cookie} = await AdminSession.open(shop)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{name, value, url: shop.site}])
  await page.goto(shop.site + address)
}

test('an operator signs in by the link in a mail, finds an order and refunds a part of it', async ({shop, page}) => {
  const {orderId, email, paymentId} = await paid(shop, {customerName: 'Renée de Boer'})
  const mailed = () =>
    shop.mailbox
      .to(OPERATOR)
      .map(({text}) => text?.match(/http\S+\/beheer\/aanmelden\?link=\S+/)?.[0])
      .findLast(Boolean) ?? ''
  await page.goto(`${shop.site}/beheer`)
  await page.getByLabel('E-mailadres').fill(OPERATOR)
  await isSound(page)
  await page.getByRole('button', {name: 'Stuur de link'}).click()
  await isSound(page)
  await expect.poll(mailed).toBeTruthy()
  await page.goto(mailed())
  await isSound(page)
  await page.getByRole('button', {name: 'Aanmelden'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bestellingen')
  await isSound(page)

  await page.getByRole('searchbox', {name: 'Zoeken'}).fill('renee de boer')
  await page.getByRole('button', {name: 'Toon'}).click()
  await page.getByRole('link', {name: orderId}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(orderId)
  await expect(page.getByText(email).first()).toBeVisible()
  await isSound(page)

  await page.getByText(/^Terugbetalen: Eerste, /).click()
  const amount = page.getByLabel('Bedrag in euro’s')
  await expect(amount).toHaveValue('119,79')
  await amount.fill('120')
  await page.getByRole('button', {name: 'Verder'}).click()
  await expect(page.getByRole('alert')).toContainText('tussen € 0,01 en € 119,79')
  await isSound(page)
  await amount.fill('19,79')
  await page.getByRole('button', {name: 'Verder'}).click()
  await isSound(page)
  await page.getByRole('button', {name: 'Betaal € 19,79 terug'}).click()
  await expect(page.getByRole('status')).toHaveText('De terugbetaling is doorgegeven aan Mollie.')
  await isSound(page)
  expect(shop.sandbox.store.list('refund', 'paymentId', paymentId)).toMatchObject([{amount: {value: '19.79'}}])
  await expect(page.getByText(`€ 19,79 van ${paymentId} terugbetaald`)).toBeVisible()
  await expect(page.locator('#history')).toContainText(OPERATOR)
})

test('an operator cancels a subscription, in English', async ({shop, page}) => {
  const {orderId} = await paid(shop)
  await enter(shop, page, `/beheer?order=${orderId}`)
  await page.getByRole('link', {name: 'EN', exact: true}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(orderId)
  const button = page.getByRole('button', {name: 'Cancel the subscription now'})
  await expect(button).toBeHidden()
  await page.getByRole('group').getByText('Cancel the subscription', {exact: true}).click()
  await isSound(page)
  await button.click()
  await expect(page.getByRole('status')).toHaveText('The subscription has been cancelled.')
  expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'canceled'}])
  await isSound(page)
})

test('an operator takes a month to the bookkeeper, and signs out', async ({shop, page}) => {
  const {orderId} = await paid(shop)
  const month = monthOf(new Date((await shop.order(orderId)).paidAt ?? ''))
  await enter(shop, page, `/beheer/export?month=${month}`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Export')
  await isSound(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', {name: 'Download CSV'}).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`export-${month}.csv`)
  const line = readFileSync(await download.path(), 'utf8')
    .split('\r\n')
    .find((each) => each.includes(orderId))
  expect(line).toMatch(/;21;99,00;20,79;119,79$/)
  await page.getByRole('button', {name: 'Afmelden', exact: true}).click()
  await expect(page.getByRole('status')).toHaveText('Je bent afgemeld.')
  await page.goto(`${shop.site}/beheer`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Aanmelden')
})
