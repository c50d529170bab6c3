import {expect, type Page} from '@playwright/test'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {axeViolations, COLOURS} from '../support/axe.ts'
import {sampleMails} from '../support/sampleMails.ts'
import {test} from '../support/sheet.ts'

// Mails are opened in programs of all kinds: here in a browser, as wide as a phone and as a window of a mail program.

const MAILS = await sampleMails()
const WIDTHS = [320, 600] as const

/** What does not fit, by its words. */
const tooWide = (page: Page, width: number) =>
  page.evaluate(
    (limit) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
        .map((element) => element.textContent?.trim().slice(0, 60)),
    width,
  )

/** The elements of a mail are the same in each language: tests/support/drawn.test.ts, which also counts and validates them. */
const isLookedAtByAxe = (language: string) => language === DEFAULT_LANGUAGE

for (const {name, language, page: html} of MAILS)
  test(`the mail ${name} fits a phone and a window, and can be read in both themes, in ${language}`, async ({
    sheet: page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'})
    await page.setContent(html)
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900})
      expect.soft(await tooWide(page, width), `too wide at ${width} pixels`).toEqual([])
    }
    const button = await page.locator('a.button').boundingBox()
    expect.soft(button?.height, 'height of the button').toBeGreaterThanOrEqual(44)
    if (!isLookedAtByAxe(language)) return
    expect.soft(await axeViolations(page), 'light').toEqual([])
    await page.emulateMedia({colorScheme: 'dark'})
    expect.soft(await axeViolations(page, COLOURS), 'dark').toEqual([])
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
