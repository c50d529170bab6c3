import {expect, type House, test} from '../e2e/house.ts'
import {field, inDraft, openDocument, publish} from '../studio/forms.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {ship} from '../support/shipped.ts'

/** The house with a private dataset: `LAKE_ACCESS=private npm start`. */
test.describe.configure({mode: 'serial'})
test.beforeAll(async ({house}) => {
  test.setTimeout(BUILD_LIMIT_MS)
  await ship(house) // its build serves here too
  await house.stop()
  await house.start({LAKE_ACCESS: 'private'})
})
test.afterAll(async ({house}) => {
  test.setTimeout(BUILD_LIMIT_MS)
  await house.stop()
  await house.start()
})

const PRICE = 'price-basis-monthly'

const readerOf = (house: House, token = '') => house.client.withConfig({perspective: 'raw', token})
const editorOf = (house: House) => readerOf(house, house.secret('lake-editor'))

test('without a token nobody reads or writes anything; what serves the site may read, and nothing else', async ({
  house,
}) => {
  const viewer = readerOf(house, house.secret('lake-viewer'))
  expect(await readerOf(house).fetch('*')).toEqual([])
  expect(await viewer.fetch('count(*)')).toBeGreaterThan(100)
  for (const client of [readerOf(house), viewer])
    await expect(client.create({_type: 'faq'})).rejects.toMatchObject({statusCode: 403})
  expect((await fetch(house.site)).status).toBe(200)
})

test('the Studio works: a draft stays there, and a price that is published is on its page and in the payment', async ({
  page,
  house,
}) => {
  const editor = editorOf(house)
  const checkout = async () => (await fetch(`${house.site}/checkout/basis/`)).text()
  await openDocument(page, house, 'price', PRICE)
  const amount = field(page, 'exclVat').getByRole('textbox')
  await expect(amount).toHaveValue('99')
  await amount.fill('109')
  await inDraft({client: editor}, PRICE, ['"exclVat":109'])
  expect(await checkout()).toContain('119,79')
  expect(await readerOf(house).getDocument(`drafts.${PRICE}`)).toBeUndefined()

  await publish(page, {anyway: true})
  await expect.poll(checkout).toContain('131,89')
  const answer = await fetch(`${house.site}/api/create-payment`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({planType: 'basis', billingPeriod: 'monthly'}),
  })
  const id = ((await answer.json()) as {paymentUrl: string}).paymentUrl.split('/').pop()
  const payment = await fetch(`${house.mollie}/v2/payments/${id}`, {headers: {authorization: 'Bearer test_reading'}})
  expect(await payment.json()).toMatchObject({amount: {value: '131.89'}})
})
