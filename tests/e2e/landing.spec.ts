import type {Page} from '@playwright/test'
import {expect, type House, test} from './house.ts'
import {at, either, LANGUAGES} from './languages.ts'

// The landing page, sentence by sentence of the specification (sections 1, 2 and 9).

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
}
