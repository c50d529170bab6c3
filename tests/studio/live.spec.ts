import type {PageProblem, SiteStatus} from '../../domain/content/siteStatus.ts'
import {field, inDraft, openDocument, publish} from './forms.ts'
import {expect, test} from './studioServer.ts'
import {visit} from './tab.ts'

/** Status of the site in the Studio: live and deleted documents. */

const WIDTHS = [1440, 375]

test('after Publish the form says above the button what is live and what is not, also on a narrow screen', async ({
  page,
  studioServer,
}) => {
  const problem: PageProblem = {
    message: 'The question is not written in English.',
    documentId: 'faq-how-it-works',
    documentType: 'faq',
    pages: ['/en/'],
  }
  const {status} = studioServer
  studioServer.status = (): SiteStatus => {
    const now = status()
    const publishes = now.publishes.map((one) => ({...one, changed: ['/', '/over-ons/']}))
    return {...now, publishes, problems: [problem]}
  }
  await openDocument(page, studioServer, 'landingPage', 'landingPage', 'hero.headline')
  await expect(page.getByTestId('site-trouble')).toContainText('Not live on 1 page')
  await field(page, 'hero.headline.nl').getByRole('textbox').fill('Scherper dan de wind')
  await inDraft(studioServer, 'landingPage', ['Scherper dan de wind'])
  await publish(page)
  const line = page.getByTestId('site-line')
  await expect(line).toContainText(/^Live on 2 pages, \d+\.\d s\. Not live on 1 page\./)
  await expect(line.getByRole('link', {name: 'About us'})).toHaveAttribute('href', /:\d+\/over-ons\/$/)
  const button = page.getByTestId('action-publish')
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800})
    const above = async () => {
      const [upper, lower] = [await line.boundingBox(), await button.boundingBox()]
      return upper && lower ? lower.y - (upper.y + upper.height) : Number.NaN
    }
    await expect.poll(above).toBeGreaterThan(0)
    expect(await above()).toBeLessThan(80)
  }
  await line.getByRole('link', {name: 'Open “Question”'}).click()
  await expect(field(page, 'question.en')).toBeVisible()
  await expect(line).toHaveText(/^Not live: The question is not written in English\./)
})

test('the Studio opens on the start page, where a document that was deleted is brought back', async ({
  page,
  studioServer,
}) => {
  await visit(page, studioServer.studio, '/')
  await expect(page).toHaveURL(/\/structure\/start$/)
  await expect(page.getByText('The site is live and up to date')).toBeVisible()
  const deleted = page.locator('section', {has: page.getByRole('heading', {name: 'Deleted'})})
  const restore = deleted.getByRole('button', {name: 'Restore …'})
  await expect(deleted.getByText('Reading the history …')).toHaveCount(0)
  await studioServer.client.delete('price-pro-quarterly')
  await expect(deleted.getByText('Price: Pro, per 3 months')).toBeVisible()
  await restore.first().click()
  await page.getByRole('dialog').getByRole('button', {name: 'Restore'}).click()
  await expect(page.getByTestId('form-view')).toBeVisible()
  await expect(field(page, 'exclVat').getByRole('textbox')).toHaveValue('402.3')
  expect(await studioServer.client.getDocument('price-pro-quarterly')).toBeUndefined()
  await publish(page, {anyway: true}) // it starts sooner than the terms promise
  await expect.poll(() => studioServer.client.getDocument('price-pro-quarterly')).toMatchObject({exclVat: 402.3})
})

test('a deleted document whose address somebody kept is brought back where it was', async ({page, studioServer}) => {
  await studioServer.client.delete('help-chat')
  await visit(page, studioServer.studio, '/intent/edit/id=help-chat;type=helpCard/')
  await page.getByTestId('deleted-line').getByRole('button', {name: 'Restore'}).click()
  await expect(field(page, 'title.nl').getByRole('textbox')).toHaveValue('Livechat')
  await expect.poll(() => studioServer.client.getDocument('drafts.help-chat')).toMatchObject({title: {nl: 'Livechat'}})
})

test('drafts go live together from one view, and are taken back from there', async ({page, studioServer}) => {
  const {client, studio} = studioServer
  const price = 'price-basis-monthly'
  const changes: Record<string, object> = {[price]: {exclVat: 95}, 'redirect-imprint': {from: '/impressum'}}
  for (const [id, change] of Object.entries(changes)) {
    const {_rev, ...document} = (await client.getDocument(id)) ?? {_type: ''}
    await client.createOrReplace({...document, ...change, _id: `drafts.${id}`})
  }
  const amount = () => client.getDocument(price).then((document) => document?.exclVat)
  await visit(page, studio, '/structure/together')
  await page.getByRole('button', {name: 'All'}).click()
  await page.getByRole('button', {name: 'Publish 2 drafts'}).click()
  await page.getByTestId('go-on').click()
  await expect.poll(amount).toBe(95)
  const set = page.getByRole('listitem').filter({hasText: 'Price: Basic'}).filter({hasText: '/impressum'})
  await set.getByRole('button', {name: 'Undo'}).click()
  await page.getByTestId('go-on').click()
  await expect.poll(amount).toBe(99)
})
