import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {gateFaults} from '../support/browser/gate.ts'
import {hydrate, settled} from '../support/browser/hydrated.ts'
import {expect, test} from '../support/browser/testServer.ts'
import {ship} from '../support/services/shipped.ts'

// Discounts, of which none ship: a code for Basis, and a promotional price of Pro.

const OFFER = {
  ...{_type: 'offer', name: 'Test', percent: 10, lasts: 'first', firstDay: '2026-01-01', oncePerCompany: false},
  label: {_type: 'localeString', nl: 'Introductieprijs', en: 'Introductory price'},
}
const forPlan = (id: string) => ({plans: [{_type: 'reference', _key: 'a', _ref: id}]})

test.beforeAll(async ({testServer}) => {
  await ship(testServer)
  const written = testServer.client
    .transaction()
    .create({...OFFER, ...forPlan('plan-pro'), _id: 'offer-start', lasts: 'some', count: 3, lastDay: '2099-12-31'})
    .create({...OFFER, ...forPlan('plan-basis'), _id: 'offer-code', code: 'WELKOM10'})
  await testServer.liveAfter(() => written.commit())
})
test.afterAll(({testServer}) => ship(testServer))

test('a code is given by keyboard, and axe finds nothing when it is refused and when it counts', async ({
  page,
  testServer,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.setViewportSize({width: 375, height: 812})
  await page.goto(`${testServer.site}/checkout/basis/`)
  await hydrate(page)
  const field = page.getByRole('textbox', {name: 'Kortingscode'})
  const box = page.getByRole('region', {name: 'Vandaag betaal je'})
  await page.getByText('Heb je een kortingscode?').focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('welkom20')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/^We kennen deze code niet/)
  await settled(page)
  expect(await gateFaults(page, 'finger')).toEqual([])

  await field.fill('welkom10')
  await page.getByRole('button', {name: 'Toepassen'}).press('Enter')
  await expect(box).toContainText('€ 107,81', {useInnerText: true})
  await expect(field).toHaveAccessibleDescription('')
  await settled(page)
  expect(await gateFaults(page, 'finger')).toEqual([])
})

for (const [language, width, pointer, words] of [
  ['nl', 375, 'finger', 'De eerste 3 keer € 162,26, daarna maandelijks € 180,29.'],
  ['en', 1280, 'mouse', 'The first 3 payments €162.26, then €180.29 monthly.'],
] as const)
  test(`a promotional price is on its plan card and at its checkout alone, in ${language} at ${width} pixels`, async ({
    page,
    testServer,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    const home = testServer.site + (language === 'nl' ? '/' : '/en/')
    await page.setViewportSize({width, height: 812})
    await page.goto(home)
    await settled(page)
    const cards = page.getByRole('article')
    const sentence = cards.filter({hasText: words, visible: true})
    await expect(sentence).toHaveCount(1)
    await expect(sentence.getByRole('heading', {name: 'Pro'})).toBeVisible()
    await expect(sentence.getByRole('deletion').filter({visible: true})).toHaveText(/^Was €.?149/)
    await expect(sentence).toContainText(/31 [dD]ecember 2099\./)
    expect(await gateFaults(page, pointer)).toEqual([])
    await page.goto(`${home}checkout/pro/`)
    await settled(page)
    await expect(page.getByText(words).first()).toBeVisible()
    expect(await gateFaults(page, pointer)).toEqual([])
  })

test('a visitor buys at a promotional price from its card, reads what follows before paying, and pays it to the cent', async ({
  page,
  testServer,
}) => {
  await page.goto(testServer.site)
  await page.getByRole('link', {name: 'Kies Pro'}).first().click()
  const box = page.getByRole('region', {name: 'Vandaag betaal je'})
  await expect(box).toContainText('€ 162,26', {useInnerText: true})
  await expect(box).toContainText('De eerste 3 keer € 162,26, daarna maandelijks € 180,29.', {useInnerText: true})
  await expect(page.getByRole('deletion').filter({visible: true}).first()).toContainText('180,29')
  await fillInBusiness(page)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
  const id = page.url().split('/').pop() ?? ''
  await page.getByRole('button', {name: 'iDEAL'}).click()
  await page.getByRole('radio', {name: 'Betaald'}).check()
  await page.getByRole('button', {name: 'Bevestigen'}).click()
  await page.waitForURL(`${testServer.site}/payment-success/**`)
  await page.getByRole('main').getByRole('link', {name: 'Abonnement bekijken of opzeggen'}).click()
  await expect(page.getByRole('main')).toContainText('€ 162,26', {useInnerText: true})
  const asked = await fetch(`${testServer.mollie}/v2/payments/${id}`, {headers: {authorization: 'Bearer test_reading'}})
  expect(await asked.json()).toMatchObject({status: 'paid', amount: {value: '162.26'}})
})
