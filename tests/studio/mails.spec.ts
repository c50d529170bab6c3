import {expect, test} from './desk.ts'
import {field, openDocument} from './forms.ts'

/** Beside a form that is long. */
const DRAWN = {timeout: 30_000}

/** What functions send stands beside its form, as a customer would get it. */

test.beforeEach(({page}) => page.setViewportSize({width: 1600, height: 900}))

test('a mail is shown beside its form, with a sample order, in both languages, as it is typed', async ({
  page,
  desk,
}) => {
  await openDocument(page, desk, 'mailMessage', 'mail-confirmation')
  const mail = page.frameLocator('iframe[title="How the mail arrives"]')
  await expect(mail.getByText('Dag Jo de Vries,')).toBeVisible(DRAWN)
  await expect(mail.getByRole('row', {name: 'Pakket Pro'})).toBeVisible()
  await expect(mail.getByRole('row', {name: 'Betaald incl. btw € 180,29'})).toBeVisible()
  await page.getByRole('combobox', {name: 'Billing period'}).selectOption({label: 'Per 6 months'})
  await expect(mail.getByRole('row', {name: 'Betaald incl. btw € 901,45'})).toBeVisible()

  await field(page, 'subject.en').getByRole('textbox').fill('Welcome to {plan}')
  await page.getByRole('button', {name: 'English', exact: true}).last().click()
  await expect(page.getByText('Welcome to Pro', {exact: true}).last()).toBeVisible()
  await expect(mail.getByText('Jo de Vries')).toBeVisible(DRAWN)
})

test('a mail that is half written is shown as far as it goes', async ({page, desk}) => {
  await desk.client.createOrReplace({_type: 'mailMessage', _id: 'drafts.mail-renewal', key: 'renewal'})
  await desk.client
    .patch('drafts.mail-renewal')
    .set({body: {_type: 'localeRichText', nl: (await desk.client.getDocument('mail-renewal'))?.body.nl}})
    .commit()
  await openDocument(page, desk, 'mailMessage', 'mail-renewal')
  await expect(page.frameLocator('iframe[title="How the mail arrives"]').getByText('Jo de Vries')).toBeVisible(DRAWN)
})

test('the page behind the link in mails is shown in each of its states', async ({page, desk}) => {
  await openDocument(page, desk, 'paymentPages', 'paymentPages')
  await page.getByRole('tab', {name: 'Page behind the link in mails'}).click()
  const shown = page.frameLocator('iframe[title="The page behind the link in mails"]')
  await expect(shown.getByRole('heading', {level: 1})).toHaveText('Je abonnement loopt', DRAWN)
  await expect(shown.getByText('Pro, maandelijks')).toBeVisible()
  await page.getByRole('combobox', {name: 'State'}).selectOption({label: 'Link that does not work'})
  await page.getByRole('button', {name: 'English', exact: true}).last().click()
  await expect(shown.getByRole('heading', {level: 1})).toHaveText('This link does not work')
})
