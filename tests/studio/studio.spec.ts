import sharp from 'sharp'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../domain/texts/languages.ts'
import {textsOf} from '../../domain/texts/texts.ts'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {seedDocuments} from '../support/services/seed.ts'
import {field, inDraft, openDocument} from './forms.ts'
import {expect, test} from './studioServer.ts'
import {visit} from './tab.ts'

/** The real, unmodified Studio on the embedded lake. What is published reaches the pages in tests/services/publish.spec.ts. */

test('the Studio opens without a login, on a desk grouped as editors think', async ({page, studioServer}) => {
  await visit(page, studioServer.studio, '/structure')
  for (const name of ['Pages', 'Pricing', 'Features', 'Questions', 'Site settings', 'Translations'])
    await expect(page.getByTestId(`pane-item-${name}`)).toBeVisible()
  await page.getByTestId('pane-item-Pricing').click()
  await page.getByTestId('pane-item-Prices').click()
  await expect(page.getByText('€267.30 excl. VAT · 10% discount')).toBeVisible()
})

test('typing makes a draft that another client sees, and discarding it brings back what is published', async ({
  page,
  studioServer,
}) => {
  await openDocument(page, studioServer, 'feature', 'feature-rank-tracker')
  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(title).toHaveValue('Ranktracker')
  await title.fill('Positiemeter')
  await expect
    .poll(async () => (await studioServer.client.getDocument('drafts.feature-rank-tracker'))?.title.nl)
    .toBe('Positiemeter')
  expect((await studioServer.client.getDocument('feature-rank-tracker'))?.title.nl).toBe('Ranktracker')

  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', {name: 'Discard changes'}).click()
  await page.getByTestId('confirm-button').click()
  await expect(title).toHaveValue('Ranktracker')
  await expect.poll(() => studioServer.client.getDocument('drafts.feature-rank-tracker')).toBeUndefined()
})

test("another client's edit arrives in the open form", async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'feature', 'feature-seo-analysis')
  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(title).toHaveValue('SEO-analyse')
  const published = await studioServer.client.getDocument('feature-seo-analysis')
  if (!published) throw new Error('The feature is not there')
  await studioServer.client.create({...published, _id: 'drafts.feature-seo-analysis', _rev: undefined})
  await studioServer.client.patch('drafts.feature-seo-analysis').set({'title.nl': 'SEO-keuring'}).commit()
  await expect(title).toHaveValue('SEO-keuring')
  await studioServer.client.delete('drafts.feature-seo-analysis')
  await expect(title).toHaveValue('SEO-analyse')
})

/** A page in sections, a fixed set, a series of days; other tests write in plans, questions, mails and features. */
const KINDS = ['aboutPage', 'auditScore', 'visitorSeries']

test('saves text of each language of a form in the draft', async ({page, studioServer}) => {
  for (const kind of KINDS) {
    const lines = seedDocuments()
      .filter(({_type}) => _type === kind)
      .flatMap((document) => textsOf(document).map(({path, text}) => ({id: document._id, path, text})))
    const line = lines.find(({path, text}) => !path.includes('[') && typeof text[DEFAULT_LANGUAGE] === 'string')
    if (!line) throw new Error(`No ${kind} has a text`)
    await openDocument(page, studioServer, kind, line.id)
    const words = LANGUAGES.map((language) => `Proef ${kind} ${language}`)
    for (const [index, language] of LANGUAGES.entries())
      await field(page, `${line.path}.${language}`)
        .getByRole('textbox')
        .first()
        .fill(words[index] ?? '')
    await inDraft(studioServer, line.id, words)
  }
})

test('the form offers the placeholders, puts one where the cursor is, and shows what it stands for', async ({
  page,
  studioServer,
}) => {
  await openDocument(page, studioServer, 'aboutPage', 'aboutPage', 'closing.text')
  const text = field(page, 'closing.text.nl')
  await text.getByRole('textbox').fill('Vanaf  per maand')
  await text.getByRole('textbox').press('Home')
  for (let step = 0; step < 6; step++) await text.getByRole('textbox').press('ArrowRight')
  await text.getByRole('button', {name: 'Placeholder'}).click()
  await page.getByRole('menuitem', {name: /\{price:basis:monthly\}/}).click()
  await expect(text.getByRole('textbox')).toHaveValue('Vanaf {price:basis:monthly} per maand')
  await expect(text.getByTestId('resolved-text')).toHaveText('Vanaf €\u00a099 per maand')
})

test('lists of documents show what placeholders stand for', async ({page, studioServer}) => {
  await visit(page, studioServer.studio, '/structure')
  await page.getByText('Search engines').click()
  await expect(page.getByText('Your account and subscription | Vindkracht')).toBeVisible()
  await expect(page.getByText('{brand}')).toHaveCount(0)
})

test('search finds a document by a Dutch word inside it, and says where words of the site are found', async ({
  page,
  studioServer,
}) => {
  await visit(page, studioServer.studio, '/structure')
  await expect(page.getByTestId('pane-item-Pages')).toBeVisible()
  await page.getByLabel('Open search').first().click()
  const search = page.getByPlaceholder('Find a document; to find words on the site, use “Find a text”')
  await search.fill('ranktracker')
  await expect(page.getByTestId('search-results').getByText('Rank tracker').first()).toBeVisible()
  await search.fill('zzxqj')
  await expect(page.getByText('To find words as they read on the site, use Content → Find a text')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a form shows both languages, or the one that is chosen', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'feature', 'feature-seo-analysis')
  await expect(field(page, 'title.en')).toBeVisible()
  const choice = page.getByRole('group', {name: 'Languages of the form'})
  await choice.getByRole('button', {name: 'Dutch'}).click()
  await expect(field(page, 'title.en')).toHaveCount(0)
  await expect(field(page, 'title.nl')).toBeVisible()
  await choice.getByRole('button', {name: 'Both languages'}).click()
  await expect(field(page, 'title.en')).toBeVisible()
})

test('unpublishing asks once, and leaves a question as a draft', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'faq', 'faq-how-it-works')
  await page.getByText('Published', {exact: true}).first().click()
  await page.getByTestId('action-unpublish').click()
  await page.getByTestId('go-on').click()
  await expect.poll(() => studioServer.client.getDocument('faq-how-it-works')).toBeUndefined()
  expect(await studioServer.client.getDocument('drafts.faq-how-it-works')).toBeDefined()
})

test('the media library lists what is uploaded: an image, and a file that is no image', async ({
  page,
  studioServer,
}) => {
  const bytes = await sharp({create: {width: 300, height: 200, channels: 3, background: '#0a6650'}})
    .png()
    .toBuffer()
  await visit(page, studioServer.studio, '/media')
  const input = page.locator('input[type=file]').first()
  const uploaded = () =>
    studioServer.client.fetch(
      'count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && originalFilename in ["haven.png", "voorwaarden.txt"]])',
    )
  // The field is there a moment before it listens; the same file twice is one asset.
  await expect(async () => {
    await input.setInputFiles([
      {name: 'haven.png', mimeType: 'image/png', buffer: bytes},
      {name: 'voorwaarden.txt', mimeType: 'text/plain', buffer: Buffer.from('De kleine letters.')},
    ])
    await expect.poll(uploaded, {timeout: 4000}).toBe(2)
  }).toPass({timeout: WAIT_LIMIT_MS})
  await expect(page.getByText('haven.png').first()).toBeVisible()
  const file = await studioServer.client.fetch(
    '*[_type == "sanity.fileAsset" && originalFilename == "voorwaarden.txt"][0]{_id, url, size}',
  )
  expect(file.size).toBe(18)
  expect(await (await fetch(file.url)).text()).toBe('De kleine letters.')
})

test('questions are put in another order by dragging', async ({page, studioServer}) => {
  const order = () =>
    studioServer.client.fetch<string[]>('*[_type == "faq" && page == "landing"] | order(orderRank)._id')
  const before = await order()
  await visit(page, studioServer.studio, '/structure/questions;faq-landing')
  const items = page.locator('[data-rfd-draggable-id]')
  await expect(items).toHaveCount(before.length)
  await items.first().focus()
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
})
