import {expectNoScript, publishScriptedLogo} from '../support/browser/scriptedImage.ts'
import {expect, test} from '../support/browser/testServer.ts'
import {ship} from '../support/services/shipped.ts'

test.beforeAll(({testServer}) => ship(testServer))

test('a script in a drawing of an editor runs on no origin that serves it, and a page shows the drawing', async ({
  page,
  testServer,
}) => {
  const addresses: string[] = []
  await testServer.liveAfter(async () => addresses.push(await publishScriptedLogo(testServer.client)))
  addresses.push(
    ...Object.keys(testServer.release.files).flatMap((file) => (file.endsWith('.svg') ? testServer.site + file : [])),
  )
  expect(addresses).toHaveLength(2)
  for (const address of addresses) await expectNoScript(page, address)
  await page.goto(testServer.site)
  const logo = page.getByRole('banner').locator('a img').first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
})
