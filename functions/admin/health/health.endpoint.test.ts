import {BOOKKEEPER, Office} from '../../../tests/support/shop/admin.ts'
import {withErrorHandling} from '../../http/handler.ts'
import {ADMIN_HEALTH, orderAddress, requestAddress} from '../addresses.ts'

/** Checks and failed requests, as an operator sees them. */
let office: Office
let call: Office['call']
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({call} = office)
  await office.enter()
})
afterEach(() => office.close())

const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? ''
const search = (text: string) => call(`/beheer?${new URLSearchParams({search: text})}`)

test('shows the numbers of each check, and the first step of one that is beyond a limit', async () => {
  const {html} = await call(ADMIN_HEALTH)
  expect(html).toContain('Taken op de achtergrond <span class="badge down">Alarm</span>')
  expect(html).toContain('Draai npm run orders -- reconcile.')
  expect(html).toContain('mislukte bestellingen in een uur: 0, alarm vanaf 3')
  expect(html).toContain('Er is niets mislukt.')
})

test('leads from the reference that a customer quotes to how the request failed', async () => {
  const id = idOf(
    await withErrorHandling('order-status', async () => {
      throw new TypeError('Jo de Vries')
    }),
  )
  const {to} = await search(` ${id.toUpperCase()} `)
  expect(to).toBe(requestAddress(id))
  const {html} = await call(to)
  for (const words of [id, 'order-status: 500', 'TypeError']) expect(html).toContain(words)
  expect(html).not.toContain('Jo de Vries')
  expect((await call(ADMIN_HEALTH)).html).toContain(requestAddress(id))
})

test('leads to the orders that a request changed', async () => {
  let order = ''
  const answer = await withErrorHandling('create-payment', async () => {
    order = (await office.shop.paidOrder()).id
    return new Response()
  })
  expect((await call((await search(idOf(answer))).to)).html).toContain(`href="${orderAddress(order)}"`)
})

test('says so when nothing is kept of a request', async () => {
  const {status, html} = await call(requestAddress('01KAYW3T0FQ8Z4N6X2V5C7B9MD'))
  expect(status).toBe(404)
  expect(html).toContain('Zoek het kenmerk in de log.')
})

test('is not for bookkeepers', async () => {
  await office.enter(BOOKKEEPER)
  expect((await call(ADMIN_HEALTH)).status).toBe(403)
})
