import {axeViolations} from '../support/axe.ts'
import {expect, LINK_SECRET, type Shop, test} from './shop.ts'

/** What a customer can do after paying: read the mails, cancel by their link, put a mistyped address right. */

const PERIODS = [
  [
    'monthly',
    'nl',
    '119.79',
    'Je abonnement loopt',
    'Abonnement opzeggen',
    'Opzegging bevestigen',
    'Er geldt geen boete',
    'Je abonnement is opgezegd',
    'Je abonnement is opgezegd',
  ],
  [
    'quarterly',
    'en',
    '323.43',
    'Your subscription is running',
    'Cancel subscription',
    'Confirm cancellation',
    'not refunded',
    'Your subscription has been cancelled',
    'Your subscription is cancelled',
  ],
] as const

async function paid(shop: Shop, change: Record<string, unknown> = {}) {
  const bought = await shop.buy(change)
  await shop.end(bought.paymentId, 'paid')
  return {...bought, address: await shop.manageAddress(bought.orderId)}
}

for (const [period, language, total, runs, stop, button, words, done, stopped] of PERIODS)
  test(`a customer cancels a ${period} subscription by the link in the mail (${language})`, async ({shop, page}) => {
    const bought = await paid(shop, {billingPeriod: period, language, shownTotal: total})
    await page.goto(shop.site + bought.address)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(runs)
    expect(await axeViolations(page)).toEqual([])
    // One has to ask for it before there is a button that ends something.
    await expect(page.getByRole('button', {name: button})).toBeHidden()
    await page.getByRole('heading', {level: 2, name: stop}).click()
    await expect(page.locator('#cancel').getByText(words)).toBeVisible()
    await expect(page.getByText(bought.orderId)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({width: 320, height: 700})
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // Looking changes nothing: mail scanners follow links.
    expect(await shop.subscriptions(bought.orderId)).toMatchObject([{status: 'active'}])

    await page.getByRole('button', {name: button}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(done)
    expect(await shop.subscriptions(bought.orderId)).toMatchObject([{status: 'canceled'}])
    const {subscription} = await shop.order(bought.orderId)
    expect(subscription?.endsOn).toBe(subscription?.startDate)
    const [, mail] = shop.mailbox.to(bought.email)
    expect(mail?.messageId).toBe(`<cancellationConfirmed-${bought.orderId}@localhost>`)
    expect(mail?.text).not.toMatch(/\{\w+\}/)

    // Again, and later: nothing more happens, and nothing is collected.
    await page.goto(shop.site + bought.address)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(stopped)
    await expect(page.getByRole('button', {name: button})).toHaveCount(0)
    expect((await shop.call(bought.address, {method: 'POST'})).status).toBe(303)
    await shop.control('clock', {days: 200})
    expect((await shop.order(bought.orderId)).payments).toHaveLength(1)
    expect(shop.mailbox.to(bought.email)).toHaveLength(2)
  })

test('an address of mails that were sent before leads to the page, and cancels as it did', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  const before = `/api/subscription?${address.split('?')[1]}`
  await page.goto(shop.site + before)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
  expect(new URL(page.url()).pathname).toBe('/abonnement/')
  expect((await shop.call(before, {method: 'POST'})).status).toBe(303)
  expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'canceled'}])
})

for (const [language, address, field, send, sent, open, runs] of [
  [
    'nl',
    '/abonnement/',
    'E-mailadres',
    'Stuur mij een link',
    'Kijk in je e-\u2060mail',
    'Naar mijn abonnement',
    'Je abonnement loopt',
  ],
  [
    ...(['en', '/en/subscription/', 'E-mail address', 'Send me a link', 'Check your e-\u2060mail'] as const),
    ...(['Open my subscription', 'Your subscription is running'] as const),
  ],
] as const)
  test(`without its mail, a customer asks for a link that works once (${language})`, async ({shop, page}) => {
    const {email} = await paid(shop)
    await page.goto(shop.site + address.slice(0, -1))
    await page.getByLabel(field).fill('jo')
    await page.getByRole('button', {name: send}).click()
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel(field).fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(sent)
    expect(await axeViolations(page)).toEqual([])
    const link = await expect
      .poll(
        () =>
          shop.mailbox
            .to(email)
            .at(-1)
            ?.text?.match(/http\S+\?link=\S+/)?.[0],
      )
      .toBeTruthy()
      .then(
        () =>
          shop.mailbox
            .to(email)
            .at(-1)
            ?.text?.match(/http\S+\?link=\S+/)?.[0] ?? '',
      )
    await page.goto(link)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', {name: open}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(runs)
    expect(await axeViolations(page)).toEqual([])
    await page.goto(link)
    await page.getByRole('button', {name: open}).click()
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(runs)
    await expect(page.getByLabel(field)).toBeVisible()
  })

test('details are filled in by keyboard: what is wrong is led to, and what was typed stays', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  await page.setViewportSize({width: 360, height: 740})
  await page.goto(shop.site + address)
  await page.getByLabel('Bedrijf', {exact: true}).fill('Bakkerij Jansen')
  await page.getByLabel('Website').fill('localhost')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByRole('link', {name: 'Website'}).press('Enter')
  await expect(page.getByLabel('Website')).toBeFocused()
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/adres van je site/)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByLabel('Website').fill('voorbeeld.nl')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Je gegevens zijn bewaard.')
  expect((await shop.order(orderId)).details).toMatchObject({
    company: 'Bakkerij Jansen',
    website: 'https://voorbeeld.nl/',
  })
})

test('another mail address takes over once its own link is opened', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  const next = `next-${orderId.toLowerCase()}@example.nl`
  await page.goto(shop.site + address)
  await page.getByLabel('Nieuw e-\u2060mailadres').fill(next)
  await page.getByRole('button', {name: 'Stuur de link'}).click()
  await expect(page.getByRole('status')).toContainText('onderweg')
  await page.goto(shop.mailbox.to(next)[0]?.text?.match(/http\S+key=\S+/)?.[0] ?? '')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', {name: 'Ja, gebruik dit adres'}).click()
  await expect(page.getByRole('status')).toHaveText('Je e-\u2060mailadres is veranderd.')
  expect((await shop.call(address)).status).toBe(404)
})

test('a cancellation is taken back, and the next period is collected once', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  await shop.call(address, {method: 'POST'})
  await page.goto(shop.site + address)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', {name: 'Toch doorgaan'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
  await page.reload()
  expect(await shop.subscriptions(orderId)).toHaveLength(2)
  await shop.control('clock', {days: 32})
  expect((await shop.order(orderId)).payments).toMatchObject([{kind: 'first'}, {kind: 'renewal', status: 'paid'}])
  expect((await shop.order(orderId)).attention).toEqual([])
})

test('another account or card: a cent is paid at Mollie and comes back, and no period was paid', async ({
  shop,
  page,
}) => {
  const {address, orderId} = await paid(shop)
  const [before] = await shop.subscriptions(orderId)
  await page.goto(shop.site + address)
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

test('a link that was changed shows nothing and cancels nothing', async ({shop, page}) => {
  const one = await paid(shop)
  const other = await paid(shop)
  const token = new URLSearchParams(other.address.split('?')[1]).get('token')
  for (const address of [
    `/abonnement/?order=${one.orderId}`,
    `/abonnement/?order=${one.orderId}&token=${token}`,
    `${one.address.slice(0, -1)}`,
    `/api/subscription?order=${one.orderId}`,
  ]) {
    expect((await shop.call(address, {method: 'POST'})).status).toBe(404)
    await page.goto(shop.site + address)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^(Deze link werkt niet|This link does not work)$/)
    await expect(page.getByText(one.orderId)).toHaveCount(0)
  }
  expect(await shop.subscriptions(one.orderId)).toMatchObject([{status: 'active'}])
})

test('a page of another site cannot cancel', async ({shop}) => {
  const {address, orderId} = await paid(shop)
  const forged = await shop.call(address, {method: 'POST', headers: {origin: 'https://evil.example'}})
  expect(forged.status).toBe(403)
  expect(await shop.subscriptions(orderId)).toMatchObject([{status: 'active'}])
})

test('with Mollie down cancelling fails in words, and works when it is back', async ({shop, page}) => {
  const {address, orderId} = await paid(shop)
  await shop.faults({kind: 'reset', call: 'DELETE /v2/customers'})
  await page.goto(shop.site + address)
  await page.getByRole('heading', {level: 2, name: 'Abonnement opzeggen'}).click()
  await page.getByRole('button', {name: 'Opzegging bevestigen'}).click()
  await expect(page.getByRole('alert')).toContainText('Opzeggen is nu niet gelukt')
  expect((await shop.order(orderId)).subscription).not.toHaveProperty('cancelledAt')
  await shop.faults()
  await page.getByRole('button', {name: 'Opzegging bevestigen'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Je abonnement is opgezegd')
})

test('links that an older secret signed keep working after the secret is replaced', async ({shop}) => {
  const {address} = await paid(shop)
  const next = 'another-secret-that-signs-from-now-on'
  await shop.withSettings({LINK_SECRET: `${next},${LINK_SECRET}`}, async () => {
    expect((await shop.call(address)).status).toBe(200)
  })
  await shop.withSettings({LINK_SECRET: next}, async () => {
    expect((await shop.call(address)).status).toBe(404)
  })
})

test('a renewal that is collected on the day of cancelling, and one after it, are told apart', async ({shop}) => {
  const {address, orderId} = await paid(shop)
  const [subscription] = await shop.subscriptions(orderId)
  await shop.control('subscription', {id: subscription?.id, nextOutcome: 'pending'})
  await shop.control('clock', {days: 32})
  await shop.call(address, {method: 'POST'})
  expect((await shop.order(orderId)).attention).toEqual([expect.stringMatching(/^underway tr_/)])
})

const MAILS = {
  nl: {plan: 'Basis', words: ['Dag Jo de Vries,', 'Betaald incl. btw', '€ 119,79', 'Zo stop je.', 'KvK']},
  en: {
    plan: 'Basic',
    words: ['Hello Jo de Vries,', 'Paid incl. VAT', '€119.79', 'How to stop.', 'Chamber of Commerce'],
  },
}
for (const language of ['nl', 'en'] as const)
  test(`the confirmation is text and HTML in ${language}, with all that was agreed and a link to stop`, async ({
    shop,
  }) => {
    const {email, orderId, address} = await paid(shop, {language})
    const [mail] = shop.mailbox.to(email)
    expect(mail?.subject).toContain(MAILS[language].plan)
    expect(mail?.from).toMatchObject({name: 'Vindkracht'})
    expect(mail?.attachments).toMatchObject([{filename: 'mark.png', contentId: '<mark>'}])
    expect(mail?.html?.replaceAll('&amp;', '&')).toContain(`"${shop.site}${address}"`)
    expect(mail?.text).toContain(shop.site + address)
    for (const words of [...MAILS[language].words, orderId]) {
      const plain = (text = '') =>
        text
          .replaceAll('\u00a0', ' ')
          .replaceAll('&amp;', '&')
          .replace(/<[^>]+>/g, '')
      expect(plain(mail?.text)).toContain(words)
      expect(plain(mail?.html)).toContain(words)
    }
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.text).not.toMatch(/\{\w+\}/)
  })

test.describe('the address of a fresh order', () => {
  const correct = (shop: Shop, body: Record<string, unknown>) => shop.post('/api/correct-address', body)

  test('is put right: the confirmation goes to the new one, and so does all that follows', async ({shop}) => {
    const {orderId, email} = await paid(shop)
    const {body} = await shop.status(orderId)
    const right = `right-${orderId.toLowerCase()}@example.nl`
    const answer = await correct(shop, {order: orderId, token: body.token, customerEmail: right})
    expect(answer).toEqual({status: 200, body: {success: true, sent: true}})
    expect(shop.mailbox.to(email).map(({subject}) => subject)).toEqual([
      'Bevestiging: je abonnement Vindkracht Basis',
      'Je e-mailadres bij Vindkracht is vervangen',
    ])
    expect(shop.mailbox.to(right).map(({subject}) => subject)).toEqual([
      'Bevestiging: je abonnement Vindkracht Basis',
      'Je e-mailadres bij Vindkracht is aangepast',
    ])
    await shop.control('clock', {days: 32})
    expect(shop.mailbox.to(right)).toHaveLength(3)
    expect(shop.mailbox.to(email)).toHaveLength(2)
  })

  test('can be given afterwards, and gets one confirmation', async ({shop}) => {
    const {orderId} = await paid(shop, {customerEmail: undefined})
    const {body} = await shop.status(orderId)
    expect(body.hasAddress).toBe(false)
    const late = `late-${orderId.toLowerCase()}@example.nl`
    await correct(shop, {order: orderId, token: body.token, customerEmail: late})
    expect(shop.mailbox.to(late)).toHaveLength(1)
  })

  test('cannot be changed without the token, too often, or when the order is old', async ({shop}) => {
    const {orderId} = await paid(shop)
    const change = (token: unknown, name: string) =>
      correct(shop, {order: orderId, token, customerEmail: `${name}-${orderId.toLowerCase()}@example.nl`})
    expect((await change('wrong', 'a')).status).toBe(404)
    const statuses = []
    for (const name of ['a', 'b', 'c', 'd']) {
      // Each correction takes the links of before away.
      const {body} = await shop.status(orderId)
      statuses.push((await change(body.token, name)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])

    const old = await paid(shop)
    const fresh = await shop.status(old.orderId)
    await shop.age(old.orderId, 61)
    expect((await shop.status(old.orderId)).body).not.toHaveProperty('manageUrl')
    const late = await correct(shop, {order: old.orderId, token: fresh.body.token, customerEmail: 'jo@example.nl'})
    expect(late.status).toBe(410)
  })
})

test('the state of an order names nothing personal, and an unknown order is 404', async ({shop}) => {
  const {orderId, email} = await paid(shop)
  const answer = JSON.stringify((await shop.status(orderId)).body)
  expect(answer).not.toContain(email)
  expect(answer).not.toContain('Jo de Vries')
  expect(answer).not.toMatch(/tr_|cst_|sub_/)
  for (const id of ['VK-000000000000', '', '../secrets', 'VK-1']) expect((await shop.status(id)).status).toBe(404)
})
