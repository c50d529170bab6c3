import {field, inDraft} from './forms.ts'
import {expect, openPreview, test} from './previewFrame.ts'

const ID = 'feature-rank-tracker'
const FORM = `/feature/${ID}`
const PHONE = 480

test('two editors in two browsers see the words of both in form and preview, and neither loses any', async ({
  browser,
  page: anna,
  testServer,
}) => {
  const bob = await browser.newPage()
  try {
    const frames = [
      await openPreview(anna, testServer.studio, '/en/', FORM),
      await openPreview(bob, testServer.studio, '/en/', FORM),
    ]
    await Promise.all([
      field(anna, 'title.en').getByRole('textbox').fill('Position meter'),
      field(bob, 'text.en').getByRole('textbox').fill('Where you stand, every single day.'),
    ])
    for (const frame of frames) {
      await expect(frame.getByRole('heading', {name: 'Position meter'})).toBeVisible()
      await expect(frame.getByText('Where you stand, every single day.')).toBeVisible()
    }
    for (const page of [anna, bob]) {
      await expect(field(page, 'title.en').getByRole('textbox')).toHaveValue('Position meter')
      await expect(field(page, 'text.en').getByRole('textbox')).toHaveValue('Where you stand, every single day.')
    }
    await inDraft(testServer, ID, ['Position meter', 'Where you stand, every single day.'])
  } finally {
    await testServer.client.delete(`drafts.${ID}`)
    await bob.close()
  }
})

const HOSTILE = [
  '</script><script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  `${'Donaudampfschiffahrt'.repeat(12)}`,
  '\u202eabc שלום عالم',
  '{nonsense} 🏳️‍🌈',
].join(' ')

test('hostile words are words in the form and in its preview, on a phone too', async ({page, testServer}) => {
  const {_rev, ...feature} = (await testServer.client.getDocument(ID)) ?? {}
  await testServer.client.createOrReplace({
    ...feature,
    _id: `drafts.${ID}`,
    _type: 'feature',
    title: {_type: 'localeString', nl: HOSTILE, en: HOSTILE},
  })
  try {
    const frame = await openPreview(page, testServer.studio, '/en/', FORM)
    await expect(frame.getByRole('heading', {name: 'window.hacked = true'})).toBeVisible()
    await page.getByTestId('preview-viewport-toggle').click()
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThan(PHONE)
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
    await expect(field(page, 'title.en').getByRole('textbox')).toHaveValue(HOSTILE)
    for (const shown of [frame, page.mainFrame()]) expect(await shown.evaluate(() => 'hacked' in window)).toBe(false)
  } finally {
    await testServer.client.delete(`drafts.${ID}`)
  }
})
