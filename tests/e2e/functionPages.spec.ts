import {expect} from '@playwright/test'
import {axeViolations, COLOURS} from '../support/axe.ts'
import {brokenWords} from '../support/brokenWords.ts'
import {layoutFaults, tooWide} from '../support/layoutFaults.ts'
import {samplePages} from '../support/samplePages.ts'
import {test} from '../support/sheet.ts'

// Pages that functions make, in states that a visit seldom meets; tests/payments visits them as they are served.

for (const {name, language, page: html} of await samplePages())
  test(`${name}, in ${language}: fits 320 pixels, no word or line is cut, a finger hits all, and axe finds nothing in either theme`, async ({
    sheet: page,
  }) => {
    await page.setViewportSize({width: 320, height: 700})
    await page.setContent(html)
    expect([await tooWide(page), await brokenWords(page), await layoutFaults(page)]).toEqual([0, [], []])
    await page.emulateMedia({colorScheme: 'light'})
    expect(await axeViolations(page)).toEqual([])
    await page.emulateMedia({colorScheme: 'dark'})
    expect(await axeViolations(page, COLOURS)).toEqual([])
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
  })
