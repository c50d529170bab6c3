import {LOCALE_KEY} from '../../studio/language.ts'
import {expect, test} from './desk.ts'
import {field} from './forms.ts'

/** Nothing of the Studio is in the cache of a new context. */
const LOADED = {timeout: 45_000}

/** A tab of somebody who has chosen no language. */
const first = test.extend({
  page: async ({browser}, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

first('the Studio is in Dutch: its bar, its lists, its forms, and what is to be filled in', async ({page, desk}) => {
  await page.goto(desk.studio)
  for (const name of ['Start', 'Pagina’s', 'Prijzen', 'Vragen', 'Instellingen van de site', 'Vertalingen'])
    await expect(page.getByTestId(`pane-item-${name}`)).toBeVisible(LOADED)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await page.goto(`${desk.studio}/intent/edit/id=faq-costs;type=faq/`)
  await expect(field(page, 'question').getByText('Zoals een bezoeker het zou vragen.')).toBeVisible(LOADED)
  await expect(field(page, 'question.en').getByText('Engels')).toBeVisible()
  await expect(page.getByTestId('action-publiceren')).toHaveText('Publiceren')

  await field(page, 'question.en').getByRole('textbox').fill('')
  await expect(page.getByText('Schrijf de tekst ook in het Engels').first()).toBeAttached()
})

first('one switch makes all of it English, and stays so', async ({page, desk}) => {
  await page.goto(desk.studio)
  await page.getByTestId('studio-language').click()
  await expect(page.getByTestId('pane-item-Pricing')).toBeVisible(LOADED)
  await expect(page.getByTestId('studio-language')).toHaveText('Nederlands')
  expect(await page.evaluate((key) => localStorage.getItem(key), LOCALE_KEY)).toBe('en-US')
  await page.goto(`${desk.studio}/intent/edit/id=faq-costs;type=faq/`)
  await expect(page.getByTestId('action-publish')).toHaveText('Publish', LOADED)
  await expect(field(page, 'question.en').getByText('English')).toBeVisible()
})
