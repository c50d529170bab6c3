import {expect, test} from '../support/browser/testServer.ts'

// The customer area as a browser has it. What its pages say and do is told in web/src/screens/customer.test.tsx.

test('keeps changes for the visit, on every page and after a reload', async ({page, testServer}) => {
  await page.goto(`${testServer.site}/informatie/`)
  const setting = page.getByRole('switch').first()
  await expect(setting).toBeChecked()
  await setting.click()
  await expect(page.getByText('Instelling gewijzigd', {exact: true})).toBeVisible()
  await page.reload()
  await expect(setting).not.toBeChecked()

  await page.goto(`${testServer.site}/aanpassingen/`)
  const card = page.locator('article').first()
  const long = 'Een zin zonder grens. '.repeat(60)
  await card.getByRole('button', {name: 'Bewerken'}).click()
  await page.getByRole('dialog').getByRole('textbox').fill(long)
  await page.getByRole('button', {name: 'Opslaan', exact: true}).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${testServer.site}/audit/`)
  await page.goto(`${testServer.site}/aanpassingen/`)
  await expect(card).toContainText(long.trim())
  const saveAll = page.getByRole('button', {name: 'Wijzigingen opslaan'})
  await saveAll.click()
  await expect(page.getByRole('button', {name: 'Ongedaan maken'})).toBeVisible()
  await page.reload()
  await saveAll.click()
  await expect(page.getByText('Niets om op te slaan', {exact: true})).toBeVisible()
  await expect(card).toContainText(long.trim())
})

test('the knowledge base leads to the questions, of which one is open at a time', async ({page, testServer}) => {
  await page.goto(`${testServer.site}/hulp/`)
  const knowledge = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: 'Kennisbank'})})
  await knowledge.getByRole('link').click()
  const questions = page.locator('#faq details')
  await expect(questions.first()).toBeInViewport()
  await questions.first().locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
})
