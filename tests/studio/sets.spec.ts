import type {Page} from '@playwright/test'
import {expect, test} from './previewFrame.ts'
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
    for (const name of [/zomercampagne\?/, /\/zomercampagne/]) await page.getByRole('checkbox', {name}).check()
    await page.getByRole('textbox', {name: 'Name of the set'}).fill(TITLE)
    await press(page, 'Keep as a set')
    const set = page.getByRole('listitem', {name: TITLE})
    await expect(set.getByRole('listitem')).toHaveCount(2)
    expect([await shown(), await led()]).toEqual([false, 404])
    await set.getByRole('button', {name: 'Publish all'}).click()
    await expect(set.getByText(/^Live since/)).toBeVisible()
    await expect.poll(shown).toBe(true)
    await expect.poll(led).toBe(301)
    await set.getByRole('button', {name: 'Undo'}).click()
    await page.getByTestId('go-on').click()
    await expect(set.getByText(/^Undone on/)).toBeVisible()
    await expect.poll(shown).toBe(false)
    await expect.poll(led).toBe(404)
    await set.getByRole('button', {name: 'Remove from this list'}).click()
    await expect(set).toHaveCount(0)
  } finally {
    for (const id of [`drafts.${FAQ}`, `drafts.${REDIRECT}`, REDIRECT]) await client.delete(id)
    await client.createOrReplace({...question, _id: FAQ})
  }
})
