import {LOCALE_KEY} from '../../studio/language.ts'
import {field} from './forms.ts'
import {expect, test} from './studioServer.ts'
import {visit} from './tab.ts'

/** A tab in which no language was chosen yet. */
const first = test.extend({
  page: async ({browser}, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

first(
  'the Studio is in Dutch until one switch makes all of it English, which it then stays',
  async ({page, studioServer}) => {
    await page.goto(studioServer.studio)
    for (const name of ['Start', 'Pagina’s', 'Prijzen', 'Vragen', 'Instellingen van de site', 'Vertalingen'])
      await expect(page.getByTestId(`pane-item-${name}`)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await visit(page, studioServer.studio, '/intent/edit/id=faq-costs;type=faq/')
    await expect(field(page, 'question').getByText('Zoals een bezoeker het zou vragen.')).toBeVisible()
    await expect(field(page, 'question.en').getByText('Engels')).toBeVisible()
    await expect(page.getByTestId('action-publiceren')).toHaveText('Publiceren')
    await field(page, 'question.en').getByRole('textbox').fill('')
    await expect(page.getByText('Schrijf de tekst ook in het Engels').first()).toBeAttached()
    await expect(page.getByTestId('action-publiceren')).toBeDisabled()

    await page.getByTestId('studio-language').click()
    await expect(page.getByTestId('studio-language')).toHaveText('Nederlands')
    expect(await page.evaluate((key) => localStorage.getItem(key), LOCALE_KEY)).toBe('en-US')
    await expect(page.getByTestId('action-publish')).toHaveText('Publish')
    await expect(field(page, 'question.en').getByText('English')).toBeVisible()
    await expect(page.getByText('Write the text in English too').first()).toBeAttached()
    await visit(page, studioServer.studio, '/structure')
    await expect(page.getByTestId('pane-item-Pricing')).toBeVisible()
  },
)
