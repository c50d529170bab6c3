import {field, inDraft, openDocument} from './forms.ts'
import {expect, anew as test} from './studioServer.ts'

test('keeps text typed without the lake, marks it unsaved, and saves it when the lake is back', async ({
  page,
  studioServer,
}) => {
  await openDocument(page, studioServer, 'feature', 'feature-rank-tracker')
  const title = field(page, 'title.nl').getByRole('textbox')
  await title.fill('Vóór de storing')
  await inDraft(studioServer, 'feature-rank-tracker', ['Vóór de storing'])
  studioServer.freezeLake() // a form takes no keys any more from the moment that the Studio knows
  try {
    await title.fill('Tijdens de storing')
    studioServer.killLake()
    await expect(page.getByText("Your changes aren't saving")).toBeVisible()
    await expect(title).toHaveValue('Tijdens de storing')
  } finally {
    await studioServer.startLake()
  }
  await inDraft(studioServer, 'feature-rank-tracker', ['Tijdens de storing'])
  await expect(page.getByText("Your changes aren't saving")).toHaveCount(0)
  await title.fill('Na de storing')
  await inDraft(studioServer, 'feature-rank-tracker', ['Na de storing'])
})
