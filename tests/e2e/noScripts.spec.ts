import {brokenWords} from '../support/browser/brokenWords.ts'
import {at, ONE_LANGUAGE, PATHS} from '../support/browser/languages.ts'
import {expect, HOSTED, test} from '../support/browser/testServer.ts'

// A visitor whose scripts never come. What paying does then is told in checkout.spec.ts.

test.use({javaScriptEnabled: false})

test(
  'without JavaScript everything is there to read: dialogs, answers, every period, the chart, all sections',
  HOSTED,
  async ({page, testServer}) => {
    // Without the data that scripts would take, and without styles.
    const html = async (address: string) =>
      ((await (await page.goto(testServer.site + address))?.text()) ?? '').replace(
        /<(script|style)[^>]*>.*?<\/\1>/gs,
        '',
      )
    const landing = await html('/')
    for (const text of [
      'Keyword-gapanalyse',
      'Eén aanspreekpunt dat je website kent',
      'Inrichten kost ongeveer 15 minuten',
      'mailto:hulp@example.nl',
    ])
      expect(landing).toContain(text)
    expect(landing).not.toContain('How does it work?')
    const checkout = (await html('/checkout/pro/')).replaceAll('\u00a0', ' ')
    for (const amount of ['€ 180,29', '€ 486,78', '€ 901,45', '€ 84,48']) expect(checkout).toContain(amount)
    await page.locator('#period-biannual').check()
    await expect(page.locator('[data-period="biannual"]')).toBeVisible()
    const terms = await html('/algemene-voorwaarden/')
    expect(terms.match(/<section[^>]*data-numbered/g)).toHaveLength(10)
    expect(terms).not.toMatch(/\{[a-zA-Z:]+\}/)
    await html('/dashboard/')
    await expect(page.locator('#content tbody tr')).toHaveCount(24)
    await expect(page.getByRole('img', {name: /^Vlakdiagram/}).locator('svg path.area')).toHaveAttribute('d', /^M0 /)
    await page.getByRole('button', {name: 'Bekijk de pakketten'}).click()
    await expect(page.getByRole('dialog', {name: 'Pakketten'})).toBeVisible()
    await html('/aanpassingen/')
    await expect(page.locator('#content tbody tr')).toHaveCount(32)
    await html('/logout/')
    await page.getByRole('link', {name: 'Direct naar de inlogpagina'}).click()
    await page.waitForURL(`${testServer.site}/login/`)
  },
)

/** Controls read by styles at once, by id or the beginning of their name: instant.spec.ts and the test below press them. */
const READ_BY_STYLES = ['pause-benefits', 'plan-period']

/** The controls of a page, those in what is closed too, and those of them that can be pressed and would do nothing. */
function lookAtControls(readByStyles: string[]): {all: number; idle: string[]} {
  for (const closed of document.querySelectorAll('dialog, details')) {
    closed.removeAttribute('name') // with a shared name only one is open
    closed.setAttribute('open', '')
  }
  const works = (control: Element): boolean => {
    if (control instanceof HTMLAnchorElement) return /^(?!#$|javascript:)./.test(control.getAttribute('href') ?? '')
    if (control.matches('summary, [readonly], :disabled, [aria-disabled=true]')) return true
    const {form, name} = control as HTMLInputElement
    if (control instanceof HTMLButtonElement && control.type !== 'submit') {
      const target = document.getElementById(control.getAttribute('commandfor') ?? '')
      const closes = control.getAttribute('command') === 'close'
      // One with nothing to read but its title says nothing.
      return target instanceof HTMLDialogElement && (closes || target.innerText.trim().includes('\n'))
    }
    return form?.hasAttribute('action') || readByStyles.some((read) => read === control.id || name?.startsWith(read))
  }
  const controls = [
    ...document.querySelectorAll(
      'a, button, input:not([type=hidden]), select, textarea, summary, [onclick], [contenteditable], [role=button], [role=switch], [role=tab]',
    ),
  ].filter((control) => control.checkVisibility({visibilityProperty: true}))
  return {
    all: controls.length,
    idle: controls.filter((control) => !works(control)).map((control) => control.outerHTML.slice(0, 160)),
  }
}

// The elements are the same in each language: web/src/screens/seedPages.test.tsx.
for (const language of ONE_LANGUAGE)
  test(`without scripts every control of every page does what it says, or cannot be pressed, in ${language}`, async ({
    page,
    testServer,
  }) => {
    for (const path of [...PATHS, '/bestaat-niet/']) {
      await page.goto(at(testServer, path, language))
      const {all, idle} = await page.evaluate(lookAtControls, READ_BY_STYLES)
      expect([path, idle]).toEqual([path, []])
      expect([path, all > 2]).toEqual([path, true])
    }
  })

for (const language of ONE_LANGUAGE)
  test(`without scripts the period switch changes each price and where its button leads, by keyboard too, in ${language}`, async ({
    page,
    testServer,
  }) => {
    await page.goto(at(testServer, '/', language))
    const figures = async () =>
      (await page.locator('#pricing article strong:visible').allInnerTexts()).map((text) =>
        text.replace(/[^\d.,]/g, ''),
      )
    const addresses = () =>
      page
        .locator('#pricing article a[href*="checkout"]:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const [basis, pro] = [at(testServer, '/checkout/basis/', language), at(testServer, '/checkout/pro/', language)].map(
      (address) => new URL(address).pathname,
    )
    expect(await figures()).toEqual(['99', '149'])
    expect(await addresses()).toEqual([basis, pro])
    await page.getByRole('radio', {name: language === 'nl' ? '3 maanden' : '3 months'}).check()
    expect(await figures()).toEqual(language === 'nl' ? ['89,10', '134,10'] : ['89.10', '134.10'])
    expect(await addresses()).toEqual([`${basis}?period=quarterly`, `${pro}?period=quarterly`])
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', {name: language === 'nl' ? '6 maanden' : '6 months'})).toBeChecked()
    expect(await figures()).toEqual(language === 'nl' ? ['82,50', '124,17'] : ['82.50', '124.17'])
  })

test('without scripts the browser says what the login page lacks, and a switch says in words how it stands', async ({
  page,
  testServer,
}) => {
  await page.goto(at(testServer, '/login/', 'nl'))
  await page.getByRole('button', {name: 'Inloggen'}).click()
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  expect(page.url()).toBe(at(testServer, '/login/', 'nl'))
  await page.getByLabel('E-mailadres').fill('iemand@example.nl')
  await page.getByLabel('Wachtwoord', {exact: true}).fill('geheim')
  await page.getByRole('button', {name: 'Inloggen'}).click()
  await page.waitForURL(/\/dashboard\/\??$/) // and nothing of what was typed
  await page.goto(at(testServer, '/informatie/', 'nl'))
  await expect(page.getByRole('switch')).toHaveCount(0)
  const state = page.locator('label:has(input[role=switch]) noscript').first()
  await expect(state).toBeVisible()
  expect(await state.evaluate((element) => element.textContent)).toBe('Aan')
  await page.setViewportSize({width: 320, height: 700})
  expect(await brokenWords(page)).toEqual([])
})
