import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {fillInBusiness, wantsAnother} from '../support/browser/checkoutForm.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'

async function goToPayment(page: Page, testServer: TestServer) {
  await page.goto(testServer.site)
  await page.getByRole('link', {name: 'Kies Pro'}).click()
  await page.getByRole('radio', {name: 'Per 3 maanden'}).check()
  const amount = page.locator('[data-period="quarterly"]')
  await expect(amount.getByText('€ 486,78').first()).toBeVisible()
  await expect(amount.getByText('€ 402,30')).toBeVisible()
  await expect(amount.getByText('€ 84,48')).toBeVisible()
  await fillInBusiness(page)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
  return page.url().split('/').pop() ?? ''
}

const readPayment = async (testServer: TestServer, id: string) =>
  (await fetch(`${testServer.mollie}/v2/payments/${id}`, {headers: {authorization: 'Bearer test_reading'}})).json()

// In English: web/src/screens/{checkout,payment} and functions/checkout/createPayment.test.ts.
test('a visitor buys Pro per three months with iDEAL and reads that it succeeded', async ({page, testServer}) => {
  const id = await goToPayment(page, testServer)
  await page.getByRole('button', {name: 'iDEAL'}).click()
  await page.getByRole('radio', {name: 'Betaald'}).check()
  await page.getByRole('button', {name: 'Bevestigen'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling Geslaagd!')
  expect(new URL(page.url()).pathname).toBe('/payment-success/')
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  await expect(page.getByRole('main')).toContainText(order)
  await expect(page.getByRole('main')).toContainText('Je krijgt een bevestiging')
  await page.getByRole('main').getByRole('link', {name: 'Abonnement bekijken of opzeggen'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
  await page.getByText('Pro, per 3 maanden').first().click()
  await expect(page.getByText(order)).toBeVisible()

  expect(await readPayment(testServer, id)).toMatchObject({
    status: 'paid',
    method: 'ideal',
    amount: {currency: 'EUR', value: '486.78'},
    description: 'Vindkracht, Pro, Per 3 maanden',
    metadata: {
      planType: 'pro',
      billingPeriod: 'quarterly',
      priceExclVAT: '402.30',
      vatAmount: '84.48',
      totalInclVAT: '486.78',
    },
  })
  await page.goto(testServer.mollie)
  await expect(page.getByRole('row').filter({hasText: id})).toContainText('→ 200')
})

test('a visitor who cancels on the payment page is told so, and can try again', async ({page, testServer}) => {
  const id = await goToPayment(page, testServer)
  await page.getByRole('button', {name: 'Betaling annuleren'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling Geannuleerd')
  expect(new URL(page.url()).pathname).toBe('/payment-cancelled/')
  expect(await readPayment(testServer, id)).toMatchObject({status: 'canceled'})
  // Trying again leads to what was tried; in English too: web/src/screens/payment/cancelled.test.tsx.
  await page.getByRole('link', {name: 'Probeer Opnieuw'}).click()
  await page.waitForURL(`${testServer.site}/checkout/pro/?period=quarterly`)
  await expect(page.getByRole('radio', {name: 'Per 3 maanden'})).toBeChecked()
})

type Message = {to: {address: string}[]}
const mailsTo = async (testServer: TestServer, address: string) => {
  const messages = (await (await fetch(`${testServer.mail}/messages`)).json()) as Message[]
  return messages.filter(({to}) => to.some((recipient) => recipient.address === address))
}
const control = (testServer: TestServer, action: string, body: unknown) =>
  fetch(`${testServer.mollie}/control/${action}`, {method: 'POST', body: JSON.stringify(body)})

/** Pays at Mollie's page with the outcome of that name. */
async function payAs(page: Page, testServer: TestServer, outcome: string, email?: string) {
  await page.goto(`${testServer.site}/checkout/pro/?period=quarterly`)
  await fillInBusiness(page, email)
  await expect(page.getByRole('radio', {name: 'Per 3 maanden'})).toBeChecked()
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.getByRole('button', {name: 'iDEAL'}).click()
  const id = page.url().split('/').pop() ?? ''
  await page.getByRole('radio', {name: outcome}).check()
  await page.getByRole('button', {name: 'Bevestigen'}).click()
  return id
}

test('beside the pay button stands what is paid today, what and when next, how to stop, and the terms', async ({
  page,
  testServer,
}) => {
  await page.clock.setFixedTime('2098-11-30T12:00:00Z')
  await page.goto(`${testServer.site}/checkout/pro/?period=quarterly`)
  const amount = page.locator('[data-period="quarterly"]')
  await expect(amount).toContainText('€ 486,78')
  // The sentences of the other periods are there, hidden.
  const shown = {useInnerText: true}
  await expect(page.locator('form p').filter({hasText: 'Daarna elke', visible: true})).toHaveText(
    /^Daarna elke 3 maanden €\s486,78, voor het eerst op 28 februari 2099\.$/,
    shown,
  )
  await expect(page.locator('form p').filter({hasText: 'Door te betalen geef je', visible: true})).toHaveText(
    'Door te betalen geef je een machtiging voor automatische incasso en ga je akkoord met de algemene voorwaarden.',
    shown,
  )
  await expect(page.locator('#debit')).toContainText('tenzij je eerder opzegt', shown)
  const ideal = page.getByRole('list', {name: 'Betaalmethoden'}).getByRole('listitem').filter({hasText: 'iDEAL'})
  await ideal.scrollIntoViewIfNeeded()
  const logo = ideal.locator('img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32)
  const [ours, mollies] = [await logo.getAttribute('src'), '/methods/ideal.svg'] as const
  const text = async (address: string) => (await fetch(address)).text()
  expect(await text(testServer.site + ours)).toBe(await text(testServer.mollie + mollies))
})

test('R3: who comes back from a pending payment is told to wait, never that it succeeded, and hears when it is in', async ({
  page,
  testServer,
}) => {
  const said: string[] = []
  await page.exposeFunction('saw', (text: string) => said.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const headings = [...document.querySelectorAll<HTMLElement>('main h1, main [data-while-waiting] p')]
      for (const heading of headings)
        if (heading.offsetParent) (window as unknown as {saw: (text: string) => void}).saw(heading.textContent ?? '')
    }).observe(document, {subtree: true, childList: true, attributes: true})
  })
  const id = await payAs(page, testServer, 'In behandeling')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('We wachten op je betaling')
  await page.reload()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('We wachten op je betaling')
  expect(said).toContain('We wachten op je betaling')
  expect(said).not.toContain('Betaling Geslaagd!')
  // In English it is the same order.
  await page.getByRole('banner').getByRole('link', {name: 'EN English'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Waiting for your payment')
  await control(testServer, 'payment', {id, status: 'paid'})
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Payment successful')
})

test('R2: a payment that failed leads to the cancelled page, whose retry goes to what was tried', async ({
  page,
  testServer,
}) => {
  await payAs(page, testServer, 'Mislukt')
  await page.waitForURL(`${testServer.site}/payment-cancelled/**`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling niet gelukt')
  await page.getByRole('link', {name: 'Probeer Opnieuw'}).click()
  await page.waitForURL(`${testServer.site}/checkout/pro/?period=quarterly`)
  // The form is filled in as before.
  await expect(page.getByLabel('Website')).toHaveValue('voorbeeld.nl')
  await wantsAnother(page)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
})

test('R10: two tabs of one browser lead to one payment, and after paying a third is told that it is paid', async ({
  page,
  context,
  testServer,
}) => {
  const pay = async (tab: Page) => {
    await tab.goto(`${testServer.site}/checkout/basis/`)
    await hydrate(tab)
    await fillInBusiness(tab)
    await tab.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
    await tab.waitForURL(/checkout\/tr_|payment-success/)
    return tab.url()
  }
  const first = await pay(page)
  const second = await pay(await context.newPage())
  expect(second).toBe(first)
  await fetch(first, {method: 'POST', body: new URLSearchParams({final_state: 'paid'}), redirect: 'manual'})
  const third = await context.newPage()
  expect(await pay(third)).toContain('/payment-success/?order=VK-')
  await expect(third.getByRole('heading', {level: 1})).toHaveText('Betaling Geslaagd!')
  // A payment ends the attempt: the next purchase is one of its own.
  expect(await pay(third)).toContain('/checkout/tr_')
})

test('a mistyped address is put right on the page after paying, and the confirmation is sent again', async ({
  page,
  testServer,
}) => {
  const [typo, right] = ['typo', 'right'].map((name) => `${name}-${randomUUID()}@example.nl`) as [string, string]
  await payAs(page, testServer, 'Betaald', typo)
  await page.getByText(/^Klopt je e-\S*mailadres niet\?$/).click()
  await page.getByLabel('E-mailadres').fill(right)
  await page.getByRole('button', {name: 'Stuur de bevestiging'}).click()
  await expect(page.getByRole('status').filter({hasText: right})).toBeVisible()
  await expect.poll(async () => (await mailsTo(testServer, right)).length).toBe(2)
  // The mistyped address hears that it gets nothing more.
  await expect.poll(async () => (await mailsTo(testServer, typo)).length).toBe(2)
})

test('R19: no secret of the test server is in what the site serves', async ({testServer}) => {
  const files = testServer.files.filter(({address}) => /\.(html|js|json|xml|txt|css|map)$/.test(address))
  expect(files.length).toBeGreaterThan(100)
  const secrets = [testServer.functionsKey, testServer.secret('link-secret'), 'test_localsandbox', testServer.folder]
  for (const {address, file} of files) {
    const text = readFileSync(file, 'utf8')
    expect([address, secrets.filter((secret) => text.includes(secret))]).toEqual([address, []])
  }
})
