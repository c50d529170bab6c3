import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect} from '@playwright/test'
import {readingOf} from '../support/browser/reading.ts'
import {test} from '../support/browser/sheet.ts'
import {samplePages} from '../support/html/samplePages.ts'

// A screen reader's way through a page, written down in readings/: one that changes is looked at, and written anew by
// `npm test -- e2e/readings --update-snapshots`.

test('the customer portal is read in this order, by these names', async ({sheet}, {config}) => {
  const pages = await samplePages()
  const running = pages.find(({name, language}) => name === 'account, running' && language === 'nl')
  await sheet.setViewportSize({width: 1280, height: 800})
  await sheet.setContent(running?.page ?? '')
  const reading = await readingOf(sheet)
  const file = path.join(import.meta.dirname, 'readings', 'portal.txt')
  if (config.updateSnapshots === 'all') writeFileSync(file, reading)
  expect(reading).toBe(readFileSync(file, 'utf8'))
})
