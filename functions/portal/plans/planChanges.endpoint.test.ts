import {amsterdamDay, DAY_MS, daysLater} from '../../../domain/format/dates.ts'
import {formatDay} from '../../../domain/format/format.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import type {Order} from '../../billing/orders/order.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {nextCollectionOn} from '../../billing/subscriptions/renewal.ts'
import subscription from '../../endpoints/subscription.ts'
import {manageToken} from '../links/manage.ts'

/** Changing plan and period on the customer's page, without script. */
const environment = process.env
let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  // Paid ten days ago.
  shop.now = new Date(Date.now() - 10 * DAY_MS)
  process.env = {...environment, ...(await shop.openEnvironment())}
  order = await shop.paidOrder({language: 'nl', customerEmail: 'jo@example.nl'})
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const addressOf = (query: Record<string, string> = {}) => {
  const token = manageToken(order, [process.env.LINK_SECRET ?? ''])
  return `${shop.siteUrl}/abonnement/?${new URLSearchParams({order: order.id, token, ...query})}`
}

async function call(address: string, fields?: Record<string, string>) {
  const body = fields && {method: 'POST', body: new URLSearchParams(fields)}
  const response = await subscription(new Request(new URL(address, shop.siteUrl), body))
  const html = (await response.text()).replaceAll('\u00a0', ' ')
  return {status: response.status, to: response.headers.get('location') ?? '', html}
}

/** The hidden fields of the form that agrees to the sum on a page. */
const formIn = (html: string): Record<string, string> => {
  const form = html.match(/<form[^>]*><input type="hidden" name="act" value="changePlan">[\s\S]*?<\/form>/)?.[0] ?? ''
  return Object.fromEntries([...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}
const kept = async () => (await shop.services.orders.get(order.id)) as Order
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('lists each plan and period on sale with its total, and marks the present one', async () => {
  const {html} = await call(addressOf())
  const section = html.match(/<section[^>]*id="change"[\s\S]*?<\/section>/)?.[0] ?? ''
  expect([...section.matchAll(/change=(\w+\.\w+)/g)].map(([, wish]) => wish)).toEqual([
    ...['basis.quarterly', 'basis.biannual', 'pro.monthly', 'pro.quarterly', 'pro.biannual'],
  ])
  expect(textOf(section)).toContain('Basis, maandelijks Dit heb je nu € 119,79')
})

test('shows the sum, the days and the invoice of a dearer plan before any button, and pays it at Mollie', async () => {
  const next = nextCollectionOn(order, new Date()) ?? ''
  const left = Math.round((Date.parse(next) - Date.parse(amsterdamDay(new Date()))) / DAY_MS)
  const {html} = await call(addressOf({change: 'pro.biannual'}))
  const text = textOf(html)

  expect(text).toContain('Overstappen naar Pro, per 6 maanden')
  expect(text).toContain(`Dagen die over zijn ${left} `)
  for (const words of ['Pro voor die dagen, excl. btw', 'Al betaald voor Basis, excl. btw', 'Btw (21%)', '€ 901,45'])
    expect(text).toContain(words)
  expect(text).toMatch(/Zo ziet je factuur eruit.*Vindkracht Pro, Maandelijks.*Al betaald voor Basis.*Totaal/)
  expect(text).toMatch(/De dagen tot .* betaal je voor Pro, maandelijks: .* Pro, per 6 maanden, begint op /)
  expect(text).toMatch(/schrijven we € 901,45 incl\. btw vanzelf af, op .* weer, en zo verder tot je opzegt/)
  const fields = formIn(html)
  const {status, to} = await call(addressOf({change: 'pro.biannual'}), fields)
  expect(status).toBe(303)
  const paymentId = shop.paymentIdOf(to)
  expect(shop.sandbox.store.get('payment', paymentId)?.amount.value.replace('.', '')).toBe(fields.paidToday)
  expect(await kept()).toMatchObject({plan: 'basis'})
  await shop.control('payment', {id: paymentId, status: 'paid'})
  const back = await call(addressOf({done: 'plan'}))
  expect(textOf(back.html)).toContain('Je overstap is klaar: je hebt nu Pro.')
  expect(textOf(back.html)).toMatch(/Vanaf .* heb je Pro \(per 6 maanden\) voor € 901,45/)
  expect(textOf(back.html)).toContain('Trek je dit in, dan houd je Pro, maandelijks. Wat je al hebt betaald, blijft')
  expect(await kept()).toMatchObject({plan: 'pro', period: 'monthly'})
})

/** The form by which the mandate pays the sum on a page. */
const debitIn = (html: string) => formIn(html.match(/<summary>Of laat[\s\S]*?<\/details>/)?.[0] ?? '')

test('offers the mandate after the payment page, with its own sum and first day, and has it collected', async () => {
  const {html} = await call(addressOf({change: 'pro.biannual'}))
  const from = daysLater(amsterdamDay(new Date()), 5)
  const [page, fields] = [formIn(html), debitIn(html)]
  expect(fields).toMatchObject({by: 'mandate', from})
  expect(Number(fields.paidToday)).toBeLessThan(Number(page.paidToday))
  const text = textOf(html)
  expect(text).toMatch(/Betaal € [\d.,]+ en stap over.*Laat € [\d.,]+ afschrijven en stap over/)
  expect(textOf(html)).toContain(`dus je betaalt voor de dagen vanaf ${formatDay(from, 'nl', 'long')}.`)
  const {status, to} = await call(addressOf(), fields)
  expect(status).toBe(303)
  const debits = shop.sandbox.store.list('payment').filter(({sequenceType}) => sequenceType === 'recurring')
  expect(debits.map(({amount}) => amount.value.replace('.', ''))).toEqual([fields.paidToday])
  expect(textOf((await call(to)).html)).toContain('Je betaling voor Pro is onderweg.')
  expect((await kept()).mails.at(-1)).toMatchObject({kind: 'planChangeDebit', payment: debits[0]?.id})
})

describe('a debit that is underway', () => {
  const withdraw = {act: 'withdrawChange', number: '1'}
  const begin = async () => {
    await call(addressOf(), debitIn((await call(addressOf({change: 'pro.monthly'}))).html))
    const debit = shop.sandbox.store.list('payment').find(({sequenceType}) => sequenceType === 'recurring')
    return debit?.id ?? ''
  }
  const statusOf = (id: string) => shop.sandbox.store.get('payment', id)?.status
  const isOffered = async () => (await call(addressOf())).html.includes('value="withdrawChange"')

  test('is called off on its day, and nothing has changed then', async () => {
    const id = await begin()
    expect(await isOffered()).toBe(true)
    const {to} = await call(addressOf(), withdraw)
    expect(textOf((await call(to)).html)).toContain('Je overstap is ingetrokken. Er verandert niets.')
    expect(statusOf(id)).toBe('canceled')
    expect(await kept()).toMatchObject({plan: 'basis', planChanges: [{withdrawnAt: expect.any(String)}]})
    expect((await kept()).mails.at(-1)).toMatchObject({kind: 'planChangeOff'})
    expect((await call(addressOf(), withdraw)).status).toBe(303)
    expect((await kept()).mails.filter(({kind}) => kind === 'planChangeOff')).toHaveLength(1)
  })

  test('is not called off once the bank has it', async () => {
    const id = await begin()
    await shop.control('clock', {days: 1})
    expect(await isOffered()).toBe(false)
    const {to} = await call(addressOf(), withdraw)
    expect(to).not.toContain('done=')
    expect([statusOf(id), (await kept()).planChanges?.[0]?.withdrawnAt]).toEqual(['pending', undefined])
    await shop.control('payment', {id, status: 'paid'})
    await settlePayment(id, shop.services)
    expect((await kept()).plan).toBe('pro')
  })

  test('ends once when the answer of Mollie is lost, and says that nobody knows yet', async () => {
    const id = await begin()
    await shop.control('faults', {faults: [{kind: 'reset', call: 'DELETE .*/payments', after: true}]})
    const {status, html} = await call(addressOf(), withdraw)
    expect([status, textOf(html).includes('We weten nog niet of het is gelukt.')]).toEqual([503, true])
    expect(statusOf(id)).toBe('canceled')
    const {to} = await call(addressOf(), withdraw)
    expect(textOf((await call(to)).html)).toContain('Je overstap is ingetrokken.')
    expect((await kept()).mails.filter(({kind}) => kind === 'planChangeOff')).toHaveLength(1)
  })
})

test('offers no mandate where Mollie knows none, and says so when it is gone at the click', async () => {
  const fields = debitIn((await call(addressOf({change: 'pro.monthly'}))).html)
  for (const {id} of shop.sandbox.store.list('mandate')) await shop.control('mandate', {id})
  expect(textOf((await call(addressOf({change: 'pro.monthly'}))).html)).not.toContain('Of laat')
  const {status, html} = await call(addressOf(), fields)
  expect(status).toBe(409)
  expect(textOf(html)).toContain('Afschrijven kan nu niet. Betaal het dan zelf')
})

test('says that it is not known whether it was collected while Mollie does not answer', async () => {
  const fields = debitIn((await call(addressOf({change: 'pro.monthly'}))).html)
  await shop.control('faults', {faults: [{kind: 'html', call: 'POST .*/payments'}]})
  const {status, html} = await call(addressOf(), fields)
  expect(status).toBe(503)
  expect(textOf(html)).toContain('We weten nog niet of het is gelukt.')
})

test('plans another period, says so, and withdraws it', async () => {
  const next = nextCollectionOn(order, new Date()) ?? ''
  const {html} = await call(addressOf({change: 'basis.quarterly'}))
  expect(textOf(html)).toContain('Vandaag betaal je niets.')
  expect(textOf(html)).toContain('Vandaag te betalen, incl. btw € 0,00')
  const agreed = await call(addressOf(), formIn(html))
  expect(agreed).toMatchObject({status: 303})
  const said = await call(agreed.to)
  expect(textOf(said.html)).toContain('Je overstap is vastgelegd.')
  expect(textOf(said.html)).toContain('heb je Basis (per 3 maanden) voor € 323,43')
  expect((await kept()).planChanges).toMatchObject([{period: 'quarterly', startsOn: next}])
  const withdrawn = await call(addressOf(), {act: 'withdrawChange', number: '1'})
  expect(textOf((await call(withdrawn.to)).html)).toContain('Je overstap is ingetrokken. Er verandert niets.')
  expect((await kept()).planChanges?.[0]?.withdrawnAt).toBeDefined()
})

test('refuses a sum that is not the one of now, and shows it once more', async () => {
  const fields = {...formIn((await call(addressOf({change: 'basis.quarterly'}))).html), total: '1'}
  const {status, html} = await call(addressOf(), fields)
  expect(status).toBe(409)
  expect(textOf(html)).toContain('De prijs of de datum is net veranderd.')
  expect(formIn(html).total).toBe('32343')
  expect((await kept()).planChanges).toBeUndefined()
})

test('says that nothing changed when the payment was given up', async () => {
  const {to} = await call(addressOf(), formIn((await call(addressOf({change: 'pro.monthly'}))).html))
  const id = shop.paymentIdOf(to)
  await shop.control('payment', {id, status: 'canceled'})
  await settlePayment(id, shop.services)
  const {html} = await call(addressOf({done: 'plan'}))
  expect(textOf(html)).toContain('De betaling is niet gelukt. Er is niets veranderd.')
  expect(await kept()).toMatchObject({plan: 'basis', planChanges: [{withdrawnAt: expect.any(String)}]})
})

test('changes nothing and says so while Mollie is away', async () => {
  const fields = formIn((await call(addressOf({change: 'pro.monthly'}))).html)
  await shop.control('faults', {faults: [{kind: 'html', call: 'POST .*/payments'}]})
  const {status, html} = await call(addressOf(), fields)
  expect(status).toBe(503)
  expect(textOf(html)).toContain('Dit is nu niet gelukt. Er is niets veranderd.')
  expect(await kept()).toMatchObject({plan: 'basis'})
})

test('says why a plan cannot be chosen close to a collection', async () => {
  const startDate = daysLater(amsterdamDay(new Date()), 1)
  const near = (before: Order): Order => ({
    ...before,
    subscription: before.subscription && {...before.subscription, startDate},
  })
  await shop.services.orders.update(order.id, near, {actor: 'shop', reason: 'settle'})
  const {html} = await call(addressOf({change: 'pro.monthly'}))
  expect(textOf(html)).toContain('Vandaag of morgen schrijven we de volgende periode af.')
})
