import sharp from 'sharp'
import {expect, test} from './house.ts'
import {field, openDocument, publish} from './studio.ts'

/** The real, unmodified Studio on the embedded lake. Drafts only where possible: they do not rebuild the site. */

test('the Studio opens without a login, on a desk grouped as editors think', async ({page, house}) => {
  await page.goto(house.studio)
  for (const name of ['Pages', 'Pricing', 'Features', 'Questions', 'Terms', 'Site settings'])
    await expect(page.getByTestId(`pane-item-${name}`)).toBeVisible()
  await page.getByTestId('pane-item-Pricing').click()
  await page.getByTestId('pane-item-Prices').click()
  await expect(page.getByText('€ 267,30 excl. VAT for 3 months · 10% korting')).toBeVisible()
})

test('typing makes a draft that another client sees, and discarding it brings back what is published', async ({
  page,
  house,
}) => {
  await openDocument(page, house, 'feature', 'feature-rank-tracker')
  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(title).toHaveValue('Ranktracker')
  await title.fill('Positiemeter')
  await expect
    .poll(async () => (await house.client.getDocument('drafts.feature-rank-tracker'))?.title.nl)
    .toBe('Positiemeter')
  expect((await house.client.getDocument('feature-rank-tracker'))?.title.nl).toBe('Ranktracker')

  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', {name: 'Discard changes'}).click()
  await page.getByTestId('confirm-button').click()
  await expect(title).toHaveValue('Ranktracker')
  await expect.poll(() => house.client.getDocument('drafts.feature-rank-tracker')).toBeUndefined()
})

test("another client's edit arrives in the open form", async ({page, house}) => {
  await openDocument(page, house, 'feature', 'feature-seo-analysis')
  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(title).toHaveValue('SEO-analyse')
  const published = await house.client.getDocument('feature-seo-analysis')
  if (!published) throw new Error('The feature is not there')
  try {
    await house.client.create({...published, _id: 'drafts.feature-seo-analysis', _rev: undefined})
    await house.client.patch('drafts.feature-seo-analysis').set({'title.nl': 'SEO-keuring'}).commit()
    await expect(title).toHaveValue('SEO-keuring')
  } finally {
    await house.client.delete('drafts.feature-seo-analysis')
  }
  await expect(title).toHaveValue('SEO-analyse')
})

test('a new question is created, written in both languages and published', async ({page, house}) => {
  await page.goto(`${house.studio}/intent/create/type=faq/`)
  await expect(page.getByTestId('form-view')).toBeVisible()
  await field(page, 'page').getByText('Help page').click() // not shown on this site yet, so nothing visible changes
  await field(page, 'question.nl').getByRole('textbox').fill('Een nieuwe vraag?')
  await field(page, 'question.en').getByRole('textbox').fill('A new question?')
  for (const language of ['nl', 'en']) {
    await field(page, `answer.${language}`).getByRole('textbox').click()
    await page.keyboard.type('Kort.')
  }
  await house.rebuiltBy(() => publish(page))
  const created = await house.client.fetch('*[_type == "faq" && question.en == "A new question?"]')
  expect(created).toHaveLength(1)
  expect(created[0].answer.nl[0].children[0].text).toBe('Kort.')
  await house.rebuiltBy(() => house.client.delete(created[0]._id))
})

test('a reference is found by searching for its name', async ({page, house}) => {
  await openDocument(page, house, 'price', 'price-pro-monthly')
  await page.locator('#plan-menuButton').click()
  await page.getByRole('menuitem', {name: 'Replace'}).click()
  await page.getByTestId('autocomplete').fill('Enterpr')
  await page.getByTestId('autocomplete-popover').getByText('Enterprise').click()
  await expect
    .poll(async () => (await house.client.getDocument('drafts.price-pro-monthly'))?.plan?._ref)
    .toBe('plan-enterprise')
  await house.client.delete('drafts.price-pro-monthly')
})

test('a price of zero cannot be published, and the form says why', async ({page, house}) => {
  await openDocument(page, house, 'price', 'price-pro-quarterly')
  await field(page, 'exclVat').getByRole('spinbutton').fill('0')
  await expect(page.getByText('Give a positive amount with at most two decimals').first()).toBeAttached()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await house.client.delete('drafts.price-pro-quarterly')
})

test('an earlier version is found in the history panel and brought back', async ({page, house}) => {
  await openDocument(page, house, 'metricCard', 'metric-seo-score')
  const label = field(page, 'label.nl').getByRole('textbox')
  await expect(label).toHaveValue('SEO-score')
  await label.fill('SEO-cijfer')
  await house.rebuiltBy(() => publish(page))

  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', {name: 'History'}).click()
  await page.getByTestId('timeline-item-button').nth(1).click()
  await expect(label).toHaveValue('SEO-score')
  await page.getByRole('button', {name: 'Revert to revision'}).click()
  await page.getByRole('button', {name: 'Confirm'}).click()
  await expect.poll(async () => (await house.client.getDocument('drafts.metric-seo-score'))?.label.nl).toBe('SEO-score')
  await house.client.delete('drafts.metric-seo-score')
  await house.rebuiltBy(() => house.client.patch('metric-seo-score').set({'label.nl': 'SEO-score'}).commit())
})

test('a plan that prices refer to cannot be deleted, and the dialog names them', async ({page, house}) => {
  await openDocument(page, house, 'plan', 'plan-pro')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', {name: /Delete/}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('4 documents refer to “Pro”')).toBeVisible()
  await expect(dialog.getByText('Pro, Per 3 months')).toBeVisible()
  await dialog.getByRole('button', {name: 'Delete anyway'}).click()
  await expect(page.getByText(/cannot be deleted as there are references to it/)).toBeVisible()
  expect(await house.client.getDocument('plan-pro')).toBeDefined()
})

test('a document is duplicated as a draft of its own', async ({page, house}) => {
  await openDocument(page, house, 'helpCard', 'help-chat')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', {name: 'Duplicate'}).click()
  const copies = () =>
    house.client.fetch<string[]>('*[_type == "helpCard" && _id in path("drafts.**")]._id', {}, {perspective: 'raw'})
  await expect.poll(async () => (await copies()).length).toBe(1)
  for (const id of await copies()) await house.client.delete(id)
})

test('an image is uploaded, described in both languages, and is what others see when the page is shared', async ({
  page,
  house,
}) => {
  const before = await house.client.getDocument('page-landing')
  if (!before) throw new Error('The page is not there')
  try {
    await openDocument(page, house, 'page', 'page-landing')
    const bytes = await sharp({create: {width: 1200, height: 630, channels: 3, background: '#f4500c'}})
      .png()
      .toBuffer()
    await page
      .getByTestId('image-input')
      .getByTestId('file-button-input')
      .setInputFiles({name: 'share.png', mimeType: 'image/png', buffer: bytes})
    await expect
      .poll(async () => (await house.client.getDocument('drafts.page-landing'))?.shareImage?.image?.asset?._ref)
      .toMatch(/^image-[0-9a-f]{40}-1200x630-png$/)
    const shown = page.getByTestId('image-input').locator('img').first()
    await expect(shown).toHaveAttribute('src', new RegExp(`^${house.lake}/images/`))
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await field(page, 'shareImage.alt.nl').getByRole('textbox').fill('De zee')
    await field(page, 'shareImage.alt.en').getByRole('textbox').fill('The sea')
    await house.rebuiltBy(() => publish(page))
    await page.goto(`${house.site}/en/`)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', 'The sea')
    const image = await sharp(Buffer.from(await (await fetch(address ?? '')).arrayBuffer())).metadata()
    expect([image.width, image.height]).toEqual([1200, 630])
  } finally {
    await house.rebuiltBy(() => house.client.createOrReplace(before))
  }
})

test("an editor's own logo takes the place of the wordmark, one for each theme, from the site itself", async ({
  page,
  house,
}) => {
  const draw = async (color: string) =>
    house.client.assets.upload(
      'image',
      await sharp({create: {width: 240, height: 56, channels: 3, background: color}})
        .png()
        .toBuffer(),
      {filename: `${color.slice(1)}.png`},
    )
  const [light, dark] = await Promise.all([draw('#0a2733'), draw('#e9f1f1')])
  const image = (asset: {_id: string} | undefined) => ({_type: 'image', asset: {_type: 'reference', _ref: asset?._id}})
  try {
    await house.rebuiltBy(() =>
      house.client
        .patch('siteSettings')
        .set({logo: {light: image(light), dark: image(dark)}})
        .commit(),
    )
    await page.goto(house.site)
    const logos = page.getByRole('banner').locator('a img')
    await expect(logos.first()).toBeVisible()
    await expect(logos.last()).toBeHidden()
    expect(
      await logos.first().evaluate((logo: HTMLImageElement) => [logo.naturalWidth, new URL(logo.src).origin]),
    ).toEqual([240, house.site])
    await page.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'}).click()
    await expect(logos.first()).toBeHidden()
    await expect(logos.last()).toBeVisible()
  } finally {
    await house.rebuiltBy(() => house.client.patch('siteSettings').unset(['logo']).commit())
  }
})

test('the price list shows what customers pay, and follows a publish without a reload', async ({page, house}) => {
  await page.goto(`${house.studio}/structure/pricing;price-list`)
  const row = page.getByRole('row').filter({hasText: 'Pro, Per 3 months'})
  await expect(row).toContainText('€ 402,30')
  await expect(row).toContainText('€ 84,48')
  await expect(row).toContainText('€ 486,78')
  const coming = {...(await house.client.getDocument('price-pro-quarterly')), _id: 'price-announced', exclVat: 450}
  await house.rebuiltBy(() => house.client.create({...coming, _type: 'price', validFrom: '2099-01-01'}))
  await expect(page.getByRole('row').filter({hasText: '2099-01-01'})).toContainText('€ 544,50')
  await house.rebuiltBy(() => house.client.delete('price-announced'))
})

test('the translations view counts every text and names what is missing', async ({page, house}) => {
  await page.goto(`${house.studio}/structure/translations`)
  await expect(page.getByText('Question: Hoe werkt het?')).toBeVisible()
  const question = await house.client.getDocument('faq-how-it-works')
  if (!question) throw new Error('The question is not there')
  await house.client.create({...question, _id: 'drafts.faq-how-it-works', question: {...question.question, en: ''}})
  await expect(
    page.getByRole('row').filter({hasText: 'Hoe werkt het?'}).getByText('question', {exact: true}),
  ).toBeVisible()
  await house.client.delete('drafts.faq-how-it-works')
})

test('a translation that is left out is told at its field, and cannot be published', async ({page, house}) => {
  await openDocument(page, house, 'feature', 'feature-seo-analysis')
  await field(page, 'title.en').getByRole('textbox').fill('')
  await expect(page.getByText('Fill in the English text too').first()).toBeAttached()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await house.client.delete('drafts.feature-seo-analysis')
})

test('a text that was changed in one language only is named as left behind', async ({page, house}) => {
  const before = await house.client.getDocument('feature-seo-analysis')
  if (!before) throw new Error('The feature is not there')
  try {
    await house.client.patch(before._id).set({'title.nl': 'SEO-doorlichting'}).commit()
    await page.goto(`${house.studio}/structure/translations`)
    const row = page.getByRole('row').filter({hasText: 'SEO-doorlichting'})
    await expect(row.getByText('English: title')).toBeVisible()
    await house.client.patch(before._id).set({'title.en': 'SEO check-up'}).commit()
    await expect(row.getByText('English: title')).toHaveCount(0)
  } finally {
    await house.rebuiltBy(() => house.client.createOrReplace(before))
  }
})

test('the form offers the placeholders, puts one where the cursor is, and shows what it stands for', async ({
  page,
  house,
}) => {
  await openDocument(page, house, 'aboutPage', 'aboutPage')
  const text = field(page, 'closing.text.nl')
  await text.getByRole('textbox').fill('Vanaf  per maand')
  await text.getByRole('textbox').press('Home')
  for (let step = 0; step < 6; step++) await text.getByRole('textbox').press('ArrowRight')
  await text.getByRole('button', {name: 'Placeholder'}).click()
  await page.getByRole('menuitem', {name: /\{price:basis:monthly\}/}).click()
  await expect(text.getByRole('textbox')).toHaveValue('Vanaf {price:basis:monthly} per maand')
  await expect(text.getByTestId('resolved-text')).toHaveText('Vanaf €\u00a099 per maand')
  await house.client.delete('drafts.aboutPage')
})

test('lists of documents show what placeholders stand for', async ({page, house}) => {
  await page.goto(`${house.studio}/structure`)
  await page.getByText('Search engines').click()
  await expect(page.getByText('Je account en abonnement | Vindkracht')).toBeVisible()
  await expect(page.getByText('{brand}')).toHaveCount(0)
})

test('search finds a document by a Dutch word inside it', async ({page, house}) => {
  await page.goto(house.studio)
  await expect(page.getByTestId('pane-item-Pages')).toBeVisible()
  await page.getByLabel('Open search').first().click()
  await page.getByPlaceholder('Search', {exact: true}).fill('ranktracker')
  await expect(page.getByTestId('search-results').getByText('Ranktracker').first()).toBeVisible()
  await page.keyboard.press('Escape')
})

test('the language filter leaves only the languages that are chosen', async ({page, house}) => {
  await openDocument(page, house, 'feature', 'feature-seo-analysis')
  await expect(field(page, 'title.en')).toBeVisible()
  await page.getByRole('button', {name: /Filter languages|Showing/}).click()
  await page.getByText('English', {exact: true}).last().click()
  await expect(field(page, 'title.en')).toHaveCount(0)
  await expect(field(page, 'title.nl')).toBeVisible()
})

test('unpublishing takes a question off the site and leaves it as a draft', async ({page, house}) => {
  const before = await house.client.getDocument('faq-how-it-works')
  if (!before) throw new Error('The question is not there')
  try {
    await openDocument(page, house, 'faq', 'faq-how-it-works')
    await page.getByText('Published', {exact: true}).first().click()
    await page.getByTestId('action-unpublish').click()
    await house.rebuiltBy(() => page.getByTestId('confirm-button').click())
    expect(await house.client.getDocument('faq-how-it-works')).toBeUndefined()
    expect(await house.client.getDocument('drafts.faq-how-it-works')).toBeDefined()
    await page.goto(house.site)
    await expect(page.locator('#questions details')).toHaveCount(5)
  } finally {
    await house.client.delete('drafts.faq-how-it-works')
    await house.rebuiltBy(() => house.client.createOrReplace(before))
  }
})

test('the media library lists what is uploaded: an image, and a file that is no image', async ({page, house}) => {
  const bytes = await sharp({create: {width: 300, height: 200, channels: 3, background: '#0a6650'}})
    .png()
    .toBuffer()
  await page.goto(`${house.studio}/media`)
  const input = page.locator('input[type=file]').first()
  const uploaded = () =>
    house.client.fetch(
      'count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && originalFilename in ["haven.png", "voorwaarden.txt"]])',
    )
  // The field is there a moment before it listens; the same file twice is one asset.
  await expect(async () => {
    await input.setInputFiles([
      {name: 'haven.png', mimeType: 'image/png', buffer: bytes},
      {name: 'voorwaarden.txt', mimeType: 'text/plain', buffer: Buffer.from('De kleine letters.')},
    ])
    await expect.poll(uploaded, {timeout: 4000}).toBe(2)
  }).toPass({timeout: 30_000})
  await expect(page.getByText('haven.png').first()).toBeVisible()
  const file = await house.client.fetch(
    '*[_type == "sanity.fileAsset" && originalFilename == "voorwaarden.txt"][0]{_id, url, size}',
  )
  expect(file.size).toBe(18)
  expect(await (await fetch(file.url)).text()).toBe('De kleine letters.')
})

test('the Studio asked the lake for nothing that it does not answer', async ({house}) => {
  expect(await (await fetch(`${house.lake}/unknown-requests`)).json()).toEqual([])
})
