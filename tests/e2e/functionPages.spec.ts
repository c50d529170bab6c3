import {expect, test} from '@playwright/test'
import {axeViolations} from '../support/axe.ts'
import {brokenWords} from '../support/brokenWords.ts'
import {samplePages} from '../support/samplePages.ts'

// Pages that functions make, in states that a visit seldom meets; tests/payments visits them as they are served.

const THEMES = ['light', 'dark'] as const

for (const {name, language, page: html} of await samplePages())
  test(`${name}, in ${language}: fits 320 pixels, no word is cut, and axe finds nothing in either theme`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 700})
    await page.setContent(html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await brokenWords(page)).toEqual([])
    for (const colorScheme of THEMES) {
      await page.emulateMedia({colorScheme})
      expect([colorScheme, await axeViolations(page)]).toEqual([colorScheme, []])
    }
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
  })
