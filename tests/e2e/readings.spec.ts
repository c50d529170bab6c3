import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, type Page} from '@playwright/test'
import {settled} from '../support/browser/hydrated.ts'
import {at} from '../support/browser/languages.ts'
import {readingOf} from '../support/browser/reading.ts'
import {test as sheetTest} from '../support/browser/sheet.ts'
import {test as siteTest} from '../support/browser/testServer.ts'
import {samplePages} from '../support/html/samplePages.ts'

// A screen reader's way through a page, written down in readings/: one that changes is looked at, and written anew by
// `npm test -- e2e/readings --update-snapshots`.

const DESKTOP = {width: 1280, height: 800}

/** Compares the page with the reading that is written down, or writes it down. */
async function expectReading(page: Page, name: string, {updateSnapshots}: {updateSnapshots: string}) {
  const reading = await readingOf(page)
  const file = path.join(import.meta.dirname, 'readings', `${name}.txt`)
  if (updateSnapshots !== 'missing' && updateSnapshots !== 'none') writeFileSync(file, reading)
  expect(reading).toBe(readFileSync(file, 'utf8'))
}

for (const [view, name] of [
  ['running', 'portal'],
  ['work to tell', 'portal-of-a-new-customer'],
])
  sheetTest(`the customer portal is read in this order, by these names: ${view}`, async ({sheet}, {config}) => {
    const pages = await samplePages()
    const shown = pages.find((each) => each.name === `account, ${view}` && each.language === 'nl')
    await sheet.setViewportSize(DESKTOP)
    await sheet.setContent(shown?.page ?? '')
    await expectReading(sheet, String(name), config)
  })

for (const [address, name] of [
  ['/checkout/pro/', 'checkout'],
  ['/dashboard/', 'dashboard'],
] as const)
  siteTest(`the ${name} is read in this order, by these names`, async ({page, testServer}, {config}) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(at(testServer, address, 'nl'))
    await settled(page)
    await expectReading(page, name, config)
  })
