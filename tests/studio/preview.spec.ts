import http from 'node:http'
import type {AddressInfo} from 'node:net'
import type {CDPSession, Frame, Page} from '@playwright/test'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {test as visitor} from '../support/browser/testServer.ts'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {field, openDocument, tabTo} from './forms.ts'
import {clickThrough, expect, openPreview, showsDrafts, test} from './previewFrame.ts'

test('a click on a text opens its own field, and what is typed stands on the page before it is published', async ({
  page,
  testServer,
}) => {
  const frame = await openPreview(page, testServer.studio, '/en/')
  const title = field(page, 'title.en').getByRole('textbox')
  await clickThrough(frame.getByRole('heading', {name: 'Rank tracker'}), title)
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  try {
    await title.fill('Position meter')
    await expect(frame.getByRole('heading', {name: 'Position meter'})).toBeVisible()
    expect(await (await fetch(`${testServer.site}/en/`)).text()).not.toContain('Position meter')
  } finally {
    await testServer.client.delete('drafts.feature-rank-tracker')
  }
  await expect(frame.getByRole('heading', {name: 'Rank tracker'})).toBeVisible()

  // A phone shows the page or the form: a tap goes from one to the other.
  await page.setViewportSize({width: 375, height: 812})
  await expect(title).toBeHidden()
  await clickThrough(frame.getByRole('heading', {name: 'Rank tracker'}), title)
  await expect(title).toBeInViewport()
})

test('leads to a field again when its text is clicked again', async ({page, testServer}) => {
  const frame = await openPreview(page, testServer.studio, '/contact/')
  const title = field(page, 'title.nl').getByRole('textbox')
  const heading = frame.getByRole('heading', {level: 1})
  // The form is there before, and a click while the overlays of the page are laid out anew is none.
  const leads = () =>
    expect(async () => {
      await heading.click()
      await expect(title).toBeFocused({timeout: WAIT_LIMIT_MS / 6})
    }).toPass({timeout: WAIT_LIMIT_MS})
  await leads()
  await leads()
})

test('a form leads to its page, and is written in beside it, without a mouse', async ({page, testServer}) => {
  const id = 'feature-rank-tracker'
  await openDocument(page, testServer, 'feature', id)
  await tabTo(page, page.getByRole('button', {name: 'View on 2 pages'}))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', {name: /^Landing page\b(?!.*English)/}))
  await page.keyboard.press('Enter')
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The Studio shows no preview')
  await showsDrafts(frame, '/')
  const title = field(page, 'title.nl').getByRole('textbox')
  try {
    await tabTo(page, title)
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('Positiemeter')
    await expect(frame.getByRole('heading', {name: 'Positiemeter'})).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(frame.getByRole('heading', {name: 'Ranktracker'})).toBeVisible()
  } finally {
    await testServer.client.delete(`drafts.${id}`)
  }
})

test('an amount opens its price, and a price as draft changes every amount that follows from it', async ({
  page,
  testServer,
}) => {
  const frame = await openPreview(page, testServer.studio, '/checkout/basis/')
  const shown = (amount: string) => frame.getByText(amount, {exact: true}).filter({visible: true}).first()
  const price = field(page, 'exclVat').getByRole('textbox')
  await clickThrough(shown('€ 119,79'), price)
  await expect(price).toHaveValue('99')
  try {
    await price.fill('109')
    await expect(shown('€ 131,89')).toBeVisible()
  } finally {
    await testServer.client.delete('drafts.price-basis-monthly')
  }
  await expect(shown('€ 119,79')).toBeVisible()
})

test('published and drafts change places without a reload', async ({page, testServer}) => {
  const {_rev, ...document} = (await testServer.client.getDocument('helpPage')) ?? {}
  await testServer.client.createOrReplace({
    ...document,
    _id: 'drafts.helpPage',
    _type: 'helpPage',
    heading: {_type: 'localeString', nl: 'Vraag het ons', en: 'Ask us'},
  })
  try {
    const frame = await openPreview(page, testServer.studio, '/hulp/')
    await expect(frame.getByRole('heading', {level: 1, name: 'Vraag het ons'})).toBeVisible()
    await frame.evaluate(() => Object.assign(window, {isTheSame: true}))
    await page.getByTestId('global-perspective-menu-button').click()
    await page.getByTestId('release-menu').getByText('Published').click()
    await expect(frame.getByRole('heading', {level: 1, name: 'Vraag het ons'})).toBeHidden()
    await expect(frame.getByRole('heading', {level: 1})).toBeVisible()
    expect(await frame.evaluate(() => 'isTheSame' in window)).toBe(true)
  } finally {
    await testServer.client.delete('drafts.helpPage')
  }
})

test('shows the site on a chosen day with its prices, from page to page, until it is today again', async ({
  page,
  testServer,
}) => {
  const price = await testServer.client.getDocument('price-pro-monthly')
  await testServer.client.createOrReplace({
    ...price,
    _type: 'price',
    _id: 'drafts.price-later',
    exclVat: 159,
    validFrom: '2099-12-20',
  })
  try {
    const frame = await openPreview(page, testServer.studio, '/')
    const card = frame.getByRole('article').filter({has: frame.getByRole('heading', {name: 'Pro'})})
    await expect(card).toContainText('€ 149', {useInnerText: true})
    await frame.getByLabel('The site on').fill('2099-12-25')
    await expect(card).toContainText('€ 159', {useInnerText: true})
    await expect(frame.getByText('This is the site on 25 December 2099')).toBeVisible()
    const checkout = await openPreview(page, testServer.studio, '/checkout/pro/')
    const box = checkout.getByRole('region', {name: 'Vandaag betaal je'})
    await expect(box).toContainText('192,39')
    await checkout.getByRole('button', {name: 'Back to today'}).click()
    await expect(box).toContainText('180,29')
  } finally {
    await testServer.client.delete('drafts.price-later')
  }
})

test('a text that is not written yet leaves the page whole, and the page says what is missing', async ({
  page,
  testServer,
}) => {
  const frame = await openPreview(page, testServer.studio, '/en/hulp/', '/helpPage/helpPage')
  try {
    await field(page, 'heading.en').getByRole('textbox').fill('')
    await expect(frame.getByRole('status').filter({hasText: 'Not translated yet'})).toContainText('heading')
    await expect(frame.getByRole('heading', {level: 1})).toBeVisible()
    await field(page, 'heading.en').getByRole('textbox').fill('Ask us')
    await expect(frame.getByRole('heading', {level: 1, name: 'Ask us'})).toBeVisible()
    await expect(frame.getByText('Not translated yet')).toBeHidden()
  } finally {
    await testServer.client.delete('drafts.helpPage')
  }
})

test('a page that is not published yet is shown at its address, by the screen of its kind', async ({
  page,
  testServer,
}) => {
  const privacy = await testServer.client.fetch<Record<string, unknown>>('*[_type == "contentPage"][0]')
  const address = {nl: {_type: 'slug', current: 'nieuwe-pagina'}, en: {_type: 'slug', current: 'new-page'}}
  const title = {_type: 'localeString', nl: 'Een nieuwe pagina', en: 'A new page'}
  const {_rev, ...rest} = privacy
  await testServer.client.createOrReplace({
    ...rest,
    _id: 'drafts.page-new',
    _type: 'contentPage',
    address: {...(privacy.address as object), ...address},
    title,
  })
  try {
    const frame = await openPreview(page, testServer.studio, '/en/new-page/')
    await expect(frame.getByRole('heading', {level: 1, name: 'A new page'})).toBeVisible()
    await expect(frame.getByText('Skip to content')).toBeAttached()
    expect((await fetch(`${testServer.site}/en/new-page/`)).status).toBe(404)
  } finally {
    await testServer.client.delete('drafts.page-new')
  }
})

test('the first article is shown while it is a draft, and the way there stands above its form', async ({
  page,
  testServer,
}) => {
  const slug = (current: string) => ({_type: 'slug', current})
  const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
  expect(await testServer.client.fetch('count(*[_type == "article"])')).toBe(0)
  await testServer.client.createOrReplace({
    _id: 'drafts.article-first',
    _type: 'article',
    title: line('Wind', 'Wind first'),
  })
  try {
    await openDocument(page, testServer, 'article', 'article-first')
    await expect(page.getByText('Give the page an address in every language')).toBeVisible()
    await testServer.client
      .patch('drafts.article-first')
      .set({address: {nl: slug('wind'), en: slug('wind-first')}, date: '2026-11-20', parts: []})
      .commit()
    await expect(page.getByText('Give the page an address in every language')).toBeHidden()
    const frame = await openPreview(page, testServer.studio, '/en/blog/wind-first/', '/article/article-first')
    await expect(frame.getByRole('heading', {level: 1, name: 'Wind first'})).toBeVisible()
    await field(page, 'title.en').getByRole('textbox').fill('Wind for all')
    await expect(frame.getByRole('heading', {level: 1, name: 'Wind for all'})).toBeVisible()
    await page.getByTestId('global-perspective-menu-button').click()
    await page.getByTestId('release-menu').getByText('Published').click()
    await expect(frame.getByRole('heading', {level: 1, name: 'Wind for all'})).toBeHidden()
  } finally {
    await testServer.client.delete('drafts.article-first')
  }
})

test('nothing is bought in the preview: paying leads to a sample of the page after it', async ({page, testServer}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const frame = await openPreview(page, testServer.studio, '/checkout/pro/')
  // While texts open their fields, buttons do too.
  const editing = page.getByRole('checkbox', {name: 'Edit'})
  await expect(editing).toBeChecked()
  await editing.click({force: true})
  await expect(editing).not.toBeChecked()
  await fillInBusiness(frame)
  await frame.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await expect(frame.getByText('sample-paid.pro')).toBeVisible()
  expect(asked.filter((address) => address.includes('/checkout/pro/'))).not.toEqual([])
  expect(asked.filter((address) => address.includes('/api/create-payment'))).toEqual([])
})

test('a page leads nowhere by itself in the preview, so that its texts can be read', async ({page, testServer}) => {
  const frame = await openPreview(page, testServer.studio, '/logout/')
  const heading = frame.getByRole('heading', {level: 1})
  const words = await heading.textContent()
  await page.getByTestId('preview-viewport-toggle').click()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThan(480)
  await frame.waitForFunction(() => performance.now() > 4000) // it would be gone after 1.5 s
  await expect(heading).toHaveText(words ?? '')
})

// In a tab of its own: after one of these the Studio's tab no longer drew the page in a process of its own.
visitor('a visitor loads nothing of the preview', async ({page, testServer}) => {
  const bodies: Promise<string>[] = []
  // A redirect has no body.
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await page.goto(`${testServer.site}/en/`)
  await hydrate(page)
  const loaded = await Promise.all(bodies)
  expect(loaded.filter(Boolean).length).toBeGreaterThan(3)
  for (const text of loaded) expect(text).not.toMatch(/query-listen|sanity-visual-editing|\\u2063/)
  expect(await page.locator('[data-sanity]').count()).toBe(0)
})

visitor('no other site can show a page in a frame, or open one that listens to it', async ({page, testServer}) => {
  const server = http.createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<iframe src="${testServer.site}/"></iframe>`),
  )
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const hostile = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    // On this machine the port itself refuses the frame; everywhere the policy does.
    const refused = page.waitForResponse(`${testServer.site}/`)
    await page.goto(hostile)
    expect((await refused).status()).toBe(403)
    const policy = (await fetch(testServer.site)).headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors 'self' ${testServer.studio}`)
    const opened = page.waitForEvent('popup')
    await page.evaluate((site) => void window.open(site), `${testServer.site}/`)
    const popup = await opened
    // The policy gives it a browsing context of its own: it is blank at first, and a key pressed there reaches no page.
    await popup.waitForURL(`${testServer.site}/`)
    await hydrate(popup)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    expect(await popup.locator('[data-sanity]').count()).toBe(0)
  } finally {
    server.close()
  }
})

/** Processor time, whatever else the machine does, of everything that a key causes, also after painting. */
const MOST_PER_KEY_MS = 600

/** Milliseconds that a main thread was at work until now, as one session with it counts them. */
type Reading = {session: CDPSession; ms: number}

/** Reads the main thread of a page, or of a frame with a process of its own. A session that was closed is opened again. */
async function busyOf(page: Page, frame: Page | Frame = page): Promise<() => Promise<Reading>> {
  const open = async () => {
    const session = await page.context().newCDPSession(frame)
    await session.send('Performance.enable', {timeDomain: 'threadTicks'})
    return session
  }
  let session = await open()
  const read = async (): Promise<Reading> => {
    const {metrics} = await session.send('Performance.getMetrics')
    return {session, ms: (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0) * 1000}
  }
  return () =>
    read().catch(async () => {
      session = await open()
      return read()
    })
}

/** The work of each key, from the reading before it to the next. A key over which the session changed has no figure. */
const perKey = (readings: Reading[]): number[] =>
  readings
    .slice(1)
    .flatMap(({session, ms}, index) => (session === readings[index]?.session ? [ms - readings[index].ms] : []))

/** That of the cheapest key: a busy machine makes others dearer, by caches that others empty. */
const least = (values: number[]) => Math.round(Math.min(...values))

for (const [name, address, form, path] of [
  ['landing page', '/', '/landingPage/landingPage/hero.headline.nl', 'hero.headline.nl'],
  ['checkout', '/checkout/pro/', '/checkoutPage/checkoutPage/heading.nl', 'heading.nl'],
] as const)
  test(`the ${name} follows what is typed`, async ({page, testServer}) => {
    const frame = await openPreview(page, testServer.studio, address, form)
    const text = field(page, path).getByRole('textbox')
    await text.click()
    // The page draws in a process of its own, or it would hold up the form that is typed in, and the form the page.
    const busy = [await busyOf(page), await busyOf(page, frame)] as const
    const readings: Reading[][] = [[], []]
    const read = async () => {
      for (const [index, measure] of busy.entries()) readings[index]?.push(await measure())
    }
    const times: number[] = []
    let typed = ''
    try {
      for (const key of 'wind') {
        typed += key
        await read()
        const started = performance.now()
        await text.press('End')
        await page.keyboard.insertText(key)
        await frame.waitForFunction(
          (words) => document.querySelector('h1')?.textContent?.trimEnd().endsWith(words),
          typed.trimEnd(),
        )
        times.push(performance.now() - started)
      }
    } finally {
      await testServer.client.delete(`drafts.${form.split('/')[1]}`)
    }
    await read()
    const work = readings.map(perKey)
    // At least one key was measured from its start to its end, in the Studio and in the page.
    for (const keys of work) expect(keys.length).toBeGreaterThan(0)
    const [studio = 0, site = 0] = work.map(least)
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
    console.log(
      `Keystroke to painted on the ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (bars of a quiet machine: 300, 600); processor per key: Studio ${studio} ms, page ${site} ms`,
    )
    expect(studio + site).toBeLessThan(MOST_PER_KEY_MS)
  })
