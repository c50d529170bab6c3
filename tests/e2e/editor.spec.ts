import {expect, test} from './house.ts'
import {field, inDraft, openDocument, publish, writeFirst} from './studio.ts'

test('an editor changes a price in the Studio: the site follows by itself, and no one is charged the old one', async ({
  browser,
  page,
  house,
}) => {
  const visitor = await browser.newPage()
  await visitor.goto(`${house.site}/checkout/basis/`)
  await expect(visitor.locator('[data-period="monthly"]')).toContainText('119,79')

  try {
    await openDocument(page, house, 'price', 'price-basis-monthly')
    const amount = field(page, 'exclVat').getByRole('spinbutton')
    await expect(amount).toHaveValue('99')
    await amount.fill('109')
    const seconds = await house.rebuiltBy(() => publish(page))
    console.log(`From Publish to the new page: ${seconds.toFixed(1)} s`)

    const fresh = await browser.newPage()
    await fresh.goto(house.site)
    await expect(fresh.locator('#pricing')).toContainText('€ 109')
    await expect(fresh.locator('#pricing')).toContainText('€ 131,89')
    await fresh.goto(`${house.site}/en/checkout/basis/`)
    await expect(fresh.locator('[data-period="monthly"]')).toContainText('€131.89')
    await fresh.close()

    // The page that was open since before: it tells the new total, and asks again.
    await visitor.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
    await expect(visitor.getByText('De prijs is zojuist gewijzigd', {exact: true})).toBeVisible()
    await expect(visitor.locator('[data-period="monthly"]')).toContainText('131,89')
    expect(visitor.url()).toContain('/checkout/basis/')
    await visitor.getByRole('button', {name: /Akkoord, betaal € 131,89/}).click()
    await visitor.waitForURL(`${house.mollie}/checkout/*`)
    const id = visitor.url().split('/').pop()
    const payment = await fetch(`${house.mollie}/v2/payments/${id}`, {headers: {authorization: 'Bearer test_reading'}})
    expect(await payment.json()).toMatchObject({
      amount: {value: '131.89'},
      metadata: {priceExclVAT: '109.00', vatAmount: '22.89', totalInclVAT: '131.89'},
    })
  } finally {
    await house.rebuiltBy(() => house.client.patch('price-basis-monthly').set({exclVat: 99}).commit())
    await visitor.close()
  }
})

test('an announced price changes page and charge together, and not before its day', async ({page, house}) => {
  const current = await house.client.getDocument('price-pro-monthly')
  if (!current) throw new Error('The price is not there')
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const pay = async () => {
    const answer = await fetch(`${house.site}/api/create-payment`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({planType: 'pro', billingPeriod: 'monthly', shownTotal: '0.01'}),
    })
    return (await answer.json()).total
  }
  try {
    const coming = {...current, _id: 'price-pro-monthly-coming', exclVat: 199, validFrom: day(3)}
    await house.rebuiltBy(() => house.client.create(coming))
    await page.goto(house.site)
    await expect(page.locator('#pricing')).toContainText('€ 149')
    expect(await pay()).toBe('180.29')

    await house.rebuiltBy(() =>
      house.client
        .patch(coming._id)
        .set({validFrom: day(-1)})
        .commit(),
    )
    await page.goto(house.site)
    await expect(page.locator('#pricing')).toContainText('€ 199')
    expect(await pay()).toBe('240.79')
  } finally {
    await house.rebuiltBy(() => house.client.delete('price-pro-monthly-coming'))
  }
})

test('an editor changes the answer to a question in Dutch and English, and both pages change', async ({
  page,
  house,
}) => {
  const before = await house.client.getDocument('faq-how-it-works')
  if (!before) throw new Error('The question is not there')
  try {
    await openDocument(page, house, 'faq', 'faq-how-it-works')
    await writeFirst(page, 'answer.nl', 'Dat gaat vanzelf. ')
    await writeFirst(page, 'answer.en', 'It does so by itself. ')
    await inDraft(house, 'faq-how-it-works', ['Dat gaat vanzelf.', 'It does so by itself.'])
    await house.rebuiltBy(() => publish(page))

    await page.goto(house.site)
    await page.getByText('Hoe werkt het?').click()
    await expect(page.getByText(/^Dat gaat vanzelf\. We leggen/)).toBeVisible()
    await page.goto(`${house.site}/en/`)
    await page.getByText('How does it work?').click()
    await expect(page.getByText(/^It does so by itself\. We place/)).toBeVisible()
  } finally {
    await house.rebuiltBy(() => house.client.createOrReplace(before))
  }
})
