import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {axeViolations} from '../support/axe.ts'
import {expect, type Shop, test} from './shop.ts'

/** The back office as an operator uses it: by the link in a mail, with forms and without a script. */

const OPERATOR = 'beheer@example.nl'
const WIDTHS = [375, 1280] as const

/** Each page is looked at, not only used. */
async function isSound(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

async function signIn(
  shop: Shop,
  page: Page,
  words = {email: 'E-mailadres', send: 'Stuur de link', enter: 'Aanmelden'},
) {
  const before = shop.mailbox.to(OPERATOR).length
  await page.getByLabel(words.email).fill(OPERATOR)
  await isSound(page)
  await page.getByRole('button', {name: words.send}).click()
  await isSound(page)
  const mails = () =>
    shop.mailbox
      .to(OPERATOR)
      .slice(before)
      .filter(({text}) => text?.includes('/beheer/aanmelden?link='))
  await expect.poll(() => mails().length).toBe(1)
  const [mail] = mails()
  await page.goto(mail?.text?.match(/http\S+/)?.[0] ?? '')
  await isSound(page)
  await page.getByRole('button', {name: words.enter}).click()
}

async function paid(shop: Shop, change: Record<string, unknown> = {}) {
  const bought = await shop.buy(change)
  await shop.end(bought.paymentId, 'paid')
  return bought
}

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}})

    test('an operator finds an order and refunds a part of it', async ({shop, page}) => {
      const {orderId, email, paymentId} = await paid(shop, {customerName: 'Renée de Boer'})
      await page.goto(`${shop.site}/beheer`)
      await signIn(shop, page)
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
      await expect(page.locator('.timeline')).toContainText(OPERATOR)
    })

    test('an operator cancels a subscription, in English', async ({shop, page}) => {
      const {orderId, email} = await paid(shop)
      await page.goto(`${shop.site}/beheer?order=${orderId}`)
      await page.getByRole('link', {name: 'EN'}).click()
      await signIn(shop, page, {email: 'E-mail address', send: 'Send the link', enter: 'Sign in'})
      await expect(page.getByRole('heading', {level: 1})).toHaveText(orderId)
      await page.getByRole('group').getByText('Cancel the subscription', {exact: true}).click()
      await isSound(page)
      await page.getByRole('button', {name: 'Cancel the subscription now'}).click()
      await expect(page.getByRole('status')).toHaveText('The subscription has been cancelled.')
      expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'canceled'}])
      expect(shop.mailbox.to(email).map(({messageId}) => messageId)).toContain(
        `<cancellationConfirmed-${orderId}@localhost>`,
      )
      await isSound(page)
    })

    test('an operator takes a month to the bookkeeper, and signs out', async ({shop, page}) => {
      const {orderId} = await paid(shop)
      await page.goto(`${shop.site}/beheer/export`)
      await signIn(shop, page)
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Export')
      await isSound(page)
      const coming = page.waitForEvent('download')
      await page.getByRole('link', {name: 'Download CSV'}).click()
      const download = await coming
      expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d\d\.csv$/)
      const line = readFileSync(await download.path(), 'utf8')
        .split('\r\n')
        .find((each) => each.includes(orderId))
      expect(line).toMatch(/;21;99,00;20,79;119,79$/)
      await page.getByRole('button', {name: 'Afmelden'}).click()
      await expect(page.getByRole('status')).toHaveText('Je bent afgemeld.')
      await page.goto(`${shop.site}/beheer`)
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Aanmelden')
    })
  })

test('with Mollie down the operator reads so, and the form still stands open', async ({shop, page}) => {
  const {orderId} = await paid(shop)
  await page.goto(`${shop.site}/beheer?order=${orderId}`)
  await signIn(shop, page)
  await shop.faults({kind: 'reset', call: 'DELETE /v2/customers'})
  await page.getByText('Abonnement opzeggen', {exact: true}).click()
  await page.getByRole('button', {name: 'Zeg het abonnement op'}).click()
  await expect(page.getByRole('alert')).toContainText('Mollie is nu niet te bereiken')
  await expect(page.getByRole('button', {name: 'Zeg het abonnement op'})).toBeVisible()
  expect((await shop.order(orderId)).subscription?.cancelledAt).toBeUndefined()
})
