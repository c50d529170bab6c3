import type {Browser, Page} from '@playwright/test'
import {field, inDraft, inEnglish, openDocument} from './forms.ts'
import {expect, type StudioServer, test} from './studioServer.ts'
import {visit} from './tab.ts'

/** A browser of somebody's own, in which nobody was before. */
async function firstVisit(browser: Browser, studioServer: StudioServer): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await inEnglish(page)
  await page.goto(studioServer.studio)
  return page
}

async function give(name: string, page: Page) {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', {name: 'Remember'}).click()
  await expect(page.getByText(`You are working as ${name}.`)).toBeVisible()
}

test('two editors are told apart: who is here, in which field, and who changed what; the first steps are shown once', async ({
  browser,
  studioServer,
}) => {
  const [anna, bob] = [await firstVisit(browser, studioServer), await firstVisit(browser, studioServer)]
  const steps = anna.getByRole('heading', {name: 'In three steps'})
  await expect(steps).toBeVisible()
  await anna.getByRole('button', {name: 'Got it'}).click()
  await expect(steps).toHaveCount(0)
  await give('Anna', anna)
  await give('Bob', bob)

  await openDocument(anna, studioServer, 'feature', 'feature-rank-tracker')
  await field(anna, 'title.nl').getByRole('textbox').fill('Positiemeter')
  await inDraft(studioServer, 'feature-rank-tracker', ['Positiemeter'])
  await expect(bob.getByText(/by Anna/)).toBeVisible()
  await openDocument(bob, studioServer, 'feature', 'feature-rank-tracker')
  await field(anna, 'title.nl').getByRole('textbox').focus()
  await expect(
    field(bob, 'title.nl').getByTestId('avatar-Anna').or(bob.locator('[aria-label*="Anna"], [title*="Anna"]')).first(),
  ).toBeAttached()
  await bob.locator('#global-presence-menu').click()
  await expect(bob.getByRole('menuitem', {name: 'Anna'})).toBeVisible()

  await visit(anna, studioServer.studio, '/structure/start')
  await expect(anna.getByRole('heading', {name: 'Open drafts'})).toBeVisible()
  await expect(steps).toHaveCount(0)
  await anna.context().close()
  await bob.context().close()
})

test('a plan shows what it costs, and leads to a new price of its own', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'plan', 'plan-pro')
  const form = page.getByTestId('form-view')
  await expect(form.getByText('€402.30 excl. VAT, from 1 Jan 2025')).toBeVisible()
  await expect(form.getByText('€99.00')).toHaveCount(0)
  await form.getByText('New price').click()
  await expect(page.getByRole('heading', {name: 'New Price'})).toBeVisible()
  await expect(form.getByText('Pro', {exact: true})).toBeVisible()
})
