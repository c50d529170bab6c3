import type {Page} from '@playwright/test'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {isSecondAddress} from '../../domain/pages/pages.ts'
import {field, inDraft, openDocument, publish} from '../studio/forms.ts'
import {visit} from '../studio/tab.ts'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'
import {ship} from '../support/services/shipped.ts'

/** Prices are documents of their own. One is written in its form, the others as another client would. */
const OTHERS = {monthly: 139, biannual: 695, yearly: 1251}

async function writePrice(page: Page, testServer: TestServer, period: string, exclVat: string) {
  await visit(page, testServer.studio, '/intent/create/template=price;type=price/')
  await expect(page.getByTestId('form-view')).toBeVisible()
  await page.getByTestId('autocomplete').first().fill('Premium')
  await page.getByTestId('autocomplete-popover').getByText('Premium', {exact: true}).click()
  await field(page, 'period').getByText(period).click()
  await field(page, 'exclVat').getByRole('textbox').fill(exclVat)
  await publish(page)
}

test.beforeAll(({testServer}) => ship(testServer))

test('a plan that an editor makes in the Studio is shown, sold and charged', async ({browser, page, testServer}) => {
  await openDocument(page, testServer, 'plan', 'plan-basis')
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', {name: 'Duplicate'}).click()
  const copies = () =>
    testServer.client.fetch<string[]>('*[_type == "plan" && _id in path("drafts.**")]._id', {}, {perspective: 'raw'})
  await expect.poll(async () => (await copies()).length).toBe(1)
  const id = (await copies())[0]?.replace('drafts.', '') ?? ''

  // The copy takes nothing from the plan that it was made of: it has no key yet, and needs one before it can be published.
  await expect(page).toHaveURL(new RegExp(id))
  const key = field(page, 'key').getByTestId('string-input')
  await expect(key).toHaveValue('')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await key.fill('premium')
  await field(page, 'name.nl').getByRole('textbox').fill('Premium')
  await field(page, 'name.en').getByRole('textbox').fill('Premium')
  await inDraft(testServer, id, ['premium', 'Premium', 'comingSoon'])
  await publish(page)
  await expect(key).toHaveAttribute('readonly')

  await writePrice(page, testServer, 'Per 3 months', '380')
  const written = await testServer.client.fetch('*[_type == "price" && plan._ref == $id][0]', {id})
  const others = testServer.client.transaction()
  for (const [period, exclVat] of Object.entries(OTHERS))
    others.create({...written, _id: `price-premium-${period}`, period, exclVat})
  await others.commit()
  await openDocument(page, testServer, 'plan', id)
  await field(page, 'availability').getByText('On sale', {exact: true}).click()
  await inDraft(testServer, id, ['onSale'])
  // Texts that list the periods do not name a year.
  await publish(page, {anyway: true})
  const checkout = `${testServer.site}/checkout/premium/`
  await expect.poll(async () => (await fetch(checkout)).status).toBe(200)

  const visitor = await browser.newPage()
  await visitor.goto(testServer.site)
  const card = visitor.getByRole('article').filter({has: visitor.getByRole('heading', {name: 'Premium'})})
  await expect(card).toContainText('€ 139')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/checkout/premium/')
  await visitor.getByRole('radio', {name: '12 maanden'}).check()
  await expect(card).toContainText('€ 104,25')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/checkout/premium/?period=yearly')
  const basis = visitor.getByRole('article').filter({has: visitor.getByRole('heading', {name: 'Basis'})})
  await expect(basis).toContainText('€ 99') // not sold for a year
  const offers = await visitor.locator('script[type="application/ld+json"]').textContent()
  expect(offers).toContain('"name":"Premium","price":"168.19"')
  expect(await (await fetch(`${testServer.site}/sitemap.xml`)).text()).toContain('/en/checkout/premium/')

  // Also by a link inside the site, whose scripts are those of a build that knew nothing of the plan.
  await visitor.goto(`${testServer.site}/en/`)
  await visitor
    .getByRole('article')
    .filter({has: visitor.getByRole('heading', {name: 'Premium'})})
    .getByRole('link')
    .click()
  await expect(visitor).toHaveURL(`${testServer.site}/en/checkout/premium/`)
  await expect(visitor).toHaveTitle(/^Checkout for Premium/)
  await expect(visitor.getByRole('button', {name: 'Continue to payment'})).toBeVisible()
  await visitor.getByText('Per 3 months').first().click()
  await fillInBusiness(visitor)
  await visitor.getByRole('button', {name: 'Continue to payment'}).click()
  await visitor.waitForURL(`${testServer.mollie}/checkout/*`)
  const payment = await fetch(`${testServer.mollie}/v2/payments/${visitor.url().split('/').pop()}`, {
    headers: {authorization: 'Bearer test_reading'},
  })
  expect(await payment.json()).toMatchObject({
    amount: {value: '459.80'},
    metadata: {planType: 'premium', billingPeriod: 'quarterly'},
  })
})

test('names before a plan is taken off sale the pages that the site then changes and takes away', async ({
  page,
  testServer,
}) => {
  const pro = await testServer.client.getDocument('plan-pro')
  await openDocument(page, testServer, 'plan', 'plan-pro')
  await field(page, 'availability').getByText('Coming soon: shown, but cannot be chosen').click()
  await inDraft(testServer, 'plan-pro', ['comingSoon'])
  await page.getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', {name: 'What this changes'}).click()
  const told = page.getByTestId('what-changes')
  const links = told.getByRole('link').and(told.locator('[target=_blank]'))
  await expect(links.first()).toBeVisible()
  const said = (
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  ).toSorted()
  await expect(told).toContainText('/checkout/pro/, /en/checkout/pro/')
  await page.keyboard.press('Escape')
  try {
    await testServer.liveAfter(() => publish(page, {anyway: true}))
    const {publishes} = (await (await fetch(`${testServer.site}/api/site-status`)).json()) as SiteStatus
    // The site may have looked once more, and changed nothing: of those only the newest is listed.
    const {changed = [], removed = []} = publishes.find((each) => each.changed.length + each.removed.length > 0) ?? {}
    expect(said).toEqual(changed.filter((address) => !isSecondAddress(address)).toSorted())
    expect(removed.toSorted()).toEqual(['/checkout/pro/', '/en/checkout/pro/'])
  } finally {
    if (pro) await testServer.liveAfter(() => testServer.client.createOrReplace(pro))
  }
})
