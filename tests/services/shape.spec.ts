import sharp from 'sharp'
import {expect, test} from '../support/browser/testServer.ts'
import {ship} from '../support/services/shipped.ts'

/** Site structure that editors change without a developer: pages, menus, addresses. */
test.beforeAll(({testServer}) => ship(testServer))

const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const slug = (current: string) => ({_type: 'slug', current})

test('a page with an image in both languages, in the footer, with a redirect to it, is live without a build', async ({
  page,
  testServer,
}) => {
  const bytes = await sharp({create: {width: 2000, height: 1000, channels: 3, background: '#f4500c'}})
    .png()
    .toBuffer()
  const {_id: image} = await testServer.client.assets.upload('image', bytes, {filename: 'sok.png'})
  await testServer.liveAfter(() =>
    testServer.client
      .transaction()
      .createOrReplace({
        _id: 'content-team',
        _type: 'contentPage',
        title: line('Ons werk', 'Our work'),
        address: {nl: slug('over-ons/werk'), en: slug('about/work')},
        parts: [
          {
            _key: 'a',
            _type: 'picture',
            alt: line('Een oranje vlak', 'An orange field'),
            image: {
              _type: 'image',
              asset: {_type: 'reference', _ref: image},
              crop: {_type: 'sanity.imageCrop', top: 0, bottom: 0.5, left: 0, right: 0.5},
            },
          },
          {_key: 'b', _type: 'plansPart', title: line('Pakketten', 'Plans')},
        ],
        seo: {
          title: line('Ons werk | {brand}', 'Our work | {brand}'),
          description: {
            _type: 'localeText',
            nl: 'Wat we doen, en hoe.'.repeat(4),
            en: 'What we do, and how.'.repeat(4),
          },
          noIndex: false,
        },
      })
      .createOrReplace({
        _id: 'redirect-oud',
        _type: 'redirect',
        from: '/en/old',
        destination: 'page:content-team#b',
        permanent: false,
      })
      .patch('navigation', (patch) =>
        patch.insert('after', 'footer.columns[0].links[-1]', [
          {_key: 'new', _type: 'action', label: line('Ons werk', 'Our work'), destination: 'page:content-team'},
        ]),
      )
      .commit(),
  )
  const {problems, publishes} = await testServer.status()
  expect(problems).toEqual([])
  // Later publications may change nothing more.
  expect(publishes.flatMap(({changed}) => changed)).toEqual(
    expect.arrayContaining(['/over-ons/werk/', '/en/about/work/', '/privacy/']),
  )

  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(testServer.site)) faults.push(request.url())
  })
  await page.goto(testServer.site)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Ons werk'}).click()
  await page.waitForURL(`${testServer.site}/over-ons/werk/`)
  const picture = page.getByRole('img', {name: 'Een oranje vlak'})
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toMatch(
    /^\/images\/\w+-2000x1000-0-0-1000-500-\d+\.webp$/,
  )
  await page.getByRole('banner').getByRole('link', {name: 'EN English'}).click()
  await page.waitForURL(`${testServer.site}/en/about/work/`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Our work')
  await expect(page.getByRole('region', {name: 'Plans'}).getByRole('article')).toHaveCount(3)
  await page.goto(`${testServer.site}/en/old?from=mail`)
  expect(page.url()).toBe(`${testServer.site}/en/about/work/?from=mail#plans`)
  expect(faults).toEqual([])
})
