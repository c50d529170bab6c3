import {field} from './forms.ts'
import {expect, openPreview, test} from './previewFrame.ts'

const ID = 'content-withdrawal'
const ADDRESS = '/herroepen-en-klachten/'
const KEYS = ['withdrawal-business', 'withdrawal-consumer', 'withdrawal-complaints']

test('sections are put in another order by dragging, and the page follows', async ({page, testServer}) => {
  const frame = await openPreview(page, testServer.studio, ADDRESS, `/contentPage/${ID}`)
  const headings = () => frame.locator('main').getByRole('heading', {level: 2}).allInnerTexts()
  const [first = '', second = '', ...rest] = await headings()
  const handle = field(page, 'parts').locator('[data-ui="DragHandleButton"]').first()
  const told = page.locator('[id^="DndLiveRegion"]').filter({hasText: KEYS[0] ?? ''})
  try {
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(told).toHaveText(/moved over droppable area withdrawal-business\.$/)
    await page.keyboard.press('ArrowDown')
    await expect(told).toHaveText(/moved over droppable area withdrawal-consumer\.$/)
    await page.keyboard.press('Space')
    await expect.poll(headings).toEqual([second, first, ...rest])
    await expect
      .poll(async () =>
        (await testServer.client.getDocument(`drafts.${ID}`))?.parts?.map(({_key}: {_key: string}) => _key),
      )
      .toEqual([KEYS[1], KEYS[0], KEYS[2]])
  } finally {
    await testServer.client.delete(`drafts.${ID}`)
  }
})
