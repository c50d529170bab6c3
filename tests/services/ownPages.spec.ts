import sharp from 'sharp'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {replaceAll} from '../../local/content/transfer.ts'
import {ARTICLES, ASSET, WHOLE_PAGE, withPicturesEverywhere} from '../../web/src/testing/ownPage.ts'
import {errorsOf} from '../support/browser/errorsOf.ts'
import {gateFaults} from '../support/browser/gate.ts'
import {settled} from '../support/browser/hydrated.ts'
import {at} from '../support/browser/languages.ts'
import {countShifts, HARDLY} from '../support/browser/shifts.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'

// Content that does not ship: a page with every kind of part, a blog, and pictures wherever pages can have one.

/** With an image that is there. */
async function documents(testServer: TestServer): Promise<ContentDocument[]> {
  const bytes = await sharp({create: {width: 1000, height: 500, channels: 3, background: '#f4500c'}})
    .png()
    .toBuffer()
  const asset = await testServer.client.assets.upload('image', bytes, {filename: 'sok.png'})
  const others = [...withPicturesEverywhere(), WHOLE_PAGE, ...ARTICLES].filter(({_id}) => _id !== ASSET._id)
  return [asset, ...JSON.parse(JSON.stringify(others).replaceAll(ASSET._id, asset._id))]
}

test.beforeAll(async ({testServer}) => {
  await testServer.ready() // an earlier test may have stopped it
  await testServer.liveAfter(async () => replaceAll(testServer.client, await documents(testServer)))
})

for (const [language, width, pointer] of [
  ['nl', 360, 'finger'],
  ['en', 1280, 'mouse'],
] as const)
  for (const [name, address] of [
    ['a page with every kind of part', language === 'nl' ? '/alles/' : '/en/everything/here/'],
    ['the list of articles', at({site: ''}, '/blog/', language)],
    ['an article', language === 'nl' ? '/blog/nieuwe-wind/' : '/en/blog/new-wind/'],
    ['the landing page with pictures and the blog', at({site: ''}, '/', language)],
    ['about us with pictures', at({site: ''}, '/over-ons/', language)],
  ] as const)
    test(`${name}, in ${language}: fits ${width} pixels, no word or line is cut, nothing moves by itself, axe finds nothing`, async ({
      page,
      testServer,
    }) => {
      const errors = errorsOf(page)
      const shifts = await countShifts(page)
      await page.emulateMedia({reducedMotion: 'reduce'})
      await page.setViewportSize({width, height: 812})
      expect((await page.goto(testServer.site + address))?.status()).toBe(200)
      await settled(page)
      expect(await shifts()).toBeLessThan(HARDLY)
      expect(await gateFaults(page, pointer)).toEqual([])
      expect(errors).toEqual([])
    })
