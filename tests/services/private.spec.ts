import {field, inDraft, openDocument, publish} from '../studio/forms.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {ship} from '../support/services/shipped.ts'

/** The test server with a private dataset: `LAKE_ACCESS=private npm start`. */
test.describe.configure({mode: 'serial'})
test.beforeAll(async ({testServer}) => {
  test.setTimeout(BUILD_LIMIT_MS)
  await ship(testServer) // its build serves here too
  await testServer.stop()
  await testServer.start({LAKE_ACCESS: 'private'})
})
test.afterAll(async ({testServer}) => {
  test.setTimeout(BUILD_LIMIT_MS)
  await testServer.stop()
  await testServer.start()
})

const PRICE = 'price-basis-monthly'

const readerOf = (testServer: TestServer, token = '') => testServer.client.withConfig({perspective: 'raw', token})
const editorOf = (testServer: TestServer) => readerOf(testServer, testServer.secret('lake-editor'))

test('without a token nobody reads or writes anything; what serves the site may read, and nothing else', async ({
  testServer,
}) => {
  const viewer = readerOf(testServer, testServer.secret('lake-viewer'))
  expect(await readerOf(testServer).fetch('*')).toEqual([])
  expect(await viewer.fetch('count(*)')).toBeGreaterThan(100)
  for (const client of [readerOf(testServer), viewer])
    await expect(client.create({_type: 'faq'})).rejects.toMatchObject({statusCode: 403})
  expect((await fetch(testServer.site)).status).toBe(200)
})

test('the Studio works: a draft stays there, and a price that is published is on its page and in the payment', async ({
  page,
  testServer,
}) => {
  const editor = editorOf(testServer)
  const checkout = async () => (await fetch(`${testServer.site}/checkout/basis/`)).text()
  await openDocument(page, testServer, 'price', PRICE)
  const amount = field(page, 'exclVat').getByRole('textbox')
  await expect(amount).toHaveValue('99')
  await amount.fill('109')
  await inDraft({client: editor}, PRICE, ['"exclVat":109'])
  expect(await checkout()).toContain('119,79')
  expect(await readerOf(testServer).getDocument(`drafts.${PRICE}`)).toBeUndefined()

  await publish(page, {anyway: true})
  await expect.poll(checkout).toContain('131,89')
  const answer = await fetch(`${testServer.site}/api/create-payment`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({planType: 'basis', billingPeriod: 'monthly'}),
  })
  const id = ((await answer.json()) as {paymentUrl: string}).paymentUrl.split('/').pop()
  const payment = await fetch(`${testServer.mollie}/v2/payments/${id}`, {
    headers: {authorization: 'Bearer test_reading'},
  })
  expect(await payment.json()).toMatchObject({amount: {value: '131.89'}})
})
