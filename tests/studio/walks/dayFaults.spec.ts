import type {Browser, Page} from '@playwright/test'
import type {TestServer} from '../../support/browser/testServer.ts'
import {field, inDraft, openDocument} from '../forms.ts'
import {visit} from '../tab.ts'
import {expect, test, type Walk} from './walk.ts'

/** Faults of others on an editor's working day, and words from elsewhere. */
test.describe.configure({timeout: 900_000})

const ID = 'faq-found-by-ai'

/** A colleague's browser: two tabs of one would hide one of them. */
async function colleague(browser: Browser, {studio}: TestServer): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${studio}/structure/start`)
  return page
}

async function remove(page: Page, walk: Walk, server: TestServer) {
  await openDocument(page, server, 'faq', ID)
  await page.getByTestId('action-menu-button').first().click()
  await page
    .getByRole('menuitem', {name: walk.say('Verwijderen', 'Delete')})
    .first()
    .click()
  await expect(page.getByTestId('go-on')).toBeEnabled()
}

test('a document that a colleague deletes while somebody types is told of, and comes back with the draft', async ({
  browser,
  walk,
  testServer,
}) => {
  const {page, say} = walk
  await openDocument(page, testServer, 'faq', ID)
  const title = field(page, 'question.nl').getByRole('textbox')
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' CONCEPT')
  await inDraft(testServer, ID, ['CONCEPT'])
  const other = await colleague(browser, testServer)
  await remove(other, walk, testServer)
  const typing = (async () => {
    for (let key = 0; key < 40; key++) await page.keyboard.press('x', {delay: 60})
  })()
  await other.getByTestId('go-on').click()
  await typing
  await expect(
    page.getByText(say('Wat je nu typt wordt niet bewaard', 'Changes you type now are not saved')),
  ).toBeVisible()
  await expect(page.getByText('crashed')).toHaveCount(0)
  await walk.picture('deleted-meanwhile', page, {saves: false})
  await walk.press(page.getByRole('button', {name: say('Concept terugzetten', 'Restore the draft')}))
  await expect(title).toHaveValue(/ CONCEPT/)
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' daarna')
  await inDraft(testServer, ID, ['CONCEPT', ' daarna'])
  await walk.picture('restored', page)
  await other.context().close()
})

const WORD = `<html><body><h1>Kop een</h1><h2>Kop twee</h2><p>Gewoon <b>vet</b> en <del>verwijderd</del><ins>ingevoegd</ins>.
<a href="#_msocom_1">[A1]</a></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Eerste</p>
<table><tr><td>Pakket</td><td>Prijs</td></tr><tr><td>Basis</td><td>99</td></tr></table><p><img src="data:image/png;base64,iVBORw0KGgo="></p>
<p><a href="http://voorbeeld.nl/">oude link</a>, <a href="tel:+31101234567">bel</a></p></body></html>`

const paste = (page: Page, path: string, html: string) =>
  field(page, path)
    .locator('[contenteditable=true]')
    .first()
    .evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      clipboardData.setData('text/plain', pasted.replace(/<[^>]+>/g, ' '))
      element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
    }, html)

test('text from Word says what was kept, turned and left out, and is taken back', async ({walk, testServer}) => {
  const {page, say} = walk
  await openDocument(page, testServer, 'faq', 'faq-costs', 'answer.nl')
  const editor = field(page, 'answer.nl').getByRole('textbox').first()
  await walk.press(editor)
  await page.keyboard.press('Control+End')
  const before = await editor.innerText()
  await paste(page, 'answer.nl', WORD)
  await expect(editor).toContainText('ingevoegd')
  await expect(editor).not.toContainText('verwijderd')
  const receipt = field(page, 'answer.nl').getByRole('status')
  await expect(receipt).toContainText(/1 (tabel|table)/)
  walk.tell('pasted from Word', (await receipt.innerText()).replaceAll('\n', ' '))
  await walk.picture('pasted')
  await page.getByText(say('Plakken ongedaan maken', 'Undo pasting')).first().click()
  await expect(editor).not.toContainText('ingevoegd')
  await expect.poll(() => editor.innerText()).toBe(before)
  const tools = field(page, 'answer.nl').getByRole('toolbar').getByRole('button')
  walk.tell('tools in sight at 1440 px', (await tools.all()).length)
})

test('an amount takes the comma and is read back with VAT', async ({walk, testServer}) => {
  const {page} = walk
  await openDocument(page, testServer, 'price', 'price-basis-monthly', 'exclVat')
  const amount = field(page, 'exclVat').getByRole('textbox')
  for (const [typed, read] of [
    ['109,50', /109[,.]50 · .*132[,.]50/],
    ['395,5', /395[,.]50/],
    ['79.5', /79[,.]50/],
  ] as const) {
    await amount.fill(typed)
    await expect(page.getByTestId('read-back').first()).toContainText(read)
  }
  for (const refused of ['abc', '-5', '1e3']) {
    await amount.fill(refused)
    await expect(field(page, 'exclVat')).toContainText(/bedrag|amount|getal|number/i)
    await expect(page.getByTestId('read-back')).toHaveCount(0)
  }
  await walk.picture('amount-refused')
})

test('a table is one grid, and takes a part of a sheet', async ({walk, testServer}) => {
  const {page, say} = walk
  await visit(page, testServer.studio, '/structure/pages;contentPage')
  await walk.press(page.getByTestId('action-intent-button').first())
  await walk.press(field(page, 'parts').getByTestId('add-multiple-object-button'))
  await walk.press(page.getByRole('menuitem', {name: say('Tabel', 'Table'), exact: true}))
  const dialog = page.getByTestId('nested-object-dialog')
  const cell = dialog.getByRole('grid').or(dialog.getByRole('table')).locator('input, textarea').first()
  await cell.click()
  await cell.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Pakket\tPrijs\tTermijn\nBasis\t99\tmaand\nPro\t149\tmaand\nTeam\t199\tmaand')
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
  })
  await expect(
    dialog.locator('input, textarea').filter({hasNotText: /^$/}).or(dialog.locator('input')).first(),
  ).toBeVisible()
  await expect
    .poll(() =>
      dialog.locator('input, textarea').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    )
    .toContain('Team')
  walk.tell('a table of 3 by 4', `${walk.presses} clicks and one paste`)
  await walk.picture('table')
})

const FORMS = 'landingPage checkoutPage siteSettings paymentPages loginPage termsPage navigation'.split(' ')

test('no form is long before its first field', async ({walk, testServer}) => {
  const {page} = walk
  for (const type of FORMS) {
    await openDocument(page, testServer, type, type)
    await walk.stands(page)
    const [height, first] = await page.getByTestId('form-view').evaluate((form) => {
      const fields = [...form.querySelectorAll('input:not([type=hidden]), textarea, select, [contenteditable=true]')]
      const seen = fields.find((each) => each.checkVisibility())
      return [form.getBoundingClientRect().height, seen?.getBoundingClientRect().y ?? 0].map(Math.round)
    })
    walk.tell(`form of ${type}`, `${height} px, its first field at ${first}`)
    expect(height).toBeLessThan(1600)
  }
})

const QUESTIONS = 300

test('a list of three hundred questions opens', async ({walk, testServer}) => {
  const {client, studio} = testServer
  const question = await client.getDocument('faq-costs')
  const transaction = client.transaction()
  for (let index = 0; index < QUESTIONS; index++)
    transaction.create({
      ...question,
      _type: 'faq',
      _id: `faq-many-${index}`,
      orderRank: `0|many${String(index).padStart(4, '0')}:`,
    })
  await transaction.commit()
  const started = performance.now()
  await walk.page.goto(`${studio}/structure/questions;faq-landing`)
  await expect(walk.page.getByText(/Wat kost het/).first()).toBeVisible()
  walk.tell(
    `${QUESTIONS} questions`,
    `${((performance.now() - started) / 1000).toFixed(1)} s with the load of the Studio`,
  )
  await walk.picture('many-questions')
})

test('words typed while the lake is killed are kept, and saved when it is back', async ({walk, testServer}) => {
  const {page} = walk
  await openDocument(page, testServer, 'faq', ID)
  const title = field(page, 'question.nl').getByRole('textbox')
  await title.fill('Storing ')
  await inDraft(testServer, ID, ['Storing '])
  const {lake} = testServer.pids
  if (!lake) throw new Error('The lake does not run')
  await title.press('End')
  for (let key = 0; key < 40; key++) {
    if (key === 10) process.kill(lake, 'SIGKILL')
    await page.keyboard.press('x', {delay: 40})
  }
  const started = performance.now()
  const saved = () =>
    testServer.client.getDocument(`drafts.${ID}`).then(
      (draft) => draft?.question?.nl,
      () => null,
    )
  await expect.poll(async () => (await saved()) === (await title.inputValue())).toBe(true)
  expect(await title.inputValue()).toMatch(/^Storing x{10,}$/)
  walk.tell('lake killed while typing', `all saved after ${((performance.now() - started) / 1000).toFixed(1)} s`)
})
