import type {Page} from '@playwright/test'
import {hydrate} from '../support/browser/hydrated.ts'
import {at, either, ONE_LANGUAGE} from '../support/browser/languages.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'

// Logging in and out with a real browser's checks and storage; the rest is told in web/src/screens/login.

for (const language of ONE_LANGUAGE) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, testServer: TestServer, path: string) => page.goto(at(testServer, path, language))

  test.describe(`logging in and out, ${language}`, () => {
    test('the sea lies on the bottom of the screen, on a tall one too', async ({page, testServer}) => {
      for (const [width, height] of [
        [390, 1000],
        [768, 1400],
        [1440, 1300],
      ] as const) {
        await page.setViewportSize({width, height})
        await open(page, testServer, '/login/')
        const sea = page.locator('#content svg').filter({has: page.locator('.water')})
        const bottom = await sea.evaluate((drawing) => drawing.getBoundingClientRect().bottom)
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight)
        expect([width, Math.round(bottom), scrolls]).toEqual([width, height, height])
      }
    })

    test('login: what is missing stands below its field in the language of the page, the password can be shown, the attempt is logged without what was typed', async ({
      page,
      testServer,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await open(page, testServer, '/login/')
      await hydrate(page)
      const email = page.getByLabel(say('E-mailadres', 'E-mail address'))
      const password = page.getByLabel(say('Wachtwoord', 'Password'), {exact: true})
      const submit = page.getByRole('button', {name: say('Inloggen', 'Log in')})
      await email.fill('iemand')
      await submit.click()
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(
        say(
          'Vul een e-\u2060mailadres in dat klopt, zoals naam@bedrijf.nl.',
          'Enter an e-\u2060mail address that works, such as name@company.com.',
        ),
      )
      await expect(password).toHaveAccessibleDescription(say('Vul een wachtwoord in.', 'Enter a password.'))
      await email.fill('iemand@example.nl')
      await password.fill('geheim woord')
      await page.getByRole('button', {name: say('Wachtwoord tonen', 'Show password')}).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', {name: say('Wachtwoord verbergen', 'Hide password')}).click()
      await expect(password).toHaveAttribute('type', 'password')
      await submit.click()
      await page.waitForURL(at(testServer, '/dashboard/', language))
      expect(logged.join('\n')).toContain('Login attempt')
      expect(logged.join('\n')).not.toMatch(/iemand|geheim/)
    })
  })
}
