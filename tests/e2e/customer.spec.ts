import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'
import {at, either, LANGUAGES} from './languages.ts'

// The customer area, sentence by sentence of the specification (sections 2, 3, 4 and 9).

const PAGES = ['/dashboard/', '/aanpassingen/', '/audit/', '/informatie/', '/hulp/', '/account/']

for (const language of LANGUAGES) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, house: House, path: string) => page.goto(at(house, path, language))

  test.describe(`the chrome of the customer area, ${language}`, () => {
    const entries = [
      ['Dashboard', 'Dashboard', '/dashboard/'],
      ['Aanpassingen', 'Adjustments', '/aanpassingen/'],
      ['Audit', 'Audit', '/audit/'],
      ['Informatie', 'Information', '/informatie/'],
      ['Hulp', 'Help', '/hulp/'],
      ['Account', 'Account', '/account/'],
      ['Uitloggen', 'Log out', '/logout/'],
    ] as const

    test('the sidebar has the logo on top, a fixed width and the full height on large screens', async ({
      page,
      house,
    }) => {
      await page.setViewportSize({width: 1280, height: 800})
      await open(page, house, '/dashboard/')
      const menu = page.getByRole('navigation', {name: say('Klantmenu', 'Customer menu')})
      const sidebar = menu.locator('..')
      await expect(sidebar.getByRole('link').first()).toHaveAccessibleName(/Vindkracht/)
      const box = await sidebar.boundingBox()
      expect([box?.width, box?.height]).toEqual([248, 800])
      await page.evaluate(() => window.scrollTo(0, 900))
      expect((await sidebar.boundingBox())?.y).toBe(0)
    })

    test('its entries lead to their pages, and logging out is styled as a danger', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const menu = page.getByRole('navigation', {name: say('Klantmenu', 'Customer menu')})
      for (const [nl, en, path] of entries)
        await expect(menu.getByRole('link', {name: say(nl, en), exact: true})).toHaveAttribute(
          'href',
          new URL(at(house, path, language)).pathname,
        )
      const color = (name: string) =>
        menu.getByRole('link', {name, exact: true}).evaluate((link) => getComputedStyle(link).color)
      expect(await color(say('Uitloggen', 'Log out'))).not.toBe(await color('Dashboard'))
    })

    test('the entry of the current page is highlighted', async ({page, house}) => {
      for (const [nl, en, path] of entries.slice(0, 6)) {
        await open(page, house, path)
        const current = page.getByRole('navigation').locator('[aria-current=page]')
        await expect(current.first()).toHaveText(say(nl, en))
      }
    })

    test('on small screens the drawer is closed, opens by the menu button and closes by its button or the overlay', async ({
      page,
      house,
    }) => {
      await page.setViewportSize({width: 375, height: 812})
      await open(page, house, '/dashboard/')
      const drawer = page.getByRole('dialog', {name: say('Klantmenu', 'Customer menu')})
      const button = page.getByRole('button', {name: say('Menu openen', 'Open menu')})
      await expect(drawer).toBeHidden()
      await button.click()
      await expect(drawer).toBeVisible()
      await page.getByRole('button', {name: say('Menu sluiten', 'Close menu')}).click()
      await expect(drawer).toBeHidden()
      await button.click()
      await page.mouse.click(365, 400)
      await expect(drawer).toBeHidden()
      await button.click()
      await drawer.getByRole('link', {name: 'Audit'}).click()
      await page.waitForURL(at(house, '/audit/', language))
      await expect(page.getByRole('heading', {level: 1, name: 'Audit'})).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('every page has the language switch, which keeps the page, and the theme toggle', async ({page, house}) => {
      for (const path of PAGES) {
        await open(page, house, path)
        const other = language === 'nl' ? 'en' : 'nl'
        await page
          .getByRole('group', {name: say('Taal', 'Language')})
          .getByRole('link', {name: other.toUpperCase()})
          .click()
        await page.waitForURL(at(house, path, other))
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await page.getByRole('button', {name: /Schakel naar donker|Switch to dark/}).click()
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        await page.getByRole('button', {name: /Schakel naar licht|Switch to light/}).click()
      }
    })

    test('sample data is called so, once on a page', async ({page, house}) => {
      for (const path of PAGES) {
        await open(page, house, path)
        await expect(page.getByText(say('Voorbeelddata', 'Sample data'), {exact: true})).toHaveCount(1)
      }
    })
  })

  test.describe(`the dashboard, ${language}`, () => {
    test('has the title "SEO Dashboard" and says when it was last updated', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      await expect(page).toHaveTitle('Dashboard - SEO')
      await expect(page.getByRole('heading', {level: 1})).toHaveText('SEO Dashboard')
      await expect(page.locator('#content')).toContainText(
        say('Laatst bijgewerkt: 24 september 2025, 07:30', 'Last updated: 24 September 2025, 07:30'),
      )
    })

    test('has two period buttons, of which this month looks selected and this week changes nothing', async ({
      page,
      house,
    }) => {
      await open(page, house, '/dashboard/')
      const month = page.getByRole('button', {name: say('Deze maand', 'This month')})
      const week = page.getByRole('button', {name: say('Deze week', 'This week')})
      await expect(month).toHaveAttribute('aria-pressed', 'true')
      await expect(week).toHaveAttribute('aria-pressed', 'false')
      await week.click({force: true})
      await expect(month).toHaveAttribute('aria-pressed', 'true')
    })

    test('has a banner with the score on its scale', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const banner = page.getByRole('region', {name: say('Je hebt wind mee', 'The wind is at your back')})
      await expect(banner).toContainText(say('4,2', '4.2'))
      await expect(banner.locator('[aria-current]')).toHaveText(say('4–6Matig', '4–6Moderate'))
      await banner.getByRole('link', {name: say('Bekijk de aanpassingen', 'See the adjustments')}).click()
      await page.waitForURL(at(house, '/aanpassingen/', language))
    })

    test('has four metric cards: score, optimisations, growth, visitors', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const cards = page.locator('#content > div > dl > div')
      await expect(cards).toHaveCount(4)
      const texts = [
        [say('SEO-score', 'SEO score'), say('4,2', '4.2'), say('+0,8 deze week', '+0.8 this week')],
        [say('Automatische optimalisaties', 'Automatic optimisations'), '132', say('+18 deze week', '+18 this week')],
        [
          say('Organische groei', 'Organic growth'),
          '+85%',
          say('Prognose op basis van SEO-trending', 'Forecast based on SEO trending'),
        ],
        [
          say('Websitebezoekers', 'Website visitors'),
          say('3.676', '3,676'),
          say('+245% deze maand', '+245% this month'),
        ],
      ]
      for (const [index, parts] of texts.entries())
        for (const part of parts) await expect(cards.nth(index)).toContainText(part)
      await expect(cards.nth(0).locator('svg')).toHaveCount(1)
    })

    test('a metric card with a click action leads to its page', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const card = page.locator('#content > div > dl > div').first()
      const box = await card.boundingBox()
      await card.click({position: {x: (box?.width ?? 0) - 10, y: (box?.height ?? 0) - 10}})
      await page.waitForURL(at(house, '/audit/', language))
    })

    test('the chart card sums up total, growth and best day', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const card = page.getByRole('region', {name: say('Organische bezoekers', 'Organic visitors'), exact: true})
      for (const text of [say('3.676', '3,676'), '+245%', say('24 Sep met 256', '24 Sep with 256')])
        await expect(card).toContainText(text)
    })

    test('the chart becomes interactive when it comes into view; its tooltip has the percentage over the benchmark', async ({
      page,
      house,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
      await page.setViewportSize({width: 1280, height: 300})
      await open(page, house, '/dashboard/')
      await page.waitForLoadState('networkidle')
      const before = scripts.length
      await expect(page.locator('.echarts-for-react')).toHaveCount(0)
      const chart = page.getByRole('img', {name: say(/^Vlakdiagram/.source, /^Area chart/.source).replace('^', '')})
      await chart.scrollIntoViewIfNeeded()
      await expect(page.locator('.echarts-for-react svg')).toBeVisible()
      expect(scripts.length).toBeGreaterThan(before)
      // (256 − 96) / 96, to one decimal.
      await expect(chart).toContainText(say('166,7% boven de benchmark', '166.7% over the benchmark'))
      const box = await chart.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 41, (box?.y ?? 0) + 100)
      await expect(chart).toContainText(say('18,4% boven de benchmark', '18.4% over the benchmark'))
      await expect(chart).toContainText('1 Sep')
    })

    test('the same 24 days stand in a table and download as CSV', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const card = page.getByRole('region', {name: say('Organische bezoekers', 'Organic visitors'), exact: true})
      await expect(card.locator('tbody tr')).toHaveCount(24)
      await card.getByText(say('Toon als tabel', 'Show as a table')).click()
      await expect(card.getByRole('row').last()).toHaveText(say('24 Sep25696+166,7%', '24 Sep25696+166.7%'))
      const download = page.waitForEvent('download')
      await card.getByRole('link', {name: say('Download als CSV', 'Download as CSV')}).click()
      const lines = readFileSync(await (await download).path(), 'utf8')
        .trim()
        .split('\r\n')
      expect(lines).toHaveLength(25)
      expect(lines[1]).toBe(say('"1 Sep";"45";"38";"+18,4%"', '"1 Sep","45","38","+18.4%"'))
    })

    test('recent updates are four items with badge, title, impact, timestamp and details', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const card = page.getByRole('region', {name: say('Recente updates', 'Recent updates')})
      const items = card.getByRole('listitem')
      await expect(items).toHaveCount(4)
      for (const [index, badge] of ['Ranking', 'Tech SEO', 'Content', 'Schema'].entries())
        await expect(items.nth(index)).toContainText(badge)
      await expect(items.first()).toContainText(say('24 september, 06:45', '24 September, 06:45'))
      await expect(items.first()).toContainText(say('Meer bezoekers', 'More visitors'))
      await items
        .first()
        .getByRole('button', {name: say('Bekijk details', 'View details')})
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(say('24 september 2025, 06:45', '24 September 2025, 06:45'))
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    test('the visibility card names the month of the figures, +160% and "Trending up"', async ({page, house}) => {
      await open(page, house, '/dashboard/')
      const card = page.getByRole('region', {
        name: say('Je zichtbaarheid in september', 'Your visibility in September'),
      })
      for (const text of ['+160%', say('ten opzichte van vorige maand', 'against the previous month'), 'Trending up'])
        await expect(card).toContainText(text)
    })

    test('the plan-details dialog without a plan shows all plans, and a click outside does not dismiss it', async ({
      page,
      house,
    }) => {
      await open(page, house, '/dashboard/')
      await page
        .getByRole('button', {name: say('Bekijk wat er in je pakket zit', 'See what your plan includes')})
        .click()
      const dialog = page.getByRole('dialog', {name: say('Pakketten', 'Plans')})
      await expect(dialog.locator('section')).toHaveCount(3)
      await page.mouse.click(5, 5)
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', {name: say('Sluiten', 'Close')}).click()
      await expect(dialog).toBeHidden()
    })
  })

  test.describe(`adjustments, ${language}`, () => {
    test('cards for H1, meta description, H2, four alt texts, content blocks, content and schema markup', async ({
      page,
      house,
    }) => {
      await open(page, house, '/aanpassingen/')
      const titles = page.locator('article > header h2')
      await expect(titles.filter({hasText: /^H1$/})).toHaveCount(1)
      await expect(titles.filter({hasText: /^Meta description$/})).toHaveCount(1)
      await expect(titles.filter({hasText: /^H2$/})).toHaveCount(1)
      await expect(titles.filter({hasText: /^Alt/})).toHaveCount(4)
      expect(await titles.filter({hasText: say('Contentblok', 'Content block')}).count()).toBeGreaterThan(1)
      await expect(titles.filter({hasText: /^Content$/})).toHaveCount(1)
      await expect(titles.filter({hasText: /^Schema/})).toHaveCount(1)
      for (const card of await page.locator('article').all()) {
        await expect(card.getByText(say('Origineel', 'Original'), {exact: true})).toHaveCount(1)
        await expect(card.getByText(say('Geoptimaliseerd', 'Optimised'), {exact: true})).toHaveCount(1)
        await expect(card.getByText(say('Actief', 'Active'), {exact: true})).toHaveCount(1)
        await expect(card.locator('> div > button')).toHaveCount(2)
      }
    })

    test('an edited text shows as edited, Cancel leaves what was, and it stays for the visit', async ({
      page,
      house,
    }) => {
      await open(page, house, '/aanpassingen/')
      const card = page.locator('article').first()
      const edit = card.getByRole('button', {name: say('Bewerken', 'Edit')})
      const text = page.getByRole('dialog').getByRole('textbox')
      await edit.click()
      await text.fill('Dit gaat niet door')
      await page.getByRole('button', {name: say('Annuleren', 'Cancel'), exact: true}).click()
      await expect(card).not.toContainText('Dit gaat niet door')
      const long = 'Een zin zonder grens. '.repeat(60)
      await edit.click()
      await text.fill(long)
      await page.getByRole('button', {name: say('Opslaan', 'Save'), exact: true}).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(card).toContainText(long.trim())
      await expect(card).toContainText(say('bewerkt', 'edited'))
      await page.goto(at(house, '/audit/', language))
      await open(page, house, '/aanpassingen/')
      await expect(card).toContainText(long.trim())
    })

    test('an example can be taken over', async ({page, house}) => {
      await open(page, house, '/aanpassingen/')
      const card = page.locator('article').first()
      await card.getByRole('button', {name: say('Voorbeelden', 'Examples')}).click()
      const example = page.getByRole('dialog').getByRole('listitem').first()
      const words = (await example.locator('p').textContent()) ?? ''
      await example.getByRole('button').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(card).toContainText(words)
    })

    test('Save changes confirms with a message and can be undone', async ({page, house}) => {
      await open(page, house, '/aanpassingen/')
      const card = page.locator('article').first()
      const before = (await card.locator('dd').last().textContent()) ?? ''
      await card.getByRole('button', {name: say('Bewerken', 'Edit')}).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Nieuw')
      await page.getByRole('button', {name: say('Opslaan', 'Save'), exact: true}).click()
      await page.getByRole('button', {name: say('Wijzigingen opslaan', 'Save changes')}).click()
      await expect(page.getByText(say('Wijzigingen bewaard', 'Changes kept'), {exact: true})).toBeVisible()
      await page.getByRole('button', {name: say('Ongedaan maken', 'Undo')}).click()
      await expect(card.locator('dd').last()).toHaveText(before)
    })

    test('below is a list of 32 recent optimisations: one of each type, in four statuses', async ({page, house}) => {
      await open(page, house, '/aanpassingen/')
      const rows = page.locator('#content tbody tr')
      await expect(rows).toHaveCount(32)
      const types = await rows.locator('th').allInnerTexts()
      expect(new Set(types).size).toBe(32)
      for (const status of language === 'nl'
        ? ['Voltooid', 'Actief', 'Gepland', 'Wachtend']
        : ['Completed', 'Active', 'Scheduled', 'Pending'])
        expect(await rows.filter({hasText: status}).count()).toBeGreaterThan(0)
      await expect(rows.first()).toContainText(say('8 okt', '8 Oct'))
      await page.getByRole('combobox', {name: 'Status'}).selectOption('pending')
      await expect(rows).toHaveCount(4)
      await page.getByRole('combobox', {name: 'Type'}).selectOption('H1')
      await expect(
        page.getByText(say('Geen optimalisaties met deze filter.', 'No optimisations match this filter.')),
      ).toBeVisible()
      await page.getByRole('button', {name: say('Filter wissen', 'Clear filter')}).click()
      await expect(rows).toHaveCount(32)
    })
  })

  test(`audit, ${language}: scores with their checks, what is well executed, attention points with a priority`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/audit/')
    for (const [label, score, checks] of [
      [say('Technische SEO', 'Technical SEO'), say('8,5/10', '8.5/10'), say('23 van 27', '23 of 27')],
      [say('Contentkwaliteit', 'Content quality'), say('6,2/10', '6.2/10'), say('12 van 19', '12 of 19')],
      [say('Gebruikerservaring', 'User experience'), say('7,8/10', '7.8/10'), say('15 van 18', '15 of 18')],
    ]) {
      const card = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: label})})
      await expect(card).toContainText(score ?? '')
      await expect(card).toContainText(checks ?? '')
    }
    const done = page.getByRole('region', {name: say('Goed uitgevoerd', 'Well executed')})
    await expect(done.getByRole('listitem')).toHaveCount(10)
    const attention = page.getByRole('region', {name: say('Aandachtspunten', 'Attention points')})
    const points = await attention.getByRole('listitem').allInnerTexts()
    expect(points).toHaveLength(14)
    for (const point of points) expect(point).toMatch(/Medium|Hoog|High/)
  })

  test(`information, ${language}: business details and keywords can only be read, three switches are on`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/informatie/')
    const fields = page.getByRole('textbox')
    await expect(fields).toHaveCount(9)
    for (const field of await fields.all()) await expect(field).toHaveAttribute('readonly')
    await expect(page.getByLabel(say('Belangrijkste zoekwoorden', 'Primary keywords'))).toHaveValue(/,/)
    const switches = page.getByRole('switch')
    await expect(switches).toHaveCount(3)
    for (const toggle of await switches.all()) await expect(toggle).toBeChecked()
    await switches.first().click()
    await expect(switches.first()).not.toBeChecked()
    await expect(page.getByText(say('Instelling gewijzigd', 'Setting changed'), {exact: true})).toBeVisible()
    await page.reload()
    await expect(switches.first()).not.toBeChecked()
  })

  test(`help, ${language}: three cards that say honestly what is behind them, and six questions`, async ({
    page,
    house,
  }) => {
    await open(page, house, '/hulp/')
    const card = (name: string) => page.getByRole('listitem').filter({has: page.getByRole('heading', {name})})
    const call = card(say('Persoonlijk gesprek', 'Personal call')).getByRole('link')
    await expect(call).toHaveAttribute('target', '_blank')
    await expect(call).toHaveAttribute('href', /^https:/)
    const chat = card(say('Livechat', 'Live chat'))
    await expect(chat).toContainText(say('Nog niet beschikbaar', 'Not available yet'))
    await expect(chat.getByRole('link')).toHaveAttribute('href', 'mailto:hulp@example.nl')
    await card(say('Kennisbank', 'Knowledge base')).getByRole('link').click()
    const questions = page.locator('#faq details')
    await expect(questions).toHaveCount(6)
    await expect(questions.first()).toBeInViewport()
    await questions.first().locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  })

  test.describe(`account, ${language}`, () => {
    test('the profile can only be read; the subscription has plan, status, price, next payment and limits', async ({
      page,
      house,
    }) => {
      await open(page, house, '/account/')
      await expect(page.getByRole('textbox')).toHaveCount(4)
      for (const field of await page.getByRole('textbox').all()) await expect(field).toHaveAttribute('readonly')
      const subscription = page.getByRole('region', {name: say('Abonnement', 'Subscription')})
      for (const text of [
        'Pro',
        say('Actief', 'Active'),
        say('€ 149 per maand excl. btw', '€149 per month excl. VAT'),
        say('1 oktober 2025', '1 October 2025'),
        say('Onbeperkte optimalisaties', 'Unlimited optimisations'),
        '5 websites',
        say('24/7 ondersteuning', '24/7 support'),
      ])
        await expect(subscription).toContainText(text)
      await subscription.getByRole('button', {name: say('Wat zit er precies in?', 'What exactly is in it?')}).click()
      await expect(page.getByRole('dialog').locator('dt')).toHaveCount(6)
      await page.keyboard.press('Escape')
      await subscription.getByRole('button', {name: say('Abonnement opzeggen', 'Cancel subscription')}).click()
      await expect(page.getByRole('dialog')).toContainText(say('voorbeeldgegevens', 'sample data'))
    })

    test('e-mail and weekly reports are on, marketing is off; security says what the demo does', async ({
      page,
      house,
    }) => {
      await open(page, house, '/account/')
      const states = await page
        .getByRole('switch')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
      expect(states).toEqual([true, true, false])
      const security = page.getByRole('region', {name: say('Beveiliging', 'Security')})
      await security.getByRole('button', {name: say('Wachtwoord wijzigen', 'Change password')}).click()
      await expect(
        page
          .getByText(
            say('In deze demo valt er geen wachtwoord te wijzigen.', 'There is no password to change in this demo.'),
          )
          .first(),
      ).toBeVisible()
      await security.getByRole('link', {name: say('Uitloggen', 'Log out')}).click()
      await page.waitForURL(at(house, '/logout/', language))
    })
  })

  test.describe(`logging in and out, ${language}`, () => {
    test('login: fields are required, the password can be shown, the attempt is logged without what was typed', async ({
      page,
      house,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await open(page, house, '/login/')
      const email = page.getByLabel(say('E-mailadres', 'E-mail address'))
      const password = page.getByLabel(say('Wachtwoord', 'Password'), {exact: true})
      const submit = page.getByRole('button', {name: say('Inloggen', 'Log in')})
      await expect(email).toHaveAttribute('type', 'email')
      await submit.click()
      expect(await email.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true)
      await email.fill('iemand@example.nl')
      await password.fill('geheim woord')
      await page.getByRole('button', {name: say('Wachtwoord tonen', 'Show password')}).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', {name: say('Wachtwoord verbergen', 'Hide password')}).click()
      await expect(password).toHaveAttribute('type', 'password')
      await submit.click()
      await page.waitForURL(at(house, '/dashboard/', language))
      expect(logged.join('\n')).toContain('Login attempt')
      expect(logged.join('\n')).not.toMatch(/iemand|geheim/)
    })

    test('login: a forgotten password is answered, signing up leads to the prices, and the language can be switched', async ({
      page,
      house,
    }) => {
      await open(page, house, '/login/')
      await page.getByRole('button', {name: say('Wachtwoord vergeten?', 'Forgot password?')}).click()
      await expect(
        page.getByText(say('In deze demo is er geen wachtwoord', 'There is no password to reset')).first(),
      ).toBeVisible()
      await page.getByRole('link', {name: language === 'nl' ? /EN/ : /NL/}).click()
      await page.waitForURL(at(house, '/login/', language === 'nl' ? 'en' : 'nl'))
      await open(page, house, '/login/')
      await page.getByRole('link', {name: say('Registreren', 'Sign up')}).click()
      await page.waitForURL(`${at(house, '/', language)}#pricing`)
    })

    test('logout: tells so, clears both storages, and goes to the login page after 1.5 seconds', async ({
      page,
      house,
    }) => {
      await open(page, house, '/login/')
      await page.evaluate(() => {
        localStorage.setItem('theme', 'dark')
        sessionStorage.setItem('visit:settings', '{}')
      })
      await page.clock.install()
      await open(page, house, '/logout/')
      await expect(page.getByRole('heading', {name: say('Uitloggen...', 'Logging out...')})).toBeVisible()
      await expect(
        page.getByText(say('U wordt doorgestuurd naar de inlogpagina', 'You are being redirected to the login page')),
      ).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
      await page.clock.fastForward(1400)
      expect(page.url()).toBe(at(house, '/logout/', language))
      await page.clock.fastForward(200)
      await page.waitForURL(at(house, '/login/', language))
    })

    test('logout: when clearing fails it goes to the login page at once', async ({page, house}) => {
      await page.addInitScript(() => {
        Storage.prototype.clear = () => {
          throw new Error('forbidden')
        }
      })
      await page.clock.install()
      await open(page, house, '/logout/')
      await page.waitForURL(at(house, '/login/', language))
    })
  })
}
