import type {Locator} from '@playwright/test'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {settled} from '../support/browser/hydrated.ts'
import {at, either, WORDED_LANGUAGES} from '../support/browser/languages.ts'
import {countWords, PROSE_LIMIT, proseBeforeButton, wayTo} from '../support/browser/prose.ts'
import {expect, test} from '../support/browser/testServer.ts'

// A purchase on a phone, with how much is read and scrolled on the way. The rule of each count is in support/browser/prose.ts.

test.use({viewport: {width: 375, height: 812}, isMobile: true, hasTouch: true, reducedMotion: 'reduce'})

/** The way to a control, from where the screen is. */
async function way(control: Locator) {
  const {texts, screens} = await control.evaluate(wayTo)
  return {words: countWords(texts), screens}
}

for (const language of WORDED_LANGUAGES)
  test(`takes at most ${PROSE_LIMIT} words before the button that pays for Pro on a phone, and no scrolling after the last field, ${language}`, async ({
    page,
    testServer,
  }) => {
    const say = (nl: string, en: string) => either(language, nl, en)
    const main = page.getByRole('main')
    const tell = (where: string, {words, screens}: {words: number; screens: number}) =>
      console.log(`${language}, ${where}: ${words} words, ${screens} screens`)

    await page.goto(at(testServer, '/', language))
    await settled(page)
    const prices = main.getByRole('link', {name: say('per maand', 'a month')}).first()
    const choose = main.getByRole('link', {name: say('Kies Pro', 'Choose Pro')}).first()
    tell('landing page to the price in its hero', await way(prices))
    tell('landing page to Choose Pro by scrolling', await way(choose))
    await prices.tap()
    await expect(page.locator('#pricing')).toBeInViewport()
    await settled(page)
    tell('from the prices to Choose Pro', await way(choose))

    await choose.tap()
    await page.waitForURL(at(testServer, '/checkout/pro/', language))
    const pay = page.getByRole('button', {name: say('Doorgaan naar betaling', 'Continue to payment')})
    await pay.waitFor()
    await settled(page)
    const prose = countWords(await pay.evaluate(proseBeforeButton, 'monthly'))
    tell('empty checkout to its button', {words: prose, screens: (await way(pay)).screens})
    expect(prose).toBeLessThanOrEqual(PROSE_LIMIT)
    await fillInBusiness(page)
    const last = page.locator('#customer-name')
    await last.fill('Jo de Vries')
    await last.blur() // the keyboard goes, and the button comes to the foot of the screen
    await expect.poll(async () => (await way(pay)).screens).toBe(0)
    tell('filled checkout to its button', {words: prose, screens: 0})

    await pay.tap()
    await page.waitForURL(`${testServer.mollie}/checkout/*`)
    await page.getByRole('button', {name: 'iDEAL'}).tap()
    await page.getByRole('radio', {name: say('Betaald', 'Paid')}).check()
    await page.getByRole('button', {name: say('Bevestigen', 'Confirm')}).tap()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('Betaling Geslaagd!', 'Payment successful'))
    const next = main.getByRole('link', {name: say('Vertel ons over je website', 'Tell us about your website')})
    await settled(page)
    tell('page after paying to its next step', await way(next))
  })
