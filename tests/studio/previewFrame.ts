import type {Frame, Locator, Page} from '@playwright/test'
import {expect, test as serverTest} from '../support/browser/testServer.ts'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {openTab, refresh, visit} from './tab.ts'

/** Tests in the Studio of the test server, in one tab that stays open. */
export const test = serverTest.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use) => {
      const tab = await openTab(browser)
      await use(tab)
      await tab.context().close()
    },
    {scope: 'worker'},
  ],
  page: async ({tab, testServer}, use) => {
    await refresh(tab, testServer.studio)
    await use(tab)
  },
})

export {expect}

/** Opens the Studio's preview at a page of the site, and gives its frame once it shows the drafts. */
export async function openPreview(page: Page, studio: string, address: string, document = ''): Promise<Frame> {
  await page.setViewportSize({width: 1600, height: 1000})
  await visit(page, studio, `/presentation${document}?preview=${encodeURIComponent(address)}`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The Studio shows no preview')
  await showsDrafts(frame, address)
  return frame
}

/**
 * Clicks a text of the page until its field can be written in. The overlay learns of a text a moment after it is drawn, and
 * of one that is drawn anew once more: a click before that reaches the page alone, and a person clicks again.
 */
export const clickThrough = (text: Locator, opened: Locator) =>
  expect(async () => {
    if (!(await opened.isVisible())) await text.click()
    await expect(opened).toBeEditable({timeout: WAIT_LIMIT_MS / 6})
  }).toPass({timeout: WAIT_LIMIT_MS})

/** Resolves when the page at this address shows the drafts. The frame is empty at first, and an empty page has no origin. */
export function showsDrafts(frame: Frame, address: string) {
  const {pathname, search} = new URL(address, 'http://localhost')
  return frame.waitForFunction(
    (shown) =>
      window.location.pathname === shown.pathname &&
      window.location.search.startsWith(shown.search) &&
      document.documentElement.dataset.drafts === shown.pathname,
    {pathname, search},
  )
}
