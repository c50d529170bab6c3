import {expect, anew as test} from './desk.ts'
import {field, inDraft, openDocument} from './forms.ts'

test('keeps text typed without the lake, marks it unsaved, and saves it when the lake is back', async ({
  page,
  desk,
}) => {
  await openDocument(page, desk, 'feature', 'feature-rank-tracker')
  const title = field(page, 'title.nl').getByRole('textbox')
  await title.fill('Vóór de storing')
  await inDraft(desk, 'feature-rank-tracker', ['Vóór de storing'])
  desk.freezeLake() // a form takes no keys any more from the moment that the Studio knows
  try {
    await title.fill('Tijdens de storing')
    desk.killLake()
    await expect(page.getByText("Your changes aren't saving")).toBeVisible()
    await expect(title).toHaveValue('Tijdens de storing')
  } finally {
    await desk.startLake()
  }
  await inDraft(desk, 'feature-rank-tracker', ['Tijdens de storing'])
  await expect(page.getByText("Your changes aren't saving")).toHaveCount(0)
  await title.fill('Na de storing')
  await inDraft(desk, 'feature-rank-tracker', ['Na de storing'])
})
