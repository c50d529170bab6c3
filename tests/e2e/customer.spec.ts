import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'
import {at, either, LANGUAGES} from './languages.ts'

// The pages of the customer area beside the dashboard, sentence by sentence of the specification (sections 2, 3 and 4).

for (const language of LANGUAGES) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, house: House, path: string) => page.goto(at(house, path, language))

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
}
