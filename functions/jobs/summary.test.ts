import {Mailbox} from '../../tests/payments/mailbox.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {alert} from '../billing/orders/alerts.ts'
import {withAlert} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import {newLink} from '../portal/links/signInLink.ts'
import {sendSummary} from './summary.ts'

const OPERATORS = ['ann@example.nl', 'bo@example.nl']
let shop: TestShop
let mailbox: Mailbox
let smtpUrl: string
beforeEach(async () => {
  shop = await new TestShop().open()
  mailbox = new Mailbox()
  smtpUrl = await mailbox.listen()
})
afterEach(async () => {
  await mailbox.close()
  await shop.close()
})

/** The schedule at a moment. */
const runAt = (moment: string) =>
  sendSummary({
    database: shop.database.database,
    operators: OPERATORS,
    mail: {smtpUrl, from: 'hulp@example.nl'},
    siteUrl: 'https://www.example.nl',
    now: () => new Date(moment),
  })
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
async function orderThatNeedsSomebody() {
  const {id} = await shop.paidOrder()
  const text = alert('chargedBack', 'tr_1', 500)
  return shop.services.orders.update(id, (kept) => withAlert(kept, text), {actor: 'shop', reason: 'settle'})
}

test('each morning from seven in Amsterdam everybody is told what there is, in one mail, however many run at once', async () => {
  await orderThatNeedsSomebody()
  const day = tomorrow()
  expect(await runAt(`${day}T04:59:00Z`)).toBe(false)
  const runs = await Promise.all([1, 2, 3].map(() => runAt(`${day}T06:01:00Z`)))
  expect(runs.filter(Boolean)).toHaveLength(1)
  expect(await runAt(`${day}T18:00:00Z`)).toBe(false)
  for (const operator of OPERATORS) {
    const [mail, ...more] = mailbox.to(operator)
    expect(more).toEqual([])
    expect(mail?.text).toContain('- 1 ding(en) waar iemand naar moet kijken')
    expect(mail?.text).toContain('https://www.example.nl/beheer')
    expect(mail?.messageId).toBe(`<summary-${day}@www.example.nl>`)
  }
})

test('omits counts of nought and sends no empty summary', async () => {
  expect(await runAt(`${tomorrow()}T09:00:00Z`)).toBe(false)
  expect(mailbox.messages).toEqual([])
  await orderThatNeedsSomebody()
  const after = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  expect(await runAt(`${after}T09:00:00Z`)).toBe(true)
  expect(mailbox.messages.at(-1)?.text).not.toMatch(/\b0\b|verlenging/)
})

test('a mail server that refuses it is asked again by the next run', async () => {
  await orderThatNeedsSomebody()
  const day = tomorrow()
  mailbox.behaviour = 'refuse'
  await expect(runAt(`${day}T09:00:00Z`)).rejects.toThrow()
  mailbox.behaviour = 'accept'
  expect(await runAt(`${day}T09:05:00Z`)).toBe(true)
})

test('from a week before its last day on, it says how many invoices are missing', async () => {
  const {id} = await shop.paidOrder()
  const paidAt = '2026-11-03T10:00:00Z'
  const paidThen = (order: Order): Order => ({
    ...order,
    paidAt,
    payments: order.payments.map((payment) => ({...payment, paidAt})),
  })
  await shop.services.orders.update(id, paidThen, {actor: 'shop', reason: 'settle'})
  await runAt('2026-12-07T09:00:00Z')
  expect(JSON.stringify(mailbox.messages)).not.toContain('uiterlijk de 15e')
  expect(await runAt('2026-12-08T09:00:00Z')).toBe(true)
  expect(mailbox.messages.at(-1)?.text).toContain('- 1 factuur/facturen die uiterlijk de 15e gemaakt moeten zijn')
  expect(mailbox.messages.at(-1)?.text).not.toContain('te laat')
})

test('names the customers whose invoices are late once their last day is over', async () => {
  const paidAt = '2026-11-03T10:00:00Z'
  const orders = await Promise.all(
    [{customerName: 'Jo de Vries'}, {customerEmail: 'ann@example.nl'}].map((given) => shop.paidOrder(given)),
  )
  for (const {id} of orders)
    await shop.services.orders.update(
      id,
      (order) => ({...order, payments: order.payments.map((payment) => ({...payment, paidAt}))}),
      {actor: 'shop', reason: 'settle'},
    )
  expect(await runAt('2026-12-16T09:00:00Z')).toBe(true)
  const [text = ''] = [mailbox.messages.at(-1)?.text]
  expect(text).toMatch(/- 2 factuur\/facturen te laat, de 15e is voorbij: /)
  expect(text).toContain(`Jo de Vries (${orders[0]?.id})`)
  expect(text).toContain(`ann@example.nl (${orders[1]?.id})`)
  expect(text).not.toContain('gemaakt moeten zijn')
})

test('says for how many addresses links were asked too often', async () => {
  const day = tomorrow()
  for (let minutes = 0; minutes < 3; minutes++)
    await newLink('jo@example.nl', 'account', {
      database: shop.database.database,
      now: new Date(`${day}T03:0${minutes}:00Z`),
    })
  expect(await runAt(`${day}T09:00:00Z`)).toBe(true)
  expect(mailbox.messages.at(-1)?.text).toContain('- 1 adres(sen) waarvoor vaker om een inloglink is gevraagd')
})
