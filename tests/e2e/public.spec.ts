import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'
import {at, either, LANGUAGES} from './languages.ts'

// The public pages, sentence by sentence of the specification (sections 1, 2, 4, 8 and 9).

for (const language of LANGUAGES) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, house: House, path: string) => page.goto(at(house, path, language))

  test.describe(`the landing page, ${language}`, () => {
    test('is at / and at /homepage, which names / as its canonical address', async ({page, house}) => {
      for (const path of ['/', '/homepage/']) {
        await open(page, house, path)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(house, '/', language))
        await expect(page.locator('#pricing')).toHaveCount(1)
      }
    })

    test('a review strip links to a review site', async ({page, house}) => {
      await open(page, house, '/')
      const link = page.getByRole('complementary', {name: 'Reviews'}).getByRole('link')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('href', /^https:/)
    })

    test('the header has a Login button to /login', async ({page, house}) => {
      await open(page, house, '/')
      await page
        .getByRole('banner')
        .getByRole('link', {name: say('Login', 'Log in')})
        .click()
      await page.waitForURL(at(house, '/login/', language))
    })

    test('Start now scrolls to the prices, or goes to /#pricing where there are none', async ({page, house}) => {
      const start = page.getByRole('banner').getByRole('link', {name: say('Start nu', 'Start now')})
      await open(page, house, '/')
      await start.click()
      await expect(page.locator('#pricing')).toBeInViewport()
      await open(page, house, '/over-ons/')
      await start.click()
      await page.waitForURL(`${at(house, '/', language)}#pricing`)
      await expect(page.locator('#pricing')).toBeInViewport()
    })

    test('the hero has a headline and an intro-call button that opens an outside page in a new tab', async ({
      page,
      house,
    }) => {
      await open(page, house, '/')
      await expect(page.getByRole('heading', {level: 1})).toContainText(say('Vindbaar in', 'Findable in'))
      const link = page.getByRole('link', {name: say('Plan een gratis kennismaking', 'Book a free intro call')}).first()
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAccessibleName(language === 'nl' ? /opent in een nieuw tabblad/ : /opens in a new tab/)
    })

    test('the hero shows the chart of the dashboard and says that it is sample data', async ({page, house}) => {
      await open(page, house, '/')
      const figure = page.getByRole('figure')
      await expect(figure).toContainText(say('Voorbeelddata', 'Sample data'))
      for (const value of ['45', '256']) await expect(figure).toContainText(value)
    })

    test('on phones three benefit lines take turns every three seconds, and can be paused', async ({page, house}) => {
      await page.setViewportSize({width: 375, height: 812})
      await open(page, house, '/')
      const lines = page.getByRole('list', {name: say('Voordelen', 'Benefits')}).getByRole('listitem')
      await expect(lines).toHaveCount(3)
      const timing = await lines.evaluateAll((all) =>
        all.map((line) => {
          const {animationDuration, animationDelay} = getComputedStyle(line)
          return [animationDuration, animationDelay]
        }),
      )
      expect(timing).toEqual([
        ['9s', '0s'],
        ['9s', '3s'],
        ['9s', '6s'],
      ])
      const visible = () =>
        lines.evaluateAll((all) => all.findIndex((line) => Number(getComputedStyle(line).opacity) > 0.5))
      const seek = (seconds: number) =>
        lines.evaluateAll((all, time) => {
          for (const line of all)
            for (const animation of line.getAnimations()) {
              animation.pause()
              animation.currentTime = time * 1000
            }
        }, seconds)
      for (const [seconds, index] of [
        [1.5, 0],
        [4.5, 1],
        [7.5, 2],
        [10.5, 0],
      ] as const) {
        await seek(seconds)
        expect([seconds, await visible()]).toEqual([seconds, index])
      }
      await page.reload()
      await page.getByRole('checkbox', {name: say('Pauzeren', 'Pause')}).check({force: true})
      expect(await lines.first().evaluate((line) => getComputedStyle(line).animationPlayState)).toBe('paused')
    })

    test('eight feature cards', async ({page, house}) => {
      await open(page, house, '/')
      const names = await page.locator('#features h3').allTextContents()
      expect(names).toEqual(
        language === 'nl'
          ? [
              'AI-assistent',
              'Zoekwoordanalyse',
              'Ideeën genereren',
              'Vindbaar op AI',
              'Automatisch geoptimaliseerd',
              'Volg je concurrent',
              'Ranktracker',
              'SEO-analyse',
            ]
          : [
              'AI assistant',
              'Keyword analysis',
              'Idea generation',
              'Findable on AI',
              'Automatically optimised',
              'Follow your competitor',
              'Rank tracker',
              'SEO analysis',
            ],
      )
    })

    test('a placeholder for the new blog says "Coming Soon"', async ({page, house}) => {
      await open(page, house, '/')
      const blog = page.getByRole('region', {name: say('Nieuwe blog', 'New blog')})
      await expect(blog).toContainText('Coming Soon')
    })

    test('pricing: Basis 99 and Pro 149 a month lead to their checkout, Enterprise is "Coming soon" and disabled', async ({
      page,
      house,
    }) => {
      await open(page, house, '/')
      const card = (name: string) => page.locator('#pricing article').filter({has: page.getByRole('heading', {name})})
      const basic = say('Basis', 'Basic')
      await expect(card(basic)).toContainText(say('€ 99', '€99'))
      await expect(card('Pro')).toContainText(say('€ 149', '€149'))
      await expect(card('Pro')).toContainText(say('Meest gekozen', 'Most Popular'))
      await expect(card(basic)).toContainText(say('excl. btw', 'excl. VAT'))
      await expect(card('Enterprise').getByRole('button', {name: 'Coming soon'})).toBeDisabled()
      for (const [name, path] of [
        [basic, '/checkout/basis/'],
        ['Pro', '/checkout/pro/'],
      ] as const)
        await expect(card(name).getByRole('link')).toHaveAttribute('href', new URL(at(house, path, language)).pathname)
    })

    test('each plan has a "what exactly is in it" dialog; Escape closes it and a click outside does not', async ({
      page,
      house,
    }) => {
      await open(page, house, '/')
      for (const name of [say('Basis', 'Basic'), 'Pro', 'Enterprise']) {
        const trigger = say(`Wat zit er precies in? (${name})`, `What exactly is in it? (${name})`)
        await page.getByRole('button', {name: trigger}).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.locator('dt').first()).toBeVisible()
        await page.mouse.click(5, 5)
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })

    test('six questions, one open at a time, each collapsible', async ({page, house}) => {
      await open(page, house, '/')
      const items = page.locator('#questions details')
      await expect(items).toHaveCount(6)
      await items.nth(0).locator('summary').click()
      await items.nth(1).locator('summary').click()
      await expect(items.nth(0)).not.toHaveAttribute('open')
      await expect(items.nth(1)).toHaveAttribute('open')
      await items.nth(1).locator('summary').click()
      await expect(page.locator('#questions details[open]')).toHaveCount(0)
    })

    test('the footer has every entry, the company, its address and the copyright of 2025', async ({page, house}) => {
      await open(page, house, '/')
      const footer = page.getByRole('contentinfo')
      const prefix = language === 'nl' ? '' : '/en'
      for (const [name, href] of [
        [say('Over ons', 'About us'), `${prefix}/over-ons/`],
        [say('Algemene voorwaarden', 'Terms and conditions'), `${prefix}/algemene-voorwaarden/`],
        ['Privacy', `${prefix}/algemene-voorwaarden/#data-and-privacy`],
        ['Contact', `${prefix}/algemene-voorwaarden/#contact`],
        [say('Direct starten', 'Start right away'), '#pricing'],
      ] as const)
        await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href)
      await expect(
        footer.getByRole('link', {name: say('Plan een kennismaking', 'Book an intro call')}),
      ).toHaveAttribute('target', '_blank')
      for (const text of ['Vindkracht B.V.', 'Voorbeeldkade 12', '1000 AA Amsterdam', '© 2025'])
        await expect(footer).toContainText(text)
      await open(page, house, '/over-ons/')
      await footer.getByRole('link', {name: say('Direct starten', 'Start right away')}).click()
      await page.waitForURL(`${at(house, '/', language)}#pricing`)
    })
  })

  test(`about, ${language}: hero, mission, three values, comparison, and a call to /#pricing`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/over-ons/')
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('heading', {name: say('Onze missie', 'Our mission')})).toBeVisible()
    const values = page.getByRole('region', {name: say('Waar we voor staan', 'What we stand for')})
    await expect(values.getByRole('heading', {level: 3})).toHaveText(
      language === 'nl' ? ['Klantgericht', 'Eenvoud', 'Resultaat'] : ['Customer-focused', 'Simplicity', 'Result'],
    )
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
    await page.getByRole('link', {name: say('Bekijk onze pakketten', 'See our plans')}).click()
    await page.waitForURL(`${at(house, '/', language)}#pricing`)
    await expect(page.locator('#pricing')).toBeInViewport()
  })

  test(`terms, ${language}: ten numbered sections, contact, and a button "Start now" to /#pricing`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/algemene-voorwaarden/')
    await expect(page.locator('section[data-numbered]')).toHaveCount(10)
    await expect(page.locator('section').filter({has: page.locator('#contact')})).toContainText('Voorbeeldkade 12')
    await page
      .getByRole('main')
      .getByRole('link', {name: say('Start nu', 'Start now')})
      .click()
    await page.waitForURL(`${at(house, '/', language)}#pricing`)
  })

  test(`payment succeeded, ${language}: its texts and a button to /`, async ({page, house}) => {
    await open(page, house, '/payment-success/')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('Betaling Geslaagd!', 'Payment successful'))
    await expect(page.getByRole('main')).toContainText(say('bevestiging per e-mail', 'confirmation by e-mail'))
    await page
      .getByRole('main')
      .getByRole('link', {name: say('Ga naar Dashboard', 'Go to dashboard')})
      .click()
    await page.waitForURL(at(house, '/', language))
  })

  test(`payment cancelled, ${language}: retry goes to /checkout/basis, the other button to /`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/payment-cancelled/')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('Betaling Geannuleerd', 'Payment cancelled'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', {name: say('Terug naar Dashboard', 'Back to dashboard')})).toHaveAttribute(
      'href',
      new URL(at(house, '/', language)).pathname,
    )
    await main.getByRole('link', {name: say('Probeer Opnieuw', 'Try again')}).click()
    await page.waitForURL(at(house, '/checkout/basis/', language))
  })

  test(`an unknown path, ${language}: 404, "Oops! Page not found", a link back, and the path in the console`, async ({
    page,
    house,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const response = await open(page, house, '/bestaat-niet/')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404', {exact: true})).toBeVisible()
    await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect.poll(() => warnings.join()).toContain('/bestaat-niet/')
    await page.getByRole('main').getByRole('link').click()
    await page.waitForURL(at(house, '/', language))
  })

  test(`an uncaught fault while drawing, ${language}: "Unexpected Application Error" and a way back`, async ({
    page,
    house,
  }) => {
    // A page whose content is broken after the build: what a fault in the code would look like.
    const data = await (
      await fetch(`${house.site}/page-data${language === 'nl' ? '' : '/en'}/hulp/page-data.json`)
    ).json()
    data.result.pageContext.content.faqs = null
    await page.route('**/hulp/page-data.json', (route) => route.fulfill({json: data}))
    await open(page, house, '/audit/')
    await page
      .getByRole('navigation')
      .getByRole('link', {name: say('Hulp', 'Help')})
      .click()
    await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible()
    await expect(page.getByRole('button', {name: say('Pagina opnieuw laden', 'Reload the page')})).toBeVisible()
  })

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

test('the theme is light by default, is kept under the key "theme", and "system" follows the device', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({colorScheme: 'dark'})
  const page = await context.newPage()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const logo = () =>
    page
      .locator('header svg path')
      .first()
      .evaluate((path) => getComputedStyle(path).fill)
  await page.goto(house.site)
  const light = [await ground(), await logo()]
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'}).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  const dark = [await ground(), await logo()]
  expect(dark[0]).not.toBe(light[0])
  expect(dark[1]).not.toBe(light[1])
  await page.reload()
  expect(await ground()).toBe(dark[0])
  await page.getByRole('button', {name: 'Licht', exact: true}).click()
  expect(await ground()).toBe(light[0])
  await page.getByRole('button', {name: 'Volgt je apparaat'}).click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
  expect(await ground()).toBe(dark[0])
  await context.close()
})

test('a toast goes after five seconds; an error stays until it is closed', async ({page, house}) => {
  await page.clock.install()
  await page.goto(`${house.site}/aanpassingen/`)
  await page.getByRole('button', {name: 'Wijzigingen opslaan'}).click()
  const toast = page.getByText('Wijzigingen bewaard', {exact: true})
  await expect(toast).toBeVisible()
  await page.clock.runFor(4800)
  await expect(toast).toBeVisible()
  await page.clock.runFor(400)
  await expect(toast).toBeHidden()

  await page.route('**/api/create-payment', (route) => route.abort())
  await page.goto(`${house.site}/checkout/basis/`)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  const failure = page.getByText('Betaling mislukt', {exact: true})
  await expect(failure).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(failure).toBeVisible()
  await page.getByRole('button', {name: 'Sluiten'}).last().click()
  await expect(failure).toBeHidden()
})

test('a tooltip opens after 700 ms of hovering, and at once with the keyboard', async ({page, house}) => {
  await page.goto(`${house.site}/login/`)
  const button = page.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'})
  const tip = page.getByRole('banner').locator('[data-tip]')
  await expect(tip).toBeHidden()
  await button.hover()
  const delays = await tip.evaluate((element) => {
    const [first = ''] = getComputedStyle(element).transitionDelay.split(',')
    return first
  })
  expect(delays).toBe('0.7s')
  await expect(tip).toBeVisible()
  await expect(tip).toHaveText('Schakel naar donker')
  await page.mouse.move(0, 400)
  await expect(tip).toBeHidden()
  await page.getByRole('link', {name: 'EN English'}).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(tip).toBeVisible()
})
