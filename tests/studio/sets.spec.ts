import type {Page} from '@playwright/test'
import {expect, showsDrafts, test} from './previewFrame.ts'
import {visit} from './tab.ts'

const FAQ = 'faq-costs'
const REDIRECT = 'redirect-sets-test'
const WORDS = 'What does the summer campaign cost?'
const TITLE = 'Summer campaign'

const together = (page: Page, studio: string) => visit(page, studio, '/structure/together')
const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click()

test('makes a set of drafts, publishes it as one and takes it back, and the site follows', async ({
  page,
  testServer,
}) => {
  const {client, site, studio} = testServer
  const {_rev, _updatedAt, ...question} = (await client.getDocument(FAQ)) ?? {_type: ''}
  await client.createOrReplace({
    ...{...question, _id: `drafts.${FAQ}`},
    question: {_type: 'localeString', nl: 'Wat kost de zomercampagne?', en: WORDS},
  })
  await client.createOrReplace({
    ...{_id: `drafts.${REDIRECT}`, _type: 'redirect', from: '/zomercampagne', destination: '/#pricing'},
    permanent: true,
  })
  const shown = async () => (await (await fetch(`${site}/en/`)).text()).includes(WORDS)
  const led = async () => (await fetch(`${site}/zomercampagne`, {redirect: 'manual'})).status
  try {
    await together(page, studio)
    for (const name of [WORDS, /\/zomercampagne/]) await page.getByRole('checkbox', {name}).check()
    await page.getByRole('textbox', {name: 'Name of the set'}).fill(TITLE)
    await press(page, 'Keep as a set')
    const set = page.getByRole('listitem', {name: TITLE})
    await expect(set.getByRole('listitem')).toHaveCount(2)
    await expect.poll(led).toBe(404)
    expect(await shown()).toBe(false)
    await set.getByRole('button', {name: 'Publish all'}).click()
    await expect(set.getByText(/^Live since/)).toBeVisible()
    await expect.poll(shown).toBe(true)
    await expect.poll(led).toBe(301)
    await set.getByRole('button', {name: 'Undo'}).click()
    await page.getByTestId('go-on').click()
    await expect(set.getByText(/^Undone on/)).toBeVisible()
    await expect.poll(shown).toBe(false)
    await expect.poll(led).toBe(404)
    // A document that the set made waits for another time.
    await expect(page.getByRole('checkbox', {name: /\/zomercampagne/})).toBeVisible()
    await set.getByRole('button', {name: 'Remove from this list'}).click()
    await expect(set).toHaveCount(0)
  } finally {
    for (const id of [`drafts.${FAQ}`, `drafts.${REDIRECT}`, REDIRECT]) await client.delete(id)
    await client.delete({query: '*[_type == "studio.changeSet"]'})
    await client.createOrReplace({...question, _id: FAQ})
  }
})

test('opens the preview of one set alone on its day, without other drafts', async ({page, testServer}) => {
  const {client, studio} = testServer
  const OTHER = 'faq-how-it-works'
  const SET = 'studio.set-preview-test'
  const NAME = 'Autumn campaign'
  const originals = new Map([FAQ, OTHER].map((id) => [id, client.getDocument(id)]))
  const draft = async (id: string, nl: string) => {
    const {_rev, _updatedAt, ...document} = (await originals.get(id)) ?? {_type: ''}
    await client.createOrReplace({...document, _id: `drafts.${id}`, question: {_type: 'localeString', nl, en: nl}})
  }
  await draft(FAQ, 'Wat kost de zomercampagne?')
  await draft(OTHER, 'Half geschreven?')
  await client.createOrReplace({
    ...{_id: SET, _type: 'studio.changeSet', title: NAME, state: 'planned', goLiveAt: '2099-06-01T07:00:00Z'},
    members: [{_key: 'a', id: FAQ, documentType: 'faq'}],
  })
  try {
    await together(page, studio)
    await page.setViewportSize({width: 1600, height: 1000})
    const set = page.getByRole('listitem', {name: NAME})
    await set.getByRole('link', {name: 'See the site with this set alone'}).click()
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (!frame) throw new Error('The Studio shows no preview')
    await showsDrafts(frame, '/en/')
    const bar = page.frameLocator('iframe').getByTestId('preview-day')
    const ofSet = page.frameLocator('iframe').getByText('Wat kost de zomercampagne?')
    const other = page.frameLocator('iframe').getByText('Half geschreven?')
    await expect(bar.getByRole('status')).toContainText('on 1 June 2099, with the set “Autumn campaign”')
    await expect(ofSet).toBeAttached()
    await expect(other).not.toBeAttached()
    // Kept in the Studio's address, the choice is there after a reload and for a colleague who is sent it.
    await expect(page).toHaveURL(/preview-set%3D|preview-set=/)
    await page.reload()
    await expect(bar.getByRole('status')).toContainText('on 1 June 2099, with the set “Autumn campaign”')
    await expect(ofSet).toBeAttached()
    await bar.getByLabel('The site on').fill('2099-05-31')
    await expect(bar.getByRole('status')).toContainText('is not live yet then')
    await expect(ofSet).not.toBeAttached()
    await bar.getByRole('button', {name: 'All drafts'}).click()
    await expect(other).toBeAttached()
    await expect(ofSet).not.toBeAttached()
    await bar.getByRole('button', {name: 'Back to today'}).click()
    await expect(ofSet).toBeAttached()
  } finally {
    for (const id of [`drafts.${FAQ}`, `drafts.${OTHER}`, SET]) await client.delete(id)
  }
})
