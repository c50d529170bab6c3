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

test('the customer portal prints the plan whole, and no fields', async ({sheet: page}) => {
  const {page: html} = KINDS.get('account, in nl')?.find(({name}) => name === 'account, work to tell') ?? {page: ''}
  await page.setContent(html)
  await expect(page.getByLabel('Soort bedrijf')).toBeVisible()
  await expect(page.getByText('Bestelnummer')).toBeHidden()
  await page.emulateMedia({media: 'print'})
  await expect(page.locator('input, select, textarea, button').filter({visible: true})).toHaveCount(0)
  await expect(page.getByText('Bestelnummer')).toBeVisible()
  await page.emulateMedia({media: null})
})

test('an open part keeps its mark in forced colours', async ({sheet: page}) => {
  const {page: html} = KINDS.get('account, in nl')?.find(({name}) => name === 'account, overdue') ?? {page: ''}
  await page.setContent(html)
  await page.emulateMedia({forcedColors: 'active'})
  const marks = await page
    .locator('#cancel summary, #details summary')
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::before').backgroundColor === getComputedStyle(document.body).color),
    )
  expect(marks).toEqual([true, true])
  await page.emulateMedia({forcedColors: null})
})
