import type {Page} from '@playwright/test'

/** Fills in the checkout's required fields, in either language, with scripts or without. */
export async function fillInBusiness(page: Pick<Page, 'locator'>, email = 'jo@example.nl') {
  await page.locator('#customer-company').fill('Bakkerij Jansen')
  await page.locator('#customer-website').fill('voorbeeld.nl')
  await page.locator('#customer-postal-code').fill('1011 AB')
  await page.locator('#customer-street').fill('Kade 1')
  await page.locator('#customer-city').fill('Amsterdam')
  await page.locator('#customer-email').fill(email)
  await wantsAnother(page)
}

/** A test buys for a business that has bought in another: it is not to be asked whether it wants another one. */
export const wantsAnother = (page: Pick<Page, 'locator'>) =>
  page.locator('form [name=again]').evaluate((field) => field.setAttribute('value', 'yes'))
