import {expect, test} from '../e2e/house.ts'
import {field} from '../studio/forms.ts'

/** The house as `npm run dev` runs it. */
test.use({command: 'dev'})

test('the Studio shows the drafts on the real page beside the form, and follows what is typed', async ({
  page,
  house,
}) => {
  await page.setViewportSize({width: 1600, height: 900})
  await page.goto(`${house.studio}/presentation`)
  const preview = page.frameLocator('iframe')
  const card = preview.getByRole('listitem').filter({has: preview.getByRole('heading', {name: 'Ranktracker'})})
  await expect(card).toBeVisible({timeout: 60_000})

  // A click on a section opens the document that it shows.
  // The overlays come a moment after the page, so a click may still fall on the page itself.
  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(async () => {
    await card.click()
    await expect(title).toBeVisible({timeout: 5000})
  }).toPass({timeout: 60_000})
  await expect(title).toHaveValue('Ranktracker')

  await title.fill('Positiemeter')
  const typed = performance.now()
  await expect(preview.getByRole('heading', {name: 'Positiemeter'})).toBeVisible()
  console.log(`From a keystroke to the preview: ${Math.round(performance.now() - typed)} ms`)
  expect((await house.client.getDocument('feature-rank-tracker'))?.title.nl).toBe('Ranktracker')
  await house.client.delete('drafts.feature-rank-tracker')
  await expect(preview.getByRole('heading', {name: 'Ranktracker'})).toBeVisible()
})

test('the preview opens on the page that uses the document, in English and as wide as a phone', async ({
  page,
  house,
}) => {
  await page.setViewportSize({width: 1600, height: 900})
  await page.goto(`${house.studio}/presentation/helpPage/helpPage?preview=/en/hulp/`)
  const preview = page.frameLocator('iframe')
  const heading = field(page, 'heading.en').getByRole('textbox')
  const words = await house.client.fetch<string>('*[_id == "helpPage"][0].heading.en')
  await expect(preview.getByRole('heading', {level: 1, name: words})).toBeVisible({timeout: 60_000})
  await page.getByTestId('preview-viewport-toggle').click()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThan(480)
  try {
    await heading.fill('Ask us')
    await expect(preview.getByRole('heading', {level: 1, name: 'Ask us'})).toBeVisible()
  } finally {
    await house.client.delete('drafts.helpPage')
  }
})

test('a payment can be tried from the preview', async ({page, house}) => {
  await page.goto(`${house.preview}/checkout/pro/`)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await page.waitForURL(`${house.mollie}/checkout/*`)
})
