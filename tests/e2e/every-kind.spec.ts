import type {Page} from '@playwright/test'
import type {SanityDocument} from '@sanity/client'
import {expect, type House, test} from './house.ts'
import {at, LANGUAGES} from './languages.ts'
import {field, inDraft, openDocument, publish, writeFirst} from './studio.ts'

/**
 * Each kind of document, changed in the real Studio in both languages, published, and seen on the page that shows it.
 * One text of each; the page's own file is read, so that what only appears in a dialog or on a fault counts too.
 */
type Kind = {type: string; id: string; text: string; path: string; rich?: boolean}

const GROUPS: Record<string, Kind[]> = {
  'the pages': [
    {type: 'landingPage', id: 'landingPage', text: 'hero.eyebrow', path: '/'},
    {type: 'checkoutPage', id: 'checkoutPage', text: 'eyebrow', path: '/checkout/pro/'},
    {type: 'paymentPages', id: 'paymentPages', text: 'success.noMail', path: '/payment-success/'},
    {type: 'aboutPage', id: 'aboutPage', text: 'hero.heading', path: '/over-ons/'},
    {type: 'termsPage', id: 'termsPage', text: 'version', path: '/algemene-voorwaarden/'},
    {type: 'notFoundPage', id: 'notFoundPage', text: 'text', path: '/404/'},
    {type: 'errorScreen', id: 'errorScreen', text: 'text', path: '/'},
    {type: 'loginPage', id: 'loginPage', text: 'login.intro', path: '/login/'},
  ],
  'lists and settings': [
    {type: 'siteSettings', id: 'siteSettings', text: 'tagline', path: '/over-ons/'},
    {type: 'navigation', id: 'navigation', text: 'footer.addressHeading', path: '/over-ons/'},
    {type: 'page', id: 'page-over-ons', text: 'title', path: '/over-ons/'},
    {type: 'feature', id: 'feature-rank-tracker', text: 'title', path: '/'},
    {type: 'plan', id: 'plan-pro', text: 'tagline', path: '/'},
    {type: 'price', id: 'price-pro-quarterly', text: 'discountNote', path: '/checkout/pro/'},
    {type: 'faq', id: 'faq-how-it-works', text: 'question', path: '/'},
    {type: 'termsSection', id: '', text: 'body', path: '/algemene-voorwaarden/', rich: true},
  ],
  'the dashboard and its pages': [
    {type: 'dashboardPage', id: 'dashboardPage', text: 'banner.heading', path: '/dashboard/'},
    {type: 'metricCard', id: 'metric-seo-score', text: 'label', path: '/dashboard/'},
    {type: 'update', id: 'update-ranking', text: 'title', path: '/dashboard/'},
    {type: 'adjustmentsPage', id: 'adjustmentsPage', text: 'intro', path: '/aanpassingen/'},
    {type: 'optimisationCard', id: 'card-h1', text: 'optimised', path: '/aanpassingen/'},
    {type: 'optimisationLogEntry', id: 'log-01', text: 'title', path: '/aanpassingen/'},
    {type: 'auditPage', id: 'auditPage', text: 'wellDone.heading', path: '/audit/'},
    {type: 'auditScore', id: 'score-technical', text: 'label', path: '/audit/'},
  ],
  'the rest of the customer area': [
    {type: 'auditFinding', id: 'finding-01', text: 'title', path: '/audit/'},
    {type: 'informationPage', id: 'informationPage', text: 'heading', path: '/informatie/'},
    {type: 'helpPage', id: 'helpPage', text: 'faqHeading', path: '/hulp/'},
    {type: 'helpCard', id: 'help-call', text: 'title', path: '/hulp/'},
    {type: 'accountPage', id: 'accountPage', text: 'profile.heading', path: '/account/'},
  ],
}

/** What the test writes: a word that nothing else has, short enough for a title. */
const wordsFor = (type: string, language: string) => `Proef ${type} ${language}`

/** The page with all that its scripts get. */
async function pageText(house: House, path: string, language: 'nl' | 'en'): Promise<string> {
  const data = new URL(at(house, path, language)).pathname.replace(/\/$/, '') || '/index'
  const [html, json] = await Promise.all(
    [at(house, path, language), `${house.site}/page-data${data}/page-data.json`].map(async (address) =>
      (await fetch(address)).text(),
    ),
  )
  return `${html}\n${json}`
}

async function change(page: Page, house: House, {type, id, text, rich}: Kind) {
  await openDocument(page, house, type, id)
  for (const language of LANGUAGES) {
    const path = `${text}.${language}`
    if (rich) await writeFirst(page, path, `${wordsFor(type, language)} `)
    else await field(page, path).getByRole('textbox').first().fill(wordsFor(type, language))
  }
  await inDraft(
    house,
    id,
    LANGUAGES.map((language) => wordsFor(type, language)),
  )
  await publish(page)
}

for (const [name, kinds] of Object.entries(GROUPS))
  test(`an editor changes ${name} in both languages, publishes, and sees it on the site`, async ({page, house}) => {
    test.setTimeout(240_000)
    const before: SanityDocument[] = []
    try {
      for (const kind of kinds) {
        const id = kind.id || (await house.client.fetch<string>('*[_type == $type][0]._id', {type: kind.type}))
        const document = await house.client.getDocument(id)
        if (!document) throw new Error(`${id} is not there`)
        before.push(document)
        await change(page, house, {...kind, id})
      }
      for (const {type, path} of kinds)
        for (const language of LANGUAGES)
          await expect
            .poll(async () => (await pageText(house, path, language)).includes(wordsFor(type, language)), {
              message: `${path} shows ${wordsFor(type, language)}`,
              timeout: 60_000,
            })
            .toBe(true)
    } finally {
      await house.rebuiltBy(async () => {
        const restore = house.client.transaction()
        for (const document of before) restore.createOrReplace(document)
        await restore.commit()
      })
    }
  })

test('an editor changes the figures of the visitor series, and chart and sums follow', async ({page, house}) => {
  const before = await house.client.getDocument('visitor-series')
  if (!before) throw new Error('The series is not there')
  try {
    await openDocument(page, house, 'visitorSeries', 'visitor-series')
    await field(page, 'previousTotal').getByRole('spinbutton').fill('1000')
    await publish(page)
    for (const language of LANGUAGES)
      await expect
        .poll(async () => (await pageText(house, '/dashboard/', language)).includes('+268%'), {timeout: 60_000})
        .toBe(true)
  } finally {
    await house.rebuiltBy(() => house.client.createOrReplace(before))
  }
})

test('an editor changes the subject of the mail, and the next customer gets it', async ({page, house}) => {
  const before = await house.client.fetch<SanityDocument>('*[_type == "mailMessage" && key == "confirmation"][0]')
  try {
    await change(page, house, {type: 'mailMessage', id: before._id, text: 'subject', path: ''})
    const answer = await fetch(`${house.site}/api/create-payment`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        planType: 'basis',
        billingPeriod: 'monthly',
        shownTotal: '119.79',
        language: 'nl',
        customerEmail: 'klant@example.nl',
      }),
    })
    const {paymentUrl} = await answer.json()
    await fetch(paymentUrl, {method: 'POST', body: new URLSearchParams({final_state: 'paid'}), redirect: 'manual'})
    await expect
      .poll(async () => (await (await fetch(house.mail)).text()).includes(wordsFor('mailMessage', 'nl')), {
        timeout: 30_000,
      })
      .toBe(true)
  } finally {
    await house.rebuiltBy(() => house.client.createOrReplace(before))
  }
})

test('questions are put in another order by dragging, and the page follows', async ({page, house}) => {
  const before = await house.client.fetch<SanityDocument[]>('*[_type == "faq" && page == "landing"] | order(orderRank)')
  try {
    await page.goto(`${house.studio}/structure/questions;faq-landing`)
    const items = page.locator('[data-rfd-draggable-id]')
    await expect(items).toHaveCount(6)
    await house.rebuiltBy(async () => {
      await items.first().focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await expect
        .poll(() =>
          house.client.fetch(
            '*[_type == "faq" && page == "landing"] | order(orderRank)[0]._id',
            {},
            {perspective: 'raw'},
          ),
        )
        .not.toBe(before[0]?._id)
    })
    await page.goto(house.site)
    await expect(page.locator('#questions summary').nth(1)).toHaveText(String(before[0]?.question?.nl))
  } finally {
    await house.rebuiltBy(async () => {
      const restore = house.client.transaction()
      for (const document of before) restore.createOrReplace(document)
      await restore.commit()
    })
  }
})

test('a coming price is written in the Studio: announced in the price list, not yet charged', async ({page, house}) => {
  await page.goto(`${house.studio}/intent/create/type=price/`)
  await expect(page.getByTestId('form-view')).toBeVisible()
  await page.getByTestId('autocomplete').first().fill('Pro')
  await page.getByTestId('autocomplete-popover').getByText('Pro', {exact: true}).click()
  await field(page, 'period').getByText('Monthly').click()
  await field(page, 'exclVat').getByRole('spinbutton').fill('159')
  const day = field(page, 'validFrom').getByRole('textbox')
  await day.fill('2099-06-01')
  await day.press('Enter')
  try {
    await publish(page)
    await page.goto(`${house.studio}/structure/pricing;price-list`)
    await expect(page.getByRole('row').filter({hasText: '2099-06-01'})).toContainText('€ 192,39')
    await page.goto(house.site)
    await expect(page.locator('#pricing')).toContainText('€ 149')
  } finally {
    const written = await house.client.fetch<string[]>(
      '*[_type == "price" && validFrom == "2099-06-01"]._id',
      {},
      {perspective: 'raw'},
    )
    for (const id of written) await house.client.delete(id)
  }
})
