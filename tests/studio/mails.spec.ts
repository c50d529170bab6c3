import {field, openDocument} from './forms.ts'
import {expect, test} from './studioServer.ts'

/** Mails and the customer's page beside their forms. The states they can show: studio/views/samples/samples.test.tsx. */

test.beforeEach(({page}) => page.setViewportSize({width: 1600, height: 900}))

test('a mail is shown beside its form, with a sample order, as it is typed', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'mailMessage', 'mail-confirmation')
  const mail = page.frameLocator('iframe[title="E-mail preview"]')
  await expect(mail.getByText('Hello Jo de Vries,')).toBeVisible()
  await expect(mail.getByRole('row', {name: /incl\. VAT €180\.29$/})).toBeVisible()
  await field(page, 'subject.en').getByRole('textbox').fill('Welcome to {plan}')
  await expect(page.getByText('Welcome to Pro', {exact: true}).last()).toBeVisible()
  await field(page, 'heading.en').getByRole('textbox').fill('Good, {plan} is yours')
  await expect(mail.getByText('Good, Pro is yours')).toBeVisible()
})

test('the page behind the link in mails is shown beside its form', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'paymentPages', 'paymentPages')
  await page.getByRole('tab', {name: 'Page behind the link in e-mails'}).click()
  const shown = page.frameLocator('iframe[title="The page behind the link in e-mails"]')
  await expect(shown.getByRole('heading', {level: 1})).toHaveText('Your subscription is running')
})
