import {expect, type Page} from '@playwright/test'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {axeViolations, COLOURS} from '../support/browser/axe.ts'
import {test} from '../support/browser/sheet.ts'
import {sampleMails} from '../support/html/sampleMails.ts'

// Mails as a browser shows them, as wide as a phone and as a window of a mail program.

const MAILS = await sampleMails()
const WIDTHS = [320, 600] as const

/** Returns the texts of elements that do not fit. */
const tooWide = (page: Page, width: number) =>
  page.evaluate(
    (limit) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
        .map((element) => element.textContent?.trim().slice(0, 60)),
    width,
  )

/** The elements of a mail are the same in each language: tests/support/html/drawn.test.ts, which also counts and validates them. */
const isLookedAtByAxe = (language: string) => language === DEFAULT_LANGUAGE

for (const [language, mails] of Map.groupBy(MAILS, (mail) => mail.language))
  test(`every mail in ${language} fits a phone and a window, and is accessible in both themes`, async ({
    sheet: page,
  }) => {
    for (const {name, page: html} of mails) {
      await page.emulateMedia({colorScheme: 'light'})
      await page.setContent(html)
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900})
        expect.soft(await tooWide(page, width), `${name}: too wide at ${width} pixels`).toEqual([])
      }
      const button = await page.locator('a.button').boundingBox()
      expect.soft(button?.height, `${name}: height of the button`).toBeGreaterThanOrEqual(44)
      if (!isLookedAtByAxe(language)) continue
      expect.soft(await axeViolations(page), `${name}, light`).toEqual([])
      await page.emulateMedia({colorScheme: 'dark'})
      expect.soft(await axeViolations(page, COLOURS), `${name}, dark`).toEqual([])
    }
  })

test('a mail without its picture says who sends it and keeps its layout', async ({sheet: page}) => {
  const {message} = MAILS[0] ?? {}
  await page.setContent(message?.html ?? '') // cid: is an address that a browser does not know
  await expect(page.getByText('Vindkracht', {exact: true}).first()).toBeVisible()
  expect(await page.locator('img').evaluate((image) => image.getBoundingClientRect().height)).toBe(28)
})

test('breaks a word that is longer than the mail is wide', async ({sheet: page}) => {
  const {page: html = ''} = MAILS[0] ?? {}
  await page.setViewportSize({width: 320, height: 900})
  await page.setContent(
    html.replaceAll('Jo de Vries', 'Hottentottententententoonstellingenverzamelaarsgenootschap'.repeat(3)),
  )
  expect(await tooWide(page, 320)).toEqual([])
})
