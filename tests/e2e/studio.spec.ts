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

test('the Studio asked the lake for nothing that it does not answer', async ({house}) => {
  expect(await (await fetch(`${house.lake}/unknown-requests`)).json()).toEqual([])
})
