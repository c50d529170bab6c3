import type {Locator, Page} from '@playwright/test'
import {expect, test} from './desk.ts'
import {field, openDocument} from './forms.ts'

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

const LONGEST_FORM_PX = 2800

test('a long page has a tab for each of its parts, and none of them is long', async ({page, desk}) => {
  await openDocument(page, desk, 'landingPage', 'landingPage')
  const tabs = page.getByTestId('field-group-tabs').getByRole('tab')
  await expect(tabs).toHaveText([
    'All fields',
    'Review strip',
    'Opening',
    'What to expect, and when',
    'Features',
    'Blog',
    'Prices',
    'Questions',
    'Closing',
  ])
  for (const name of ['Opening', 'What to expect, and when', 'Prices', 'Closing']) {
    await tabs.filter({hasText: name}).click()
    await expect(tabs.filter({hasText: name})).toHaveAttribute('aria-selected', 'true')
    expect(await page.getByTestId('form-view').evaluate((form) => form.scrollHeight)).toBeLessThan(LONGEST_FORM_PX)
  }
  // The words on a button are there without another press.
  await expect(field(page, 'closing.primaryAction.label.nl').getByRole('textbox')).toBeVisible()
})

test('a link to a field opens the part that it stands in', async ({page, desk}) => {
  await openDocument(page, desk, 'landingPage', 'landingPage', 'claims.heading.en')
  await expect(field(page, 'claims.heading.en').getByRole('textbox')).toBeInViewport()
})

const beside = async (page: Page, path: string) => {
  const [dutch, english] = await Promise.all(['nl', 'en'].map((id) => boxOf(field(page, `${path}.${id}`))))
  return Math.abs((dutch?.y ?? 0) - (english?.y ?? 0)) < 5
}

test('languages stand beside each other where the form is wide, below each other where it is narrow', async ({
  page,
  desk,
}) => {
  await openDocument(page, desk, 'feature', 'feature-rank-tracker')
  expect(await beside(page, 'title')).toBe(true)
  await page.setViewportSize({width: 375, height: 812})
  await expect.poll(() => beside(page, 'title')).toBe(false)
})

test('what a placeholder stands for can be read in a form of 320 px', async ({page, desk}) => {
  await page.setViewportSize({width: 320, height: 700})
  await openDocument(page, desk, 'aboutPage', 'aboutPage', 'hero.intro.nl')
  const read = field(page, 'hero.intro.nl').getByTestId('resolved-text')
  expect((await boxOf(read)).width).toBeGreaterThan(200)
  await expect(read.getByTitle('{brand}').first()).toHaveText('Vindkracht')
})
