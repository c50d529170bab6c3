import {field, inDraft, tabTo} from './forms.ts'
import {expect, test} from './studioServer.ts'
import {visit} from './tab.ts'

/** No test in this file uses a mouse. */

test('a text is found, opened, changed, taken back, changed again and published without a mouse', async ({
  page,
  studioServer,
}) => {
  const published = async () => (await studioServer.client.getDocument('feature-rank-tracker'))?.title.nl
  await visit(page, studioServer.studio, '/structure/start')
  await tabTo(page, page.locator('[id$="-children"][tabindex="0"]').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', {name: 'Words that are on the site'})).toBeFocused()
  await page.keyboard.type('ranktracker')
  await tabTo(page, page.getByRole('listitem').getByRole('link', {name: 'Ranktracker', exact: true}))
  await page.keyboard.press('Enter')

  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(title).toBeFocused()
  await expect(title).toBeEditable() // it has the focus before its document is there
  await page.keyboard.press('End')
  await page.keyboard.type(' nieuw')
  await inDraft(studioServer, 'feature-rank-tracker', ['Ranktracker nieuw'])
  for (let undone = 0; undone < ' nieuw'.length; undone++) await page.keyboard.press('Control+z')
  await expect(title).toHaveValue('Ranktracker')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Positiemeter')
  await inDraft(studioServer, 'feature-rank-tracker', ['Positiemeter'])

  await page.keyboard.press('Control+Alt+p')
  await expect.poll(published).toBe('Positiemeter')
})

test('the preview and the guide are reached without a mouse', async ({page, studioServer}) => {
  await visit(page, studioServer.studio, '/structure/start')
  await tabTo(page, page.getByRole('link', {name: 'Content', exact: true}))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', {name: 'Preview', exact: true})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeVisible()
  await tabTo(page, page.getByRole('link', {name: 'Help', exact: true}))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await expect((await opened).getByRole('heading', {level: 1})).toHaveText('Working in the Studio')
})
