import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'

type Texts = {
  path: string
  period: string
  pay: string
  total: string
  excl: string
  vat: string
  confirm: string
  success: string
  cancel: string
  cancelled: string
  choose: string
  paid: string
}

const TEXTS: Record<'nl' | 'en', Texts> = {
  nl: {
    path: '/',
    choose: 'Kies Pro',
    period: 'Per 3 maanden',
    total: '€ 486,78',
    excl: '€ 402,30',
    vat: '€ 84,48',
    pay: 'Doorgaan naar betaling',
    paid: 'Betaald',
    confirm: 'Bevestigen',
    success: 'Betaling Geslaagd!',
    cancel: 'Betaling annuleren',
    cancelled: 'Betaling Geannuleerd',
  },
  en: {
    path: '/en/',
    choose: 'Choose Pro',
    period: 'Per 3 months',
    total: '€486.78',
    excl: '€402.30',
    vat: '€84.48',
    pay: 'Continue to payment',
    paid: 'Paid',
    confirm: 'Confirm',
    success: 'Payment successful',
    cancel: 'Cancel payment',
    cancelled: 'Payment cancelled',
  },
}

async function goToPayment(page: Page, house: House, t: Texts) {
  await page.goto(house.site + t.path)
  await page.getByRole('link', {name: t.choose}).click()
  await page.getByRole('radio', {name: t.period}).check()
  const amount = page.locator('[data-period="quarterly"]')
  await expect(amount.getByText(t.total).first()).toBeVisible()
  await expect(amount.getByText(t.excl)).toBeVisible()
  await expect(amount.getByText(t.vat)).toBeVisible()
  await page.getByRole('button', {name: t.pay}).click()
  await page.waitForURL(`${house.mollie}/checkout/*`)
  return page.url().split('/').pop() ?? ''
}

const readPayment = async (house: House, id: string) =>
  (await fetch(`${house.mollie}/v2/payments/${id}`, {headers: {authorization: 'Bearer test_reading'}})).json()

for (const language of ['nl', 'en'] as const) {
  const t = TEXTS[language]

  test(`a visitor buys Pro per three months with iDEAL and is told that it succeeded (${language})`, async ({
    page,
    house,
  }) => {
    const id = await goToPayment(page, house, t)
    await page.getByRole('button', {name: 'iDEAL'}).click()
    await page.getByRole('radio', {name: t.paid}).check()
    await page.getByRole('button', {name: t.confirm}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(t.success)
    expect(new URL(page.url()).pathname).toBe(`${t.path}payment-success/`)

    expect(await readPayment(house, id)).toMatchObject({
      status: 'paid',
      method: 'ideal',
      amount: {currency: 'EUR', value: '486.78'},
      description: `Vindkracht, Pro, ${t.period}`,
      metadata: {
        planType: 'pro',
        billingPeriod: 'quarterly',
        priceExclVAT: '402.30',
        vatAmount: '84.48',
        totalInclVAT: '486.78',
      },
    })
    await page.goto(house.mollie)
    await expect(page.getByRole('row').filter({hasText: id})).toContainText('→ 200')
  })

  test(`a visitor who cancels on the payment page is told so, and can try again (${language})`, async ({
    page,
    house,
  }) => {
    const id = await goToPayment(page, house, t)
    await page.getByRole('button', {name: t.cancel}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(t.cancelled)
    expect(new URL(page.url()).pathname).toBe(`${t.path}payment-cancelled/`)
    expect(await readPayment(house, id)).toMatchObject({status: 'canceled'})
    await page.getByRole('link', {name: language === 'nl' ? 'Probeer Opnieuw' : 'Try again'}).click()
    await page.waitForURL(`${house.site}${t.path}checkout/basis/`)
  })
}

test('a failed payment is no order: nothing is paid and no mail is sent', async ({page, house}) => {
  await page.goto(`${house.site}/checkout/basis/`)
  await page.getByLabel('E-mailadres').fill('failed@example.nl')
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.getByRole('button', {name: 'Bancontact'}).click()
  await page.getByRole('radio', {name: 'Mislukt'}).check()
  await page.getByRole('button', {name: 'Bevestigen'}).click()
  await page.waitForURL(`${house.site}/**`)
  const messages = await (await fetch(`${house.mail}/messages`)).json()
  expect(JSON.stringify(messages)).not.toContain('failed@example.nl')
})

test('a customer who gave an address gets one confirmation, in the language of the purchase', async ({page, house}) => {
  await page.goto(`${house.site}/checkout/basis/`)
  await page.getByLabel('Naam').fill('Jo de Vries')
  await page.getByLabel('E-mailadres').fill('jo@example.nl')
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.getByRole('button', {name: 'iDEAL'}).click()
  const id = page.url().split('/').pop() ?? ''
  await page.getByRole('button', {name: 'Bevestigen'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling Geslaagd!')

  // Mollie may call again; the mail is not sent again.
  const again = await fetch(`${house.site}/api/mollie-webhook`, {method: 'POST', body: new URLSearchParams({id})})
  expect(again.status).toBe(200)
  const messages = (await (await fetch(`${house.mail}/messages`)).json()) as {
    to: {address: string}[]
    subject: string
    text: string
    messageId: string
  }[]
  const mine = messages.filter(({to}) => to.some(({address}) => address === 'jo@example.nl'))
  expect(mine).toHaveLength(1)
  expect(mine[0]?.subject).toBe('Bevestiging: je abonnement Vindkracht Basis')
  expect(mine[0]?.text).toContain('Dag Jo de Vries,')
  expect(mine[0]?.text.replaceAll('\u00a0', ' ')).toContain('Betaald incl. btw: € 119,79')
  expect(mine[0]?.messageId).toMatch(/^<confirmation-VK-[0-9A-Z]{12}@localhost>$/)
  expect(mine[0]?.text).not.toMatch(/\{\w+\}/)
})
