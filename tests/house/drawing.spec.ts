import {expect, test} from '../e2e/house.ts'
import {expectNoScript, publishScriptedLogo} from '../support/scriptedImage.ts'
import {ship} from '../support/shipped.ts'

test.beforeAll(({house}) => ship(house))

test('a script in a drawing of an editor runs on no origin that serves it, and a page shows the drawing', async ({
  page,
  house,
}) => {
  const addresses: string[] = []
  await house.liveAfter(async () => addresses.push(await publishScriptedLogo(house.client)))
  addresses.push(
    ...Object.keys(house.release.files).flatMap((file) => (file.endsWith('.svg') ? house.site + file : [])),
  )
  expect(addresses).toHaveLength(2)
  for (const address of addresses) await expectNoScript(page, address)
  await page.goto(house.site)
  const logo = page.getByRole('banner').locator('a img').first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
})
