import type {TestServer} from '../../support/browser/testServer.ts'
import {field, inDraft, openDocument, publish, publishButton} from '../forms.ts'
import {visit} from '../tab.ts'
import {expect, test, type Walk} from './walk.ts'

/** The tasks of an editor's working day, with the clicks that each takes. */
test.describe.configure({timeout: 900_000})

async function fromMenu(walk: Walk, nl: string, en: string) {
  await walk.press(walk.page.getByTestId('action-menu-button').first())
  await walk.press(walk.page.getByRole('menuitem', {name: walk.say(nl, en)}).first())
}

/** Publishes, whatever is asked first, and counts the presses. */
async function live(walk: Walk) {
  walk.presses += (await publish(walk.page, {anyway: true})) ? 2 : 1
}

const html = async ({site}: TestServer, address: string) =>
  (await (await fetch(site + address)).text()).replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')

/** How often *Tekst zoeken* finds words. */
async function found({page, say}: Walk, words: string): Promise<number> {
  const box = page.getByRole('textbox', {name: say('Woorden die op de site staan', 'Words that are on the site')})
  const answer = page.getByRole('status').first()
  await box.fill('')
  await expect(answer).not.toContainText(ANSWER)
  await box.fill(words)
  await expect(answer).toContainText(ANSWER)
  return Number(/\d+/.exec(await answer.innerText()))
}
const ANSWER = /keer gevonden|Niet gevonden|\bhits?\b|Not found/

test('announces a price', async ({walk, testServer}) => {
  const {page, say} = walk
  await page.goto(`${testServer.studio}/structure/start`)
  await walk.press(page.getByText(say('Prijzen', 'Pricing'), {exact: true}).first())
  await walk.press(page.getByText(say('Prijslijst', 'Price list'), {exact: true}).first())
  await walk.press(page.getByRole('link', {name: say('Pro, Maandelijks', 'Pro, Monthly')}).first())
  await expect(field(page, 'exclVat').getByRole('textbox')).toBeVisible()
  await fromMenu(walk, 'Dupliceren', 'Duplicate')
  await expect(page).not.toHaveURL(/price-pro-monthly/)
  const amount = field(page, 'exclVat').getByRole('textbox')
  await expect(amount).toHaveValue('149')
  await amount.fill('159,50')
  await expect(page.getByTestId('read-back').first()).toContainText(/159[,.]50/)
  await live(walk)
  await expect(page.getByTestId('site-line').first()).toContainText(say('gaat in op', 'takes effect'))
  walk.tell('announce a price', `${walk.presses} clicks`)
  await walk.picture('announced')
})

test('a lower price for a while leaves no empty promise on the site', async ({walk, testServer}) => {
  const {page} = walk
  await openDocument(page, testServer, 'price', 'price-pro-monthly')
  await fromMenu(walk, 'Dupliceren', 'Duplicate')
  await expect(page).not.toHaveURL(/price-pro-monthly/)
  await field(page, 'exclVat').getByRole('textbox').fill('119')
  const today = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Amsterdam'}).format(new Date())
  await field(page, 'validFrom').locator('input').first().fill(walk.day(today))
  await page.keyboard.press('Tab')
  await publish(page, {anyway: true})
  await expect.poll(() => html(testServer, '/checkout/pro/')).toContain('143,99')
  const words = (await html(testServer, '/')) + (await html(testServer, '/checkout/pro/'))
  expect(words.match(/\b0(,0)?% (korting|goedkoper)|\b0 maand(en)? gratis/g)).toBeNull()
  await page.goto(testServer.site)
  await walk.picture('lower-price')
})

test('a third plan is made, sold and taken off sale', async ({walk, testServer}) => {
  const {page, say} = walk
  await openDocument(page, testServer, 'plan', 'plan-pro')
  await fromMenu(walk, 'Dupliceren', 'Duplicate')
  await expect(field(page, 'key').getByRole('textbox')).toHaveValue('')
  await field(page, 'key').getByRole('textbox').fill('team')
  await walk.write((id) => field(page, `name.${id}`).getByRole('textbox'), 'Team', 'Team')
  const id = /plan;([\w-]+)|id=([\w-]+)/.exec(decodeURIComponent(page.url()))?.slice(1).find(Boolean) ?? ''
  await inDraft(testServer, id, ['team'])
  await live(walk)
  await walk.press(page.getByText(say('Nieuwe prijs', 'New price')).first())
  const last = (path: string) => field(page, path).last()
  await walk.press(last('period').getByText(say('Maandelijks', 'Monthly'), {exact: true}))
  await last('exclVat').getByRole('textbox').fill('199')
  const [price = ''] = await made(testServer, `*[_type == "price" && plan._ref == "${id}"]._id`)
  await inDraft(testServer, price, ['199'])
  await live(walk)
  await openDocument(page, testServer, 'plan', id)
  await walk.press(field(page, 'availability').getByText(/^(Te koop|On sale)/))
  await live(walk)
  await expect.poll(async () => (await fetch(`${testServer.site}/checkout/team/`)).status).toBe(200)
  expect(await html(testServer, '/checkout/team/')).toContain('240,79')
  await walk.picture('on-sale')
  const sold = walk.presses
  await walk.press(field(page, 'availability').getByText(/^(Binnenkort|Coming soon)/))
  await live(walk)
  await expect.poll(async () => (await fetch(`${testServer.site}/checkout/team/`)).status).toBe(404)
  walk.tell('third plan', `${sold} clicks to its sale with one price, ${walk.presses - sold} to take it off`)
})

async function made({client}: TestServer, query: string): Promise<string[]> {
  const ids = () => client.fetch<string[]>(query, {}, {perspective: 'raw'})
  await expect.poll(async () => (await ids()).length).toBeGreaterThan(0)
  return (await ids()).map((id) => id.replace('drafts.', ''))
}

test('finds amounts and words, and says of words of the interface where they stand', async ({walk, testServer}) => {
  await walk.page.goto(`${testServer.studio}/structure/find`)
  for (const words of ['€ 267,30', '€ 119,79', 'AI gevonden word'])
    expect(await found(walk, words), words).toBeGreaterThan(0)
  expect(await found(walk, 'Direct naar de inhoud')).toBe(0)
  await expect(walk.page.getByRole('status').first()).toContainText('Vaste woorden van knoppen en meldingen')
  await walk.picture('found')
})

test('an editor without a mouse finds a text, changes it and publishes it', async ({walk, testServer}) => {
  const {page, say} = walk
  await page.goto(`${testServer.studio}/structure/start`)
  await expect(page.getByText(say('De site is live', 'The site is live')).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Ranktracker')
  await expect(page.getByTestId('search-results').getByText('Ranktracker').first()).toBeVisible()
  await page.keyboard.press('Enter')
  const title = field(page, 'title.nl').getByRole('textbox')
  await expect(title).toBeEditable()
  let tabs = 0
  for (; tabs < 60; tabs++) {
    if (await title.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('End')
  await page.keyboard.insertText(' nu')
  await inDraft(testServer, 'feature-rank-tracker', ['Ranktracker nu'])
  await expect(publishButton(page)).toBeEnabled()
  await page.keyboard.press('Control+Alt+p')
  await expect(page.getByTestId('site-line').first()).toContainText('Live')
  walk.tell('keyboard alone', `Ctrl K, Enter, ${tabs} Tab, Ctrl Alt P`)
})

test.describe('on a phone', () => {
  test.use({device: 'phone'})

  test('goes from a list to a text and has it live', async ({walk, testServer}) => {
    const {page} = walk
    await visit(page, testServer.studio, '/structure/questions;faq-landing')
    await walk.picture('list')
    await walk.press(page.getByRole('link', {name: /Wat kost het/}).first())
    const question = field(page, 'question.nl').getByRole('textbox')
    await walk.press(question)
    await question.fill('Wat kost dat?')
    await inDraft(testServer, 'faq-costs', ['Wat kost dat?'])
    const started = performance.now()
    await live(walk)
    await expect.poll(() => html(testServer, '/')).toContain('Wat kost dat?')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    walk.tell('phone, list to live', `${walk.presses} taps, ${seconds} s`)
    await walk.picture('live')
  })
})
