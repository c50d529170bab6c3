import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import AdmZip from 'adm-zip'
import {monthOf, quarterOf} from '../../functions/billing/ledger/month.ts'
import {axeViolations} from '../support/browser/axe.ts'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {AdminSession} from './adminSession.ts'
import {BOOKKEEPER, expect, OPERATOR, type Shop, test} from './shop.ts'

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

const BELGIAN = {
  ...{company: 'Bakkerij Peeters', website: 'voorbeeld.be', country: 'BE', vatNumber: 'BE0123456749'},
  ...{street: 'Kade 1', postalCode: '1000', city: 'Brussel', shownTotal: '99.00'},
}

test('a bookkeeper signs in by a link of their own, takes a quarter along, books it at Moneybird, and can do nothing else', async ({
  shop,
  page,
}) => {
  const dutch = await paid(shop)
  const {orderId} = await paid(shop, BELGIAN)
  const invoiceOf = async () => (await shop.order(orderId)).payments[0]?.invoice ?? ''
  await expect.poll(invoiceOf).toMatch(/^TEST-/)
  const mailed = () =>
    shop.mailbox
      .to(BOOKKEEPER)
      .map(({text}) => text?.match(/http\S+\/beheer\/aanmelden\?link=\S+/)?.[0])
      .findLast(Boolean) ?? ''
  await page.goto(`${shop.site}/beheer`)
  await page.getByLabel('E-mailadres').fill(BOOKKEEPER)
  await page.getByRole('button', {name: 'Stuur de link'}).click()
  await expect.poll(mailed).toBeTruthy()
  await page.goto(mailed())
  await page.getByRole('button', {name: 'Aanmelden'}).click()
  const heading = page.getByRole('heading', {level: 1})
  await expect(heading).toHaveText(/^Boekhouding, /)
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Boekhouding', 'Uitbetalingen'])

  const quarter = quarterOf(monthOf(new Date((await shop.order(orderId)).paidAt ?? '')))
  await page.getByLabel('Kwartaal of maand').selectOption(quarter)
  await page.getByRole('button', {name: 'Toon'}).click()
  await expect(heading).toHaveText(/^Boekhouding, \de kwartaal 20\d\d$/)
  await expect(page.locator('#vat')).toContainText('3b')
  await expect(page.locator('#icp')).toContainText('BE0123456749')
  await page.locator('#money summary', {hasText: 'Betaald, nog zonder factuur'}).click()
  await expect(page.locator('#money')).toContainText(dutch.orderId)
  await isSound(page)

  const download = async (name: string) => {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', {name}).click()
    const file = await coming
    return {name: file.suggestedFilename(), bytes: readFileSync(await file.path())}
  }
  const zip = await download('Download zip')
  expect(zip.name).toBe(`boekhouding-${quarter}.zip`)
  expect(new AdmZip(zip.bytes).getEntries().map(({entryName}) => entryName)).toContain(
    `factuur-${await invoiceOf()}.pdf`,
  )
  const csv = await download('Betalingen (CSV)')
  expect(csv.name).toBe(`export-${quarter}.csv`)
  const lines = csv.bytes.toString().split('\r\n')
  expect(lines.find((line) => line.includes(dutch.orderId))).toMatch(/;21;99,00;20,79;119,79$/)
  expect(lines.find((line) => line.includes(orderId))).toMatch(/;0;99,00;0,00;99,00$/)

  await page.getByRole('button', {name: 'Boek 1 document'}).click()
  await expect(page.getByRole('status')).toHaveText('Het boeken is begonnen.')
  const moneybird = page.locator('#moneybird')
  await expect(async () => {
    await page.reload() // a slow machine goes on after the answer
    await expect(moneybird).toContainText('Alles van deze periode staat in Moneybird.')
  }).toPass({timeout: WAIT_LIMIT_MS})
  await moneybird.getByText('Per document').click()
  await expect(moneybird.getByRole('listitem')).toHaveText(`${await invoiceOf()} Geboekt`)
  await isSound(page)
  const {contacts, invoices} = shop.moneybird.kept
  expect(contacts).toMatchObject([{company_name: 'Bakkerij Peeters', tax_number: 'BE0123456749'}])
  expect(invoices).toMatchObject([{reference: await invoiceOf(), total_price_incl_tax: '99.0', attachments: [{}]}])

  await page.getByRole('link', {name: 'Uitbetalingen'}).click()
  await expect(heading).toHaveText(/^Uitbetalingen, /)
  await isSound(page)

  await page.goto(`${shop.site}/beheer?order=${orderId}`)
  await expect(heading).toHaveText('Dit is niet voor jou')
  await isSound(page)
  await page.getByRole('button', {name: 'Afmelden', exact: true}).click()
  await expect(page.getByRole('status')).toHaveText('Je bent afgemeld.')
  await page.goto(`${shop.site}/beheer`)
  await expect(heading).toHaveText('Aanmelden')
})

test.describe('on a phone', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
  test.use({userAgent, hasTouch: true})

  test('an operator finds a customer by an invoice number, completes the address, and sees the invoice go out', async ({
    shop,
    page,
  }) => {
    const business = {company: 'Bakkerij Jansen', website: 'voorbeeld.nl', country: 'NL'}
    const {orderId, email} = await paid(shop, {
      ...{...business, street: 'Kade 1', postalCode: '3511 AA', city: 'Utrecht'},
    })
    const number = await invoiceOf(shop, orderId)
    const second = {...business, website: 'webwinkel.voorbeeld.nl', customerEmail: email, again: 'website'}
    const {orderId: waiting} = await paid(shop, second)

    await enter(shop, page, '/beheer')
    await isSound(page)
    await page.getByRole('searchbox', {name: 'Zoeken'}).fill(number)
    await page.getByRole('button', {name: 'Toon'}).click()
    await page.getByRole('link', {name: orderId}).click()
    await page.getByText('Klant', {exact: true}).click()
    await page.getByRole('link', {name: 'Alles van deze klant'}).click()
    await isSound(page)
    await page.getByRole('listitem').filter({hasText: waiting}).getByRole('link').first().click()

    await page.getByText('Wat je kunt doen').click()
    await page.getByText('Bedrijfsgegevens aanpassen').click()
    await page.getByLabel('Straat en nummer').fill('Nieuwe Kade 2')
    await page.getByLabel('Postcode').fill('3512 BB')
    await page.getByLabel('Plaats', {exact: true}).fill('Utrecht')
    await page.getByLabel('Waarom, en wie vroeg erom').fill('Belde')
    await page.getByRole('button', {name: 'Bewaar deze gegevens'}).click()
    await expect(page.getByRole('status')).toContainText('De bedrijfsgegevens zijn aangepast')
    await page.getByText('Facturen', {exact: true}).click()
    await expect(page.getByRole('link', {name: /^Factuur TEST-/})).toBeVisible()
    await isSound(page)
    const told = () => shop.mailbox.to(email).map(({subject}) => subject)
    await expect.poll(told).toContainEqual(expect.stringMatching(/^Factuur TEST-/))
    expect(told()).toContainEqual(expect.stringContaining('gegevens'))
  })
})

/** The number of the first invoice of an order. */
async function invoiceOf(shop: Shop, orderId: string): Promise<string> {
  const number = async () => (await shop.order(orderId)).payments[0]?.invoice ?? ''
  await expect.poll(number).toMatch(/^TEST-/)
  return number()
}
