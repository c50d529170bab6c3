import {axeViolations} from '../support/browser/axe.ts'
import {expect, type Shop, test} from './shop.ts'

/**
 * The customer's page in a browser: what is shown and hidden, the keyboard, the way to Mollie and back, and accessibility in each
 * of its states. Its words and effects, in both languages: functions/portal/{portal,signIn,subscription}.endpoint.test.ts.
 */
async function paid(shop: Shop) {
  const bought = await shop.buy()
  await shop.end(bought.paymentId, 'paid')
  return {...bought, address: await shop.manageAddress(bought.orderId)}
}

test('a customer cancels by the link in the mail, and takes that back', async ({shop, page}) => {
  const {address, orderId, email} = await paid(shop)
  await page.goto(shop.site + address)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
  expect(await axeViolations(page)).toEqual([])
  // One has to ask for it before there is a button that ends something.
  const button = page.getByRole('button', {name: 'Opzegging bevestigen'})
  await expect(button).toBeHidden()
  await page.getByRole('heading', {level: 3, name: 'Abonnement opzeggen'}).click()
  await expect(page.locator('#cancel').getByText('Er geldt geen boete')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({width: 320, height: 700})
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Looking changes nothing: mail scanners follow links.
  expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'active'}])

  await button.click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement is opgezegd')
  expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'canceled'}])
  expect(shop.mailbox.to(email)[1]?.messageId).toBe(`<cancellationConfirmed-${orderId}@localhost>`)
  await expect(button).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', {name: 'Toch doorgaan'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
  await page.reload()
  expect(await shop.subscriptions(orderId)).toHaveLength(2)
})

test('without its mail, a customer asks for a link that works once', async ({shop, page}) => {
  const {email} = await paid(shop)
  const mailed = () =>
    shop.mailbox
      .to(email)
      .at(-1)
      ?.text?.match(/http\S+\?link=\S+/)?.[0] ?? ''
  const field = page.getByLabel('E-mailadres')
  const open = page.getByRole('button', {name: 'Naar mijn abonnement'})
  await page.goto(`${shop.site}/abonnement`)
  await field.fill('jo')
  await page.getByRole('button', {name: 'Stuur mij een link'}).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await axeViolations(page)).toEqual([])
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kijk in je e-\u2060mail')
  expect(await axeViolations(page)).toEqual([])
  await expect.poll(mailed).toBeTruthy()
  await page.goto(mailed())
  expect(await axeViolations(page)).toEqual([])
  await open.click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
  await page.goto(mailed())
  await open.click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Deze link werkt niet')
  await expect(field).toBeVisible()
})

test('details are filled in by keyboard: what is wrong is led to, and what was typed stays', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  await page.setViewportSize({width: 360, height: 740})
  await page.goto(shop.site + address)
  await page.getByText('Vul je gegevens in').click()
  await page.getByLabel('Soort bedrijf').fill('Bakkerij')
  await page.getByLabel('Website', {exact: true}).fill('localhost')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Website', {exact: true})).toBeFocused()
  await page.getByRole('alert').getByRole('link', {name: 'Website'}).press('Enter')
  await expect(page.getByLabel('Website', {exact: true})).toBeFocused()
  await expect(page.getByLabel('Website', {exact: true})).toHaveAccessibleDescription(/adres van je site/)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByLabel('Website', {exact: true}).fill('voorbeeld.nl')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Je gegevens zijn bewaard.')
  expect((await shop.order(orderId)).details).toMatchObject({
    businessType: 'Bakkerij',
    website: 'https://voorbeeld.nl/',
  })
})

test('another mail address takes over once its own link is opened', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  const next = `next-${orderId.toLowerCase()}@example.nl`
  await page.goto(shop.site + address)
  await page.locator('#address summary').click()
  await page.getByLabel('Nieuw e-\u2060mailadres').fill(next)
  await page.getByRole('button', {name: 'Stuur de link'}).click()
  await expect(page.getByRole('status')).toContainText('onderweg')
  await page.goto(shop.mailbox.to(next)[0]?.text?.match(/http\S+key=\S+/)?.[0] ?? '')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', {name: 'Ja, gebruik dit adres'}).click()
  await expect(page.getByRole('status')).toHaveText('Je e-\u2060mailadres is veranderd.')
  expect((await shop.call(address)).status).toBe(404)
})

test('another account or card: a cent is paid at Mollie and comes back, and no period was paid', async ({
  shop,
  page,
}) => {
  const {address, orderId} = await paid(shop)
  const [before] = await shop.subscriptions(orderId)
  await page.goto(shop.site + address)
  await page.locator('#method summary').click()
  await page.getByRole('button', {name: 'Andere rekening of kaart'}).click()
  await page.waitForURL(/\/checkout\/tr_/)
  await shop.end(new URL(page.url()).pathname.split('/').pop() ?? '', 'paid')
  await page.goto(`${shop.site}${address}&done=method`)
  await expect(page.getByRole('status')).toContainText('nieuwe rekening of kaart')
  expect(await axeViolations(page)).toEqual([])
  const [after] = await shop.subscriptions(orderId)
  expect(after?.status).toBe('active')
  expect(after?.mandateId).not.toBe(before?.mandateId)
  expect((await shop.order(orderId)).payments).toHaveLength(1)
})

test('a dearer plan: the sum is read, paid at Mollie, and the new plan holds', async ({shop, page}) => {
  await shop.control('reset') // to the functions' own time: the sum is that of the days left, and other tests let months pass
  const {address, orderId} = await paid(shop)
  await page.goto(shop.site + address)
  await page.getByRole('link', {name: /Pro, maandelijks/}).click()
  await expect(page.getByRole('heading', {name: 'Overstappen naar Pro, maandelijks'})).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const today = await page.locator('#change dl > div', {hasText: 'Vandaag te betalen'}).locator('dd').innerText()
  await page.getByRole('button', {name: /^Betaal .* en stap over$/}).click()
  await page.waitForURL(/\/checkout\/tr_/)
  const paymentId = new URL(page.url()).pathname.split('/').pop() ?? ''
  const asked = shop.sandbox.store.get('payment', paymentId)?.amount.value ?? ''
  expect(today.replace(/\D/g, '')).toBe(asked.replace(/\D/g, ''))
  await shop.end(paymentId, 'paid')
  await page.goto(`${shop.site}${address}&done=plan`)
  await expect(page.getByRole('status')).toHaveText('Je overstap is klaar: je hebt nu Pro.')
  expect(await axeViolations(page)).toEqual([])
  expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'active', amount: {value: '180.29'}}])
})
