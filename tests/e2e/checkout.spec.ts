import type {Page} from '@playwright/test'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {errorsOf} from '../support/browser/errorsOf.ts'
import {hydrate, isHydrated, settled} from '../support/browser/hydrated.ts'
import {at, either, ONE_LANGUAGE} from '../support/browser/languages.ts'
import {expect, test} from '../support/browser/testServer.ts'

// The checkout as a browser has it. What it shows and sends, and every way to fail, is told in
// web/src/screens/checkout/checkout.test.tsx.

/** Every address that the browser goes to. */
function visited(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(request.url()))
  return addresses
}

for (const language of ONE_LANGUAGE) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const pay = (page: Page) =>
    page.getByRole('button', {name: say('Doorgaan naar betaling', 'Continue to payment')}).click()

  test.describe(`the checkout without scripts, ${language}`, () => {
    test.use({javaScriptEnabled: false})

    test('the button pays what was chosen, and nothing personal stands in an address', async ({page, testServer}) => {
      const addresses = visited(page)
      await page.goto(at(testServer, '/checkout/pro/', language))
      await page.locator('#period-quarterly').check()
      await page.getByLabel(say('Naam', 'Name')).fill('Jo de Vries')
      await fillInBusiness(page)
      await pay(page)
      await page.waitForURL(`${testServer.mollie}/checkout/*`)
      const id = page.url().split('/').pop()
      const payment = await fetch(`${testServer.mollie}/v2/payments/${id}`, {
        headers: {authorization: 'Bearer test_reading'},
      })
      expect(await payment.json()).toMatchObject({
        amount: {value: '486.78'},
        metadata: {planType: 'pro', billingPeriod: 'quarterly', totalInclVAT: '486.78'},
      })
      expect(addresses.join()).not.toMatch(/Vries|Jansen|example\.nl|voorbeeld/i)
    })

    test('a business in Belgium is asked for its VAT number, and shown and charged no VAT', async ({
      page,
      testServer,
    }) => {
      await page.goto(at(testServer, '/checkout/pro/', language))
      const vatNumber = page.getByLabel(say('Btw-nummer', 'VAT number'))
      const box = page.getByRole('region', {name: say('Vandaag betaal je', 'Today you pay')})
      await expect(vatNumber).toBeHidden()
      await expect(box).toContainText(say('€ 180,29', '€180.29'), {useInnerText: true})
      await page.getByLabel(say('Land', 'Country')).selectOption({label: say('België', 'Belgium')})
      await expect(box).toContainText(say('Btw verlegd', 'VAT reverse-charged'), {useInnerText: true})
      await expect(box).not.toContainText(say('€ 180,29', '€180.29'), {useInnerText: true})
      await fillInBusiness(page)
      await pay(page)
      await expect(vatNumber).toBeFocused()
      await expect(vatNumber).toHaveAccessibleDescription(
        new RegExp(`^${say('Vul je btw-nummer in', 'Enter your VAT number')}`),
      )
      await vatNumber.fill('BE 0123.456.749')
      await pay(page)
      await page.waitForURL(`${testServer.mollie}/checkout/*`)
      const payment = await fetch(`${testServer.mollie}/v2/payments/${page.url().split('/').pop()}`, {
        headers: {authorization: 'Bearer test_reading'},
      })
      expect(await payment.json()).toMatchObject({
        amount: {value: '149.00'},
        metadata: {vatAmount: '0.00', totalInclVAT: '149.00'},
      })
    })

    test('on a phone the chosen total stays in sight until the amount comes up over it', async ({page, testServer}) => {
      await page.setViewportSize({width: 360, height: 640})
      await page.goto(at(testServer, '/checkout/pro/', language))
      const bar = page.locator('[data-total-bar]')
      await expect(bar).toBeInViewport({ratio: 1})
      await expect(bar).toHaveText(say('Totaal incl. btw € 180,29', 'Total incl. VAT €180.29'), {useInnerText: true})
      await page.getByLabel(say('Land', 'Country')).selectOption('BE')
      await page.locator('#period-quarterly').check()
      await expect(bar).toHaveText(say('Totaal € 402,30', 'Total €402.30'), {useInnerText: true})
      await expect(bar).toBeInViewport({ratio: 1})

      await page.getByLabel(say('Bedrijf', 'Company'), {exact: true}).focus()
      await expect(bar).toBeHidden() // typing needs the room
      await page.locator('#period-quarterly').focus()
      await page.setViewportSize({width: 320, height: 256})
      await expect(bar).toBeHidden() // and so does whoever magnifies
      await page.setViewportSize({width: 360, height: 640})

      const button = page.getByRole('button', {name: say('Doorgaan naar betaling', 'Continue to payment')})
      await button.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}))
      const [amount, under] = await Promise.all([
        page.locator('section > :has(#today)').boundingBox(),
        bar.boundingBox(),
      ])
      expect(under?.y).toBeGreaterThanOrEqual(amount?.y ?? Number.NaN)
      expect((under?.x ?? 0) + (under?.width ?? 0)).toBeLessThanOrEqual((amount?.x ?? 0) + (amount?.width ?? 0))
    })

    test('on a phone the button stays at the foot of the screen once all is filled in, with what it agrees to', async ({
      page,
      testServer,
    }) => {
      await page.setViewportSize({width: 375, height: 667})
      await page.goto(at(testServer, '/checkout/pro/', language))
      const button = page.getByRole('button', {name: say('Doorgaan naar betaling', 'Continue to payment')})
      await expect(button).not.toBeInViewport()
      await fillInBusiness(page)
      await expect(button).not.toBeInViewport() // typing needs the room
      await page.locator('#customer-email').blur()
      await expect(button).toBeInViewport({ratio: 1})
      await expect(page.locator('[data-agree]')).toBeInViewport({ratio: 1})
      await expect(page.locator('[data-total-bar]')).toBeHidden()
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(button).toBeInViewport({ratio: 1})
      const faults = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(faults).toBe(0)
      await page.locator('[data-agree] a').first().click()
      await expect(page.getByRole('heading', {name: say('Automatische incasso', 'Direct debit')})).toBeInViewport()
    })

    test('a refusal comes back as the page, with the reason and what was typed', async ({page, testServer}) => {
      const addresses = visited(page)
      await page.goto(at(testServer, '/checkout/basis/', language))
      await page.locator('#period-biannual').check()
      await page.getByLabel(say('Naam', 'Name')).fill('Jo de Vries')
      // The browser's own check lets this one through; ours does not.
      await fillInBusiness(page, 'jo@example')
      await pay(page)
      await expect(page.locator('[data-notice]:visible')).toHaveAttribute('data-notice', 'invalidEmail')
      await expect(page.getByRole('heading', {level: 1})).toContainText(say('Basis', 'Basic'))
      await expect(page.locator('#period-biannual')).toBeChecked()
      await expect(page.getByLabel(say('Naam', 'Name'))).toHaveValue('Jo de Vries')
      await expect(page.getByLabel(say('Postcode', 'Postal code'))).toHaveValue('1011 AB')
      const email = page.getByLabel(say('E-mailadres', 'E-mail address'), {exact: true})
      await expect(email).toHaveValue('jo@example')
      await expect(email).toBeFocused()
      await email.fill('jo@example.nl')
      await pay(page)
      await page.waitForURL(`${testServer.mollie}/checkout/*`)
      expect(addresses.join()).not.toMatch(/Vries|@|%40|example/i)
    })
  })
}

test('before the scripts have come the button pays all the same, and a second tab leads to the same payment', async ({
  page,
  context,
  testServer,
}) => {
  const pay = async (tab: Page, email: string) => {
    const addresses = visited(tab)
    await tab.route('**/*.js', () => {}) // a phone so slow that they never come
    await tab.goto(at(testServer, '/checkout/basis/', 'nl'), {waitUntil: 'commit'})
    await fillInBusiness(tab, email)
    await tab.getByRole('button', {name: 'Doorgaan naar betaling'}).click({noWaitAfter: true})
    await tab.waitForURL(`${testServer.mollie}/checkout/*`)
    expect(addresses.join()).not.toMatch(/example\.nl/)
    return tab.url()
  }
  const first = await pay(page, 'jna@example.nl')
  expect(await pay(await context.newPage(), 'jan@example.nl')).toBe(first)
})

test('a field that gets the focus is in sight at once: no press falls beside a button that still moves', async ({
  page,
  testServer,
}) => {
  await page.setViewportSize({width: 1280, height: 420})
  await page.goto(at(testServer, '/checkout/basis/', 'nl'))
  const tops = await page.locator('#customer-email').evaluate(async (field) => {
    const top = () => Math.round(field.getBoundingClientRect().top)
    const before = top()
    field.focus()
    const atOnce = top()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return {before, atOnce, later: top()}
  })
  expect(tops.atOnce).toBeLessThan(tops.before)
  expect(tops.later).toBe(tops.atOnce)
})

test('a page that was made on an earlier day is taken over with what was typed, and renews as of today', async ({
  page,
  testServer,
}) => {
  const errors = errorsOf(page)
  await page.clock.setFixedTime('2099-03-15T12:00:00Z')
  await page.goto(at(testServer, '/checkout/basis/', 'nl'), {waitUntil: 'commit'})
  const promise = page.locator('form p').filter({hasText: 'Daarna elke maand', visible: true})
  const [, drawn = 'a day'] = /voor het eerst op (.*?)\./.exec(await promise.innerText()) ?? []
  await fillInBusiness(page)
  await hydrate(page)
  await expect(promise).toContainText('voor het eerst op 15 april 2099', {useInnerText: true})
  await expect(page.getByRole('main')).not.toContainText(drawn)
  expect(drawn).toMatch(/^\d+ [a-z]+ 20\d\d$/)
  await expect(page.locator('#customer-email')).toHaveValue('jo@example.nl')
  expect(errors).toEqual([])
})

/** Longer than scripts wait for an act, an idle browser and their files. */
const SCRIPTS_WOULD_COME_MS = 5000

/** Acts as a visitor who reads: whatever fetches scripts at an act, or by itself, has done it when this resolves. */
async function readOn(page: Page) {
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 240)
  await page.keyboard.press('Shift')
  await page.clock.runFor(SCRIPTS_WOULD_COME_MS)
  await settled(page)
}

// Which refusal it is makes no difference to the scripts: functions/checkout/page/checkoutPage.test.ts has them all.
test('keeps the answer to a form sent before its scripts as it is', async ({page, testServer}) => {
  await page.clock.install()
  await page.route('**/*.js', () => {}) // not there yet
  await page.goto(at(testServer, '/checkout/basis/', 'nl'), {waitUntil: 'commit'})
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/create-payment'))
  await fillInBusiness(page, 'jo@example')
  await page.locator('#customer-email').press('Enter')
  expect((await answered).status()).toBe(400)
  await page.waitForURL('**/api/create-payment')
  await page.unroute('**/*.js')
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await readOn(page)
  expect(scripts).toEqual([])
  await expect(page.getByRole('heading', {level: 1})).toContainText('Basis')
  await expect(page.locator('[data-notice]:visible')).toHaveAttribute('data-notice', 'invalidEmail')
})

test('a payment that cannot be made shows a message, logs the error, and can be tried again', async ({
  page,
  testServer,
}) => {
  const errors = errorsOf(page)
  await page.route('**/api/create-payment', (route) => route.fulfill({json: {success: true}}))
  await page.goto(at(testServer, '/checkout/basis/', 'nl'))
  await hydrate(page)
  await fillInBusiness(page)
  const pay = page.getByRole('button', {name: 'Doorgaan naar betaling'})
  await pay.click()
  const message = page.getByRole('region', {name: 'Berichten'})
  await expect(message.getByText('Betaling mislukt')).toBeVisible()
  // It lies beside the words that it is about, on a low screen too.
  await page.setViewportSize({width: 1280, height: 720})
  const agreed = await page.locator('[data-agree]').boundingBox()
  const rightEdge = () => message.getByRole('listitem').evaluate((item) => item.getBoundingClientRect().right)
  await expect.poll(rightEdge).toBeLessThanOrEqual(agreed?.x ?? 0)
  expect(errors.join()).toContain('Payment creation failed')
  await page.unroute('**/api/create-payment')
  await pay.click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
})

test('without a network the message comes all the same, though its file was not fetched', async ({
  page,
  context,
  testServer,
}) => {
  await page.goto(at(testServer, '/checkout/basis/', 'nl'))
  await hydrate(page)
  await context.setOffline(true)
  await fillInBusiness(page)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  const message = page.getByRole('alert').filter({hasText: 'Geen verbinding'})
  await expect(message).toBeInViewport({ratio: 1})
  await message.getByRole('button', {name: 'Sluiten'}).click()
  await expect(message).toBeHidden()
})

test('keeps a filled-in form when the language changes, and after a visit to the terms', async ({page, testServer}) => {
  const addresses = visited(page)
  await page.goto(at(testServer, '/checkout/basis/', 'nl'))
  await hydrate(page)
  await fillInBusiness(page)
  await page.getByLabel('Land').selectOption('BE')
  await page.getByLabel('Btw-nummer').fill('BE0123456749')
  await page.locator('#period-biannual').check()
  await page.getByRole('banner').getByRole('link', {name: 'EN English'}).click()
  const isThere = async () => {
    await expect(page.getByLabel('Company')).toHaveValue('Bakkerij Jansen')
    await expect(page.getByLabel('Country')).toHaveValue('BE')
    await expect(page.getByLabel('VAT number')).toHaveValue('BE0123456749')
    await expect(page.getByLabel('Street and number')).toHaveValue('Kade 1')
    await expect(page.getByLabel('Postal code')).toHaveValue('1011 AB')
    await expect(page.getByLabel('City')).toHaveValue('Amsterdam')
    await expect(page.locator('#period-biannual')).toBeChecked()
    await expect(page.getByLabel('E-mail address', {exact: true})).toHaveValue('jo@example.nl')
  }
  await isThere()
  await page.getByRole('link', {name: 'terms and conditions'}).first().click()
  await expect(page.getByRole('heading', {level: 1})).toContainText('Terms')
  await page.goBack()
  await isThere()
  await page.getByRole('button', {name: 'Continue to payment'}).click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
  expect(addresses.join()).not.toMatch(/Jansen|example\.nl|BE0123/i)
})

test('keeps a form filled in before the scripts when the language changes, and puts it in no address', async ({
  page,
  testServer,
}) => {
  const addresses = visited(page)
  await page.route('**/*.js', () => {}) // not there yet
  await page.goto(at(testServer, '/checkout/basis/', 'nl'), {waitUntil: 'commit'})
  await page.locator('#period-biannual').check()
  await page.getByLabel('Bedrijf').fill('Bakkerij Jansen')
  await page.getByLabel('Land').selectOption('BE')
  await page.unroute('**/*.js')
  await page.getByRole('banner').getByRole('link', {name: 'EN English'}).click()
  await page.waitForURL(at(testServer, '/checkout/basis/', 'en'))
  await expect(page.locator('#period-biannual')).toBeChecked()
  await expect(page.getByLabel('Company')).toHaveValue('Bakkerij Jansen')
  await expect(page.getByLabel('Country')).toHaveValue('BE')
  expect(addresses.join()).not.toMatch(/Jansen|BE/)
})

test('an address typed while the scripts arrive, and not left before, is there in the other language', async ({
  page,
  testServer,
}) => {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/*.js')
  await page.goto(at(testServer, '/checkout/basis/', 'nl'), {waitUntil: 'commit'})
  await page.locator('#customer-email').pressSequentially('jo@example.nl')
  await asked
  arrival.resolve()
  await page.waitForFunction(isHydrated)
  await page.getByRole('banner').getByRole('link', {name: 'EN English'}).click()
  await page.waitForURL(at(testServer, '/checkout/basis/', 'en'))
  await expect(page.getByLabel('E-mail address', {exact: true})).toHaveValue('jo@example.nl')
})
