import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'
import {at, either, LANGUAGES} from './languages.ts'

// The checkout, sentence by sentence of the specification (sections 2, 4, 8 and 9).

for (const language of LANGUAGES) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, house: House, path: string) => page.goto(at(house, path, language))

  test.describe(`the checkout, ${language}`, () => {
    const rows = [
      ['basis', 'monthly', '99,00', null, '99,00', '20,79', '119,79'],
      ['basis', 'quarterly', '89,10', ['10% korting', '10% discount'], '267,30', '56,13', '323,43'],
      ['basis', 'biannual', '82,50', ['1 maand gratis', '1 month free'], '495,00', '103,95', '598,95'],
      ['pro', 'monthly', '149,00', null, '149,00', '31,29', '180,29'],
      ['pro', 'quarterly', '134,10', ['10% korting', '10% discount'], '402,30', '84,48', '486,78'],
      ['pro', 'biannual', '124,17', ['1 maand gratis', '1 month free'], '745,00', '156,45', '901,45'],
    ] as const
    const euros = (amount: string) => say(`€ ${amount}`, `€${amount.replace(',', '.')}`)

    for (const [plan, period, perMonth, note, ...amounts] of rows)
      test(`${plan} ${period}: subtitle, discount note, excl. VAT, VAT and total`, async ({page, house}) => {
        await open(page, house, `/checkout/${plan}/`)
        await expect(page.getByRole('heading', {level: 1})).toContainText(
          plan === 'pro' ? 'Pro' : say('Basis', 'Basic'),
        )
        await expect(page.locator('#period-monthly')).toBeChecked()
        const radio = page.locator(`#period-${period}`)
        await radio.check()
        const label = page.locator('label', {has: radio})
        await expect(label).toContainText(`${euros(perMonth)} ${say('per maand', 'per month')}`)
        if (note)
          await expect(label).toContainText(`(${say(note[0], note[1])}, ${euros(amounts[2])} ${say('totaal', 'total')}`)
        const shown = page.locator(`[data-period="${period}"]`)
        await expect(page.getByRole('main')).toContainText(say('Vandaag betaal je', 'Today you pay'))
        for (const amount of amounts) await expect(shown.getByText(euros(amount)).first()).toBeVisible()
        await expect(shown.getByText(say('Automatisch verlengd.', 'Renews automatically.'))).toHaveCount(
          period === 'monthly' ? 0 : 1,
        )
        await expect(page.locator('[data-period]:visible')).toHaveCount(1)
      })

    test('lists what is included, links to the terms, and the Pro dialog has six items with descriptions', async ({
      page,
      house,
    }) => {
      await open(page, house, '/checkout/pro/')
      const included = page.getByRole('region', {name: say('Dit zit erin', 'What is included')})
      expect(await included.getByRole('listitem').count()).toBeGreaterThan(5)
      await included.getByRole('button', {name: say('Wat zit er precies in?', 'What exactly is in it?')}).click()
      await expect(page.getByRole('dialog').locator('dt')).toHaveCount(6)
      await expect(page.getByRole('dialog').locator('dd')).toHaveCount(6)
      await page.keyboard.press('Escape')
      await page
        .getByRole('main')
        .getByRole('link', {name: say('algemene voorwaarden', 'terms and conditions')})
        .click()
      await page.waitForURL(at(house, '/algemene-voorwaarden/', language))
    })

    test('the pay button says that it is busy and is disabled meanwhile', async ({page, house}) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/create-payment', async (route) => {
        await held
        await route.continue()
      })
      await open(page, house, '/checkout/basis/')
      await page.getByRole('button', {name: say('Doorgaan naar betaling', 'Continue to payment')}).click()
      await expect(page.getByRole('button', {name: say('Bezig met verwerken...', 'Processing...')})).toBeDisabled()
      release()
      await page.waitForURL(`${house.mollie}/checkout/*`)
    })

    test('a payment that cannot be made shows a message, logs the error, and can be tried again', async ({
      page,
      house,
    }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.route('**/api/create-payment', (route) => route.fulfill({json: {success: true}}))
      await open(page, house, '/checkout/basis/')
      const pay = page.getByRole('button', {name: say('Doorgaan naar betaling', 'Continue to payment')})
      await pay.click()
      await expect(page.getByText(say('Betaling mislukt', 'Payment failed'), {exact: true})).toBeVisible()
      await expect(
        page.getByText(
          say(
            'Er is een fout opgetreden bij het verwerken van je betaling.',
            'An error occurred while processing your payment.',
          ),
          {exact: true},
        ),
      ).toBeVisible()
      expect(errors.join()).toContain('Payment creation failed')
      await page.unroute('**/api/create-payment')
      await pay.click()
      await page.waitForURL(`${house.mollie}/checkout/*`)
    })
  })
}
