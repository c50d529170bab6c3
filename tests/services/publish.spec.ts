import sharp from 'sharp'
import {field, inDraft, openDocument, publish, writeFirst} from '../studio/forms.ts'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'
import {ship} from '../support/services/shipped.ts'

/** Publishing as a whole: from the Studio's button to the page, the checkout and the charge. */

const draw = (width: number, height: number, background: string) =>
  sharp({create: {width, height, channels: 3, background}})
    .png()
    .toBuffer()

async function logo(testServer: TestServer, background: string) {
  const asset = await testServer.client.assets.upload('image', await draw(240, 56, background), {filename: 'logo.png'})
  return {_type: 'image', asset: {_type: 'reference', _ref: asset._id}}
}

test.beforeAll(({testServer}) => ship(testServer))

test('a broken document keeps its pages as they were and is named; mended and published, every change is on its page and in the charge', async ({
  page,
  testServer,
}) => {
  const question = await testServer.client.getDocument('faq-costs')
  if (!question) throw new Error('The question is not there')
  await testServer.client.patch('faq-costs').unset(['question.en']).commit()
  const problem = {message: 'The English text is missing: fill it in (question.en)', documentId: 'faq-costs'}
  await expect.poll(async () => (await testServer.status()).problems).toMatchObject([problem])
  expect(testServer.output).toContain('Not live: faq: faq-costs: The English text is missing')
  await page.goto(`${testServer.site}/en/`)
  await expect(page.getByText(question.question.en)).toBeVisible()

  // A visitor stands at the checkout while an editor changes the price, a question and the picture of the page.
  await page.goto(`${testServer.site}/checkout/basis/`)
  await expect(page.locator('[data-period="monthly"]')).toContainText('119,79')
  const editor = await page.context().newPage()
  await openDocument(editor, testServer, 'price', 'price-basis-monthly')
  const amount = field(editor, 'exclVat').getByRole('textbox')
  await expect(amount).toHaveValue('99')
  await amount.fill('109')
  await inDraft(testServer, 'price-basis-monthly', ['109'])

  await openDocument(editor, testServer, 'faq', 'faq-how-it-works')
  await writeFirst(editor, 'answer.nl', 'Dat gaat vanzelf. ')
  await writeFirst(editor, 'answer.en', 'It does so by itself. ')
  await inDraft(testServer, 'faq-how-it-works', ['Dat gaat vanzelf.', 'It does so by itself.'])

  await openDocument(editor, testServer, 'page', 'page-landing', 'shareImage')
  await editor
    .getByTestId('image-input')
    .getByTestId('file-button-input')
    .setInputFiles({name: 'share.png', mimeType: 'image/png', buffer: await draw(1200, 630, '#f4500c')})
  await expect
    .poll(async () => (await testServer.client.getDocument('drafts.page-landing'))?.shareImage?.image?.asset?._ref)
    .toMatch(/^image-/)
  await field(editor, 'shareImage.alt.nl').getByRole('textbox').fill('De zee')
  await field(editor, 'shareImage.alt.en').getByRole('textbox').fill('The sea')
  await inDraft(testServer, 'page-landing', ['De zee', 'The sea'])

  const [light, dark] = await Promise.all([logo(testServer, '#0a2733'), logo(testServer, '#e9f1f1')])
  await testServer.client
    .transaction()
    .createOrReplace(question)
    .patch('siteSettings', (patch) => patch.set({logo: {light, dark}}))
    .commit()
  await publish(editor)
  await openDocument(editor, testServer, 'faq', 'faq-how-it-works')
  await publish(editor)
  await openDocument(editor, testServer, 'price', 'price-basis-monthly')
  await publish(editor, {anyway: true})
  await editor.close()
  const texts = [
    ['/', 'Dat gaat vanzelf.', '€\u00a0109', 'De zee'],
    ['/en/', 'It does so by itself.', '€109', 'The sea'],
    ['/en/checkout/basis/', '€131.89'],
  ] as const
  for (const [address, ...expected] of texts)
    await expect
      .poll(async () => {
        const html = await (await fetch(testServer.site + address)).text()
        return expected.filter((text) => !html.includes(text))
      })
      .toEqual([])

  const fresh = await page.context().newPage()
  await fresh.goto(testServer.site)
  await expect(fresh.locator('#pricing')).toContainText('€ 109')
  await expect(fresh.locator('#pricing')).toContainText('€ 131,89')
  await fresh.getByText('Hoe werkt het?').click()
  await expect(fresh.getByText(/^Dat gaat vanzelf\. We leggen/)).toBeVisible()
  const logos = fresh.getByRole('banner').locator('a img')
  await expect(logos.last()).toBeHidden()
  expect(
    await logos.first().evaluate((image: HTMLImageElement) => [image.naturalWidth, new URL(image.src).origin]),
  ).toEqual([240, testServer.site])
  await fresh.getByRole('banner').getByRole('button', {name: 'Schakel naar donker'}).click()
  await expect(logos.first()).toBeHidden()
  await expect(logos.last()).toBeVisible()

  await fresh.goto(`${testServer.site}/en/`)
  await fresh.getByText('How does it work?').click()
  await expect(fresh.getByText(/^It does so by itself\. We place/)).toBeVisible()
  await expect(fresh.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', 'The sea')
  const address = await fresh.locator('meta[property="og:image"]').getAttribute('content')
  const image = await sharp(Buffer.from(await (await fetch(address ?? '')).arrayBuffer())).metadata()
  expect([image.width, image.height]).toEqual([1200, 630])
  await fresh.goto(`${testServer.site}/en/checkout/basis/`)
  await expect(fresh.locator('[data-period="monthly"]')).toContainText('€131.89')

  // The page that was open since before: it tells the new total, and asks again.
  await fillInBusiness(page)
  await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
  await expect(
    page.getByRole('region', {name: 'Berichten'}).getByText('De prijs is zojuist gewijzigd', {exact: true}),
  ).toBeVisible()
  await expect(page.locator('[data-period="monthly"]')).toContainText('131,89')
  expect(page.url()).toContain('/checkout/basis/')
  await page.getByRole('button', {name: /Akkoord, betaal € 131,89/}).click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
  const id = page.url().split('/').pop()
  const payment = await fetch(`${testServer.mollie}/v2/payments/${id}`, {
    headers: {authorization: 'Bearer test_reading'},
  })
  expect(await payment.json()).toMatchObject({
    amount: {value: '131.89'},
    metadata: {priceExclVAT: '109.00', vatAmount: '22.89', totalInclVAT: '131.89'},
  })
})
