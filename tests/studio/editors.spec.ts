import type {Browser, Page} from '@playwright/test'
import {type Desk, expect, test} from './desk.ts'
import {field, inDraft, inEnglish, openDocument} from './forms.ts'
import {visit} from './tab.ts'

/** A browser of somebody's own, in which a name was given. */
async function browserOf(name: string, browser: Browser, desk: Desk): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await inEnglish(page)
  await page.goto(desk.studio)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', {name: 'Remember'}).click()
  await expect(page.getByText(`You work here as ${name}.`)).toBeVisible()
  return page
}

test('two editors are told apart: who is here, in which field, and who changed what', async ({browser, desk}) => {
  const [anna, bob] = [await browserOf('Anna', browser, desk), await browserOf('Bob', browser, desk)]
  await openDocument(anna, desk, 'feature', 'feature-rank-tracker')
  await field(anna, 'title.nl').getByRole('textbox').fill('Positiemeter')
  await inDraft(desk, 'feature-rank-tracker', ['Positiemeter'])

  await expect(bob.getByText(/by Anna/)).toBeVisible()
  await openDocument(bob, desk, 'feature', 'feature-rank-tracker')
  await field(anna, 'title.nl').getByRole('textbox').focus()
  await expect(
    field(bob, 'title.nl').getByTestId('avatar-Anna').or(bob.locator('[aria-label*="Anna"], [title*="Anna"]')).first(),
  ).toBeAttached()
  await bob.locator('#global-presence-menu').click()
  await expect(bob.getByRole('menuitem', {name: 'Anna'})).toBeVisible()
  await anna.context().close()
  await bob.context().close()
})

test('a first visit shows three steps, once they are put away never again', async ({page, desk}) => {
  await page.goto(desk.studio)
  await expect(page.getByRole('heading', {name: 'In three steps'})).toBeVisible()
  await page.getByRole('button', {name: 'Got it'}).click()
  await expect(page.getByRole('heading', {name: 'In three steps'})).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', {name: 'Being changed'})).toBeVisible()
  await expect(page.getByRole('heading', {name: 'In three steps'})).toHaveCount(0)
})

test('the list of questions of a page has its +, which makes a question of that page', async ({page, desk}) => {
  await visit(page, desk.studio, '/structure/questions;faq-help')
  await page.getByRole('link', {name: 'New'}).click()
  await expect(field(page, 'page').getByRole('radio', {name: 'Help page'})).toBeChecked()
})

test('a plan shows what it costs, and leads to a new price of its own', async ({page, desk}) => {
  await openDocument(page, desk, 'plan', 'plan-pro')
  const form = page.getByTestId('form-view')
  await expect(form.getByText('€ 402,30 excl. VAT, from 1 Jan 2025')).toBeVisible()
  await expect(form.getByText('€ 99,00')).toHaveCount(0)
  await form.getByText('New price').click()
  await expect(page.getByRole('heading', {name: 'New Price'})).toBeVisible()
  await expect(form.getByText('Pro', {exact: true})).toBeVisible()
})
