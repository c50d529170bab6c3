import type {Page} from 'playwright'
import type {StaffLanguage} from '../../studio/model/languages.ts'
import {fillInBusiness} from '../support/checkoutForm.ts'
import {hydrate, settled} from '../support/hydrated.ts'

/** States are reached by words that the tests know in these. */
type Where = {width: number; language: StaffLanguage}
export type State = {route: string; reach: (page: Page, where: Where) => Promise<void>}

const button = (page: Page, nl: string | RegExp, en: string | RegExp, {language}: Where) =>
  page.getByRole('button', {name: language === 'nl' ? nl : en}).first()

/** With keys, as somebody does: what moves after that does not move by itself. */
async function chooseBelgium(page: Page) {
  await page.locator('#customer-country').focus()
  await page.keyboard.type('Belgi')
}

/** The page after paying, told that its order stands like that. */
const payment = (route: string, answer: Record<string, unknown> | 404 | 503): State => ({
  route,
  reach: async (page) => {
    const order = 'VK-6SD9F67Y8RBM'
    const known = {success: true, order, plan: 'pro', period: 'quarterly', hasAddress: true}
    await page.route('**/api/order-status**', (request) =>
      request.fulfill(
        typeof answer === 'number' ? {status: answer, json: {success: false}} : {json: {...known, ...answer}},
      ),
    )
    const told = page.waitForResponse('**/api/order-status**')
    await page.goto(`${page.url()}?order=${order}`)
    await told
    await settled(page)
  },
})

/** Dialogs, menus, messages, busy and error states: where each is, and how a visitor gets there. */
export const STATES: Record<string, State> = {
  'landing-plan-dialog': {
    route: '/',
    reach: (page, where) =>
      button(page, /Wat zit er precies in\? \(Pro\)/, /What exactly is in it\? \(Pro\)/, where).click(),
  },
  'landing-question-open': {
    route: '/',
    reach: async (page) => {
      await page.locator('#questions summary').first().click()
    },
  },
  'checkout-pro-quarterly': {
    route: '/checkout/pro/',
    reach: (page) => page.locator('#period-quarterly').check(),
  },
  'checkout-abroad': {
    route: '/checkout/pro/',
    reach: async (page) => {
      await chooseBelgium(page)
    },
  },
  'checkout-incomplete': {
    route: '/checkout/pro/',
    reach: async (page, where) => {
      await hydrate(page)
      await chooseBelgium(page)
      await button(page, 'Doorgaan naar betaling', 'Continue to payment', where).click()
    },
  },
  'checkout-busy': {
    route: '/checkout/pro/',
    reach: async (page, where) => {
      await hydrate(page)
      await fillInBusiness(page)
      await page.route('**/api/create-payment', () => {})
      await button(page, 'Doorgaan naar betaling', 'Continue to payment', where).click()
    },
  },
  'checkout-failed': {
    route: '/checkout/pro/',
    reach: async (page, where) => {
      await hydrate(page)
      await fillInBusiness(page)
      await page.route('**/api/create-payment', (route) => route.abort())
      await button(page, 'Doorgaan naar betaling', 'Continue to payment', where).click()
      await page
        .getByRole('region', {name: /^(Berichten|Messages)/})
        .getByText(/^(Betaling mislukt|Payment failed)$/)
        .waitFor()
    },
  },
  'checkout-new-price': {
    route: '/checkout/pro/',
    reach: async (page, where) => {
      await hydrate(page)
      await fillInBusiness(page)
      const json = {success: false, error: 'Price changed', exclVat: '159.00', vat: '33.39', total: '192.39'}
      await page.route('**/api/create-payment', (route) => route.fulfill({status: 409, json}))
      await button(page, 'Doorgaan naar betaling', 'Continue to payment', where).click()
      await page.getByRole('button', {name: /192[,.]39/}).waitFor()
    },
  },
  'payment-waiting': payment('/payment-success/', {status: 'pending'}),
  'payment-unknown': payment('/payment-success/', 404),
  'payment-unavailable': payment('/payment-success/', 503),
  'payment-twice': payment('/payment-success/', {status: 'paid', duplicate: true}),
  'payment-failed': payment('/payment-cancelled/', {status: 'failed'}),
  'payment-expired': payment('/payment-cancelled/', {status: 'expired'}),
  'payment-address': {
    route: '/payment-success/',
    reach: async (page, where) => {
      const fresh = {status: 'paid', token: 'token', manageUrl: '/abonnement/'}
      await payment('/payment-success/', fresh).reach(page, where)
      await page.locator('#content details summary').click()
    },
  },
  'landing-menu': {
    route: '/',
    reach: async (page, where) => {
      if (where.width < 1024) await button(page, 'Menu openen', 'Open menu', where).click()
    },
  },
  'dashboard-menu': {
    route: '/dashboard/',
    reach: async (page, where) => {
      if (where.width < 1024) await button(page, 'Menu openen', 'Open menu', where).click()
    },
  },
  'dashboard-tooltip': {
    route: '/dashboard/',
    reach: async (page) => {
      const chart = page.locator('[role=img][aria-label]').first()
      await chart.scrollIntoViewIfNeeded()
      await page.locator('.echarts-for-react').waitFor()
      await chart.hover()
    },
  },
  'dashboard-table': {
    route: '/dashboard/',
    reach: (page) => page.locator('#content details summary').first().click(),
  },
  'dashboard-plans': {
    route: '/dashboard/',
    reach: (page, where) => button(page, 'Bekijk de pakketten', 'See the plans', where).click(),
  },
  'dashboard-update': {
    route: '/dashboard/',
    reach: (page, where) => button(page, /Bekijk details/, /View details/, where).click(),
  },
  'adjustments-edit': {
    route: '/aanpassingen/',
    reach: (page, where) => button(page, /^Bewerken/, /^Edit/, where).click(),
  },
  'adjustments-examples': {
    route: '/aanpassingen/',
    reach: (page, where) => button(page, /^Voorbeelden/, /^Examples/, where).click(),
  },
  'adjustments-saved': {
    route: '/aanpassingen/',
    reach: (page, where) => button(page, 'Wijzigingen opslaan', 'Save changes', where).click(),
  },
  'adjustments-nothing-found': {
    route: '/aanpassingen/',
    reach: async (page, where) => {
      await hydrate(page)
      await page.locator('select').first().selectOption('pending')
      await page.locator('select').last().selectOption('H1')
      await button(page, 'Filter wissen', 'Clear filter', where).waitFor()
      await page.locator('select').first().scrollIntoViewIfNeeded()
    },
  },
  'account-cancel': {
    route: '/account/',
    reach: (page, where) => button(page, 'Abonnement opzeggen', 'Cancel subscription', where).click(),
  },
  'account-switched': {
    route: '/account/',
    reach: (page) => page.getByRole('switch').last().check(),
  },
  'fault-while-drawing': {
    route: '/audit/',
    reach: async (page, where) => {
      // Content that is broken after the build: what a fault in the code would look like.
      await page.route('**/hulp/page-data.json', async (route) => {
        const data = await (await route.fetch()).json()
        data.result.pageContext.content.faqs = null
        await route.fulfill({json: data})
      })
      await page.reload()
      await hydrate(page) // or the link brings a new document
      await settled(page)
      if (where.width < 1024) await button(page, 'Menu openen', 'Open menu', where).click()
      const name = where.language === 'nl' ? 'Hulp' : 'Help'
      await page.getByRole('navigation').getByRole('link', {name}).filter({visible: true}).click()
      await page.getByRole('heading', {name: 'Unexpected Application Error'}).waitFor()
    },
  },
  'login-incomplete': {
    route: '/login/',
    reach: async (page, where) => {
      await hydrate(page)
      await page.locator('#email').fill('jo@')
      await button(page, 'Inloggen', 'Log in', where).click()
    },
  },
  'login-forgotten': {
    route: '/login/',
    reach: async (page, where) => {
      await hydrate(page)
      await button(page, 'Wachtwoord vergeten?', 'Forgot password?', where).click()
      await page
        .getByRole('region', {name: /^(Berichten|Messages)/})
        .getByRole('listitem')
        .waitFor()
    },
  },
}
