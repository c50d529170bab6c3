import {expect, type Page} from '@playwright/test'
import {HtmlValidate} from 'html-validate'
import {axeViolations, COLOURS} from '../support/axe.ts'
import {sampleMails} from '../support/sampleMails.ts'
import {test} from '../support/sheet.ts'

// Mails are opened in programs of all kinds: here in a browser, as wide as a phone and as a window of a mail program.

const MAILS = await sampleMails()
const WIDTHS = [320, 600] as const
const THEMES = ['light', 'dark'] as const

/** What does not fit, by its words. */
const tooWide = (page: Page, width: number) =>
  page.evaluate(
    (limit) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
        .map((element) => element.textContent?.trim().slice(0, 60)),
    width,
  )

for (const {name, language, page: html} of MAILS)
  test(`the mail ${name} in ${language} fits, can be read in both themes, and has one button`, async ({
    sheet: page,
  }) => {
    await page.setContent(html)
    for (const width of WIDTHS)
      for (const colorScheme of THEMES) {
        await page.setViewportSize({width, height: 900})
        await page.emulateMedia({colorScheme})
        expect([width, colorScheme, await tooWide(page, width)]).toEqual([width, colorScheme, []])
        // Widths change no colours.
        const rules = colorScheme === 'dark' ? COLOURS : undefined
        if (width === 320) expect([colorScheme, await axeViolations(page, rules)]).toEqual([colorScheme, []])
      }
    await expect(page.locator('a.button')).toHaveCount(1)
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
    const button = await page.locator('a.button').boundingBox()
    expect(button?.height).toBeGreaterThanOrEqual(44)
  })

test('without its picture a mail still says who sends it, and nothing moves', async ({sheet: page}) => {
  const {message} = MAILS[0] ?? {}
  await page.setContent(message?.html ?? '') // cid: is an address that a browser does not know
  await expect(page.getByText('Vindkracht', {exact: true}).first()).toBeVisible()
  expect(await page.locator('img').evaluate((image) => image.getBoundingClientRect().height)).toBe(28)
})

test('a word that is longer than the mail is wide breaks', async ({sheet: page}) => {
  const {page: html = ''} = MAILS[0] ?? {}
  await page.setViewportSize({width: 320, height: 900})
  await page.setContent(
    html.replaceAll('Jo de Vries', 'Hottentottententententoonstellingenverzamelaarsgenootschap'.repeat(3)),
  )
  expect(await tooWide(page, 320)).toEqual([])
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What mail programs ask for and browsers do not: styles inline, attributes for widths.
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    'long-title': 'off',
  },
})

test('the HTML of every mail is valid', async () => {
  for (const {name, language, message} of MAILS) {
    const {results} = await validator.validateString(message.html)
    const faults = results.flatMap(({messages}) => messages.map(({ruleId, message: said}) => `${ruleId}: ${said}`))
    expect([name, language, faults]).toEqual([name, language, []])
  }
})
