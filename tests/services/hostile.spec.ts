import {readSchema} from '../../local/content/ndjson.ts'
import {replaceAll} from '../../local/content/transfer.ts'
import {HOSTILE_CASES, hostileContent} from '../hostile/content.ts'
import {settled} from '../support/browser/hydrated.ts'
import {PATHS} from '../support/browser/languages.ts'
import {expect, test} from '../support/browser/testServer.ts'
import {seedDocuments} from '../support/services/seed.ts'

/**
 * Content that the model allows and no editor would write, in a real browser. That pages are made of it at all, also of
 * next to nothing, is told in web/src/renderer/content/makePages.test.ts.
 */
const [full] = HOSTILE_CASES

test(`the site stands with ${full.name}`, async ({page, testServer}) => {
  await testServer.liveAfter(() => replaceAll(testServer.client, hostileContent(full, seedDocuments(), readSchema())))

  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`))
  await page.setViewportSize({width: 320, height: 700})
  const found: string[] = []
  // In one language: the others have the same components, and content as hostile.
  for (const route of PATHS.filter((address) => address !== '/logout/')) {
    await page.goto(testServer.site + route)
    await settled(page)
    await expect(page.locator('h1')).toHaveCount(1)
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth
      const over = [...document.querySelectorAll('body *')].find(
        (element) =>
          element.getBoundingClientRect().right > room + 1 && !element.closest('[tabindex="0"], figure, dialog, svg'),
      )
      return document.documentElement.scrollWidth > room ? (over?.outerHTML.slice(0, 160) ?? 'somewhere') : null
    })
    if (wide) found.push(`${route} is wider than the screen: ${wide}`)
    if (await page.evaluate(() => 'hacked' in window)) found.push(`${route} ran a script of the content`)
    if (await page.getByText('Unexpected Application Error').isVisible()) found.push(`${route} broke`)
  }
  expect([...found, ...errors]).toEqual([])
})
