import {field, openDocument} from './forms.ts'
import {expect, test} from './studioServer.ts'

/** Mails and the customer's page beside their forms. The states they can show: studio/views/samples/samples.test.tsx. */

test.beforeEach(({page}) => page.setViewportSize({width: 1600, height: 900}))

test('a mail is shown beside its form, with a sample order, as it is typed', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'mailMessage', 'mail-confirmation')
  const mail = page.frameLocator('iframe[title="E-mail preview"]')
  await expect(mail.getByText('Dag Jo de Vries,')).toBeVisible()
  await expect(mail.getByRole('row', {name: 'Betaald incl. btw € 180,29'})).toBeVisible()
  await field(page, 'subject.nl').getByRole('textbox').fill('Welkom bij {plan}')
  await expect(page.getByText('Welkom bij Pro', {exact: true}).last()).toBeVisible()
  await field(page, 'heading.nl').getByRole('textbox').fill('Fijn, {plan} is voor jou')
  await expect(mail.getByText('Fijn, Pro is voor jou')).toBeVisible()
})

test('the page behind the link in mails is shown beside its form', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'paymentPages', 'paymentPages')
  await page.getByRole('tab', {name: 'Page behind the link in e-mails'}).click()
  const shown = page.frameLocator('iframe[title="The page behind the link in e-mails"]')
  await expect(shown.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt')
})
