import {expect} from '@playwright/test'
import {DEFAULT_LANGUAGE} from '../../domain/texts/languages.ts'
import {axeViolations, COLOURS} from '../support/browser/axe.ts'
import {roomFaults} from '../support/browser/gate.ts'
import {test} from '../support/browser/sheet.ts'
import {samplePages} from '../support/html/samplePages.ts'

// Pages that functions make, in states that a visit seldom meets; tests/payments visits them as they are served.

/** The elements of a page are the same in each language: tests/support/html/drawn.test.ts. */
const isLookedAtByAxe = (language: string) => language === DEFAULT_LANGUAGE

const kindOf = ({name, language}: {name: string; language: string}) => `${name.split(',')[0]}, in ${language}`
const KINDS = Map.groupBy(await samplePages(), kindOf)

for (const [kind, pages] of KINDS)
  test(`every page of the kind ${kind}, fits 320 pixels and is accessible in both themes`, async ({sheet: page}) => {
    await page.setViewportSize({width: 320, height: 700})
    for (const {name, language, page: html} of pages) {
      await page.emulateMedia({colorScheme: 'light'})
      await page.setContent(html)
      expect.soft(await roomFaults(page, 'finger'), name).toEqual([])
      if (!isLookedAtByAxe(language)) continue
      expect.soft(await axeViolations(page), `${name}, light`).toEqual([])
      await page.emulateMedia({colorScheme: 'dark'})
      expect.soft(await axeViolations(page, COLOURS), `${name}, dark`).toEqual([])
    }
  })
