import {expect} from '@playwright/test'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {axeViolations, COLOURS} from '../support/axe.ts'
import {roomFaults} from '../support/gate.ts'
import {samplePages} from '../support/samplePages.ts'
import {test} from '../support/sheet.ts'

// Pages that functions make, in states that a visit seldom meets; tests/payments visits them as they are served.

/** The elements of a page are the same in each language: tests/support/drawn.test.ts. */
const isLookedAtByAxe = (language: string) => language === DEFAULT_LANGUAGE

for (const {name, language, page: html} of await samplePages())
  test(`${name}: fits 320 pixels and can be used in both themes, in ${language}`, async ({sheet: page}) => {
    await page.setViewportSize({width: 320, height: 700})
    await page.emulateMedia({colorScheme: 'light'})
    await page.setContent(html)
    expect.soft(await roomFaults(page, 'finger')).toEqual([])
    if (!isLookedAtByAxe(language)) return
    expect.soft(await axeViolations(page), 'light').toEqual([])
    await page.emulateMedia({colorScheme: 'dark'})
    expect.soft(await axeViolations(page, COLOURS), 'dark').toEqual([])
  })
