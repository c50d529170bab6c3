import {openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {alert} from '../billing/orders/alerts.ts'
import {withMailsDue} from '../billing/orders/lists/due.ts'
import {mailId} from '../billing/orders/mails.ts'
import {withMail, withStaffNotification} from '../billing/orders/notify.ts'
import {eventfulOrder, mailOf, openOrder} from '../billing/orders/order.fixture.ts'
import type {Order, OrderMail} from '../billing/orders/order.ts'
import type {Orders} from '../billing/orders/orders.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import {TRIES} from '../runtime/retries.ts'
import {type OutboxOptions, outboxOf} from './outbox.ts'
import {UnconfirmedDelivery} from './send.ts'

const consoleLog = console.log
const AUDIT = {actor: 'shop', reason: 'settle'} as const
const START = new Date('2025-09-24T05:31:00Z')
const CLAIM_MS = 15_000
let store: TestDatabase
let orders: Orders
let sent: string[]
let now: Date
beforeEach(async () => {
  console.log = () => {} // the functions' log lines
  store = await openTestDatabase()
  orders = databaseOrders(store.database)
  sent = []
  now = START
  await orders.create(withMail(withMail(openOrder, 'confirmation'), 'renewal', {payment: 'tr_2'}), AUDIT)
})
afterEach(async () => {
  console.log = consoleLog
  await store.close()
})

const deliver = async (_: Order, mail: OrderMail) => void sent.push(mailId(mail))
const refuse = () => Promise.reject(new Error('The server is full'))
const fallSilent = async (order: Order, mail: OrderMail) => {
  await deliver(order, mail)
  throw new UnconfirmedDelivery('Silence')
}
const box = (sendMail: (order: Order, mail: OrderMail) => Promise<void> = deliver, options?: OutboxOptions) =>
  outboxOf(openOrder.id, {orders, sendMail, deadlines: {mailClaim: CLAIM_MS}, now: () => now}, options)
const send = (sendMail: (order: Order, mail: OrderMail) => Promise<void> = deliver) => box(sendMail).send()
const sendDue = (sendMail: (order: Order, mail: OrderMail) => Promise<void> = deliver) =>
  box(sendMail, {onlyDue: true}).send()
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
const states = async () => (await orders.get(openOrder.id))?.mails.map(({state}) => state)

test('every mail that is owed is sent once, and then none is owed', async () => {
  expect(await send()).toBe(true)
  expect(await send()).toBe(true)
  expect(sent).toEqual(['confirmation', 'renewal-tr_2'])
  expect(await states()).toEqual(['sent', 'sent'])
})

test('notes a change once, by its own act, whether a mail is owed or not', async () => {
  const noting = {
    change: (order: Order): Order => ({
      ...order,
      alerts: [...order.alerts, alert('madeAgain', String(order.alerts.length))],
    }),
    audit: {actor: 'shop', reason: 'paid'} as const,
  }
  const note = () => box().send(Promise.resolve(noting))
  expect(await note()).toBe(true)
  expect(sent).toEqual(['confirmation', 'renewal-tr_2'])
  expect(await note()).toBe(true)
  expect((await orders.get(openOrder.id))?.alerts).toEqual([alert('madeAgain', '0'), alert('madeAgain', '1')])
  const lines = (await orders.auditLog(openOrder.id)).map(({reason}) => reason)
  expect(lines).toEqual(['settle', 'paid', 'mails', 'paid'])
})

test('sends mails leased by another change, and notes both in one audit entry', async () => {
  await orders.update(openOrder.id, (order) => ({...order, mails: order.mails.slice(0, 1)}), AUDIT)
  const outbox = box()
  const change = (order: Order): Order => ({...order, alerts: [alert('madeAgain')]})
  await orders.update(openOrder.id, outbox.claim, AUDIT)
  expect(await send()).toBe(false)
  expect(sent).toEqual([])
  expect(await outbox.send(Promise.resolve({change, audit: {actor: 'shop', reason: 'paid'}}))).toBe(true)
  expect(sent).toEqual(['confirmation'])
  const lines = (await orders.auditLog(openOrder.id)).map(({reason, changes}) => [reason, changes.length])
  expect(lines.at(-1)).toEqual(['paid', 2])
})

test('does not send mails leased by a failed change', async () => {
  const outbox = box()
  const failing = orders.update(
    openOrder.id,
    (order) => {
      outbox.claim(order)
      throw new Error('Refused')
    },
    AUDIT,
  )
  await expect(failing).rejects.toThrow('Refused')
  expect(sent).toEqual([])
  expect(await send()).toBe(true)
  expect(sent).toEqual(['confirmation', 'renewal-tr_2'])
})

test('a mail that hangs does not hold up the note of what is noted beside it', async () => {
  await orders.update(openOrder.id, (order) => ({...order, mails: order.mails.slice(0, 1)}), AUDIT)
  let finish = () => {}
  const change = (order: Order): Order => ({...order, alerts: [alert('madeAgain')]})
  const sending = box(() => new Promise((resolve) => (finish = resolve))).send(Promise.resolve({change, audit: AUDIT}))
  while ((await orders.get(openOrder.id))?.alerts.length === 0) await new Promise(setImmediate)
  expect(await states()).toEqual(['pending'])
  finish()
  expect(await sending).toBe(true)
})

test('a mail that the server refuses is still owed, and can be sent at once by the next who tries', async () => {
  expect(await send(refuse)).toBe(false)
  expect(await states()).toEqual(['pending', 'pending'])
  expect(await send()).toBe(true)
  expect(sent).toEqual(['confirmation', 'renewal-tr_2'])
})

test('twenty that send at once send each mail once', async () => {
  await Promise.all(Array.from({length: 20}, () => send()))
  expect(sent.sort()).toEqual(['confirmation', 'renewal-tr_2'])
})

test('a mail that somebody is sending is left alone until their time is up', async () => {
  let finish = () => {}
  const crashed = send(() => new Promise((resolve) => (finish = resolve)))
  await new Promise(setImmediate)
  while ((await orders.get(openOrder.id))?.mails[0]?.takenAt === undefined) await new Promise(setImmediate)
  now = new Date(START.getTime() + CLAIM_MS - 1)
  await send()
  expect(sent).not.toContain('confirmation')
  now = new Date(START.getTime() + CLAIM_MS)
  expect(await send()).toBe(true)
  expect(sent).toContain('confirmation')
  finish()
  await crashed
})

test('the customer’s mails go in their order; one that hangs does not hold up the company’s, nor the note of it', async () => {
  await orders.update(openOrder.id, (order) => withStaffNotification(order, 'orderPaid'), AUDIT)
  let finish = () => {}
  const sending = send((_, mail) => {
    sent.push(mailId(mail))
    return mail.kind === 'confirmation' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()
  })
  while ((await orders.get(openOrder.id))?.staffNotifications[0]?.state !== 'sent') await new Promise(setImmediate)
  expect(sent).toEqual(['confirmation', 'orderPaid'])
  expect(await states()).toEqual(['pending', 'pending'])
  finish()
  expect(await sending).toBe(true)
  expect(sent).toEqual(['confirmation', 'orderPaid', 'renewal-tr_2'])
  expect(await states()).toEqual(['sent', 'sent'])
})

test('after a failure the schedule waits, longer each time; a webhook tries at once', async () => {
  await orders.update(openOrder.id, (order) => ({...order, mails: order.mails.slice(0, 1)}), AUDIT)
  await sendDue(refuse)
  expect(await sendDue()).toBe(false)
  later(1)
  await sendDue(refuse)
  later(4)
  expect(await sendDue()).toBe(false)
  expect(sent).toEqual([])
  later(1)
  expect(await sendDue()).toBe(true)
  expect(sent).toEqual(['confirmation'])
  await orders.update(openOrder.id, (order) => withMail(order, 'renewal', {payment: 'tr_3'}), AUDIT)
  await sendDue(refuse)
  expect(await send()).toBe(true)
})

test('a mail that is refused for days is given up, and a person is told', async () => {
  await orders.update(openOrder.id, (order) => ({...order, mails: order.mails.slice(0, 1)}), AUDIT)
  for (let tries = 0; tries < TRIES; tries++) await send(refuse)
  expect(await orders.get(openOrder.id)).toMatchObject({
    mails: [{state: 'given up', tries: TRIES}],
    alerts: [alert('mailRefused', 'confirmation', 'confirmation')],
  })
  expect(await send()).toBe(true)
  expect(sent).toEqual(['needsPerson'])
})

describe('a mail server that has the message and does not answer', () => {
  const only = (mail: Order['mails'][number]) =>
    orders.update(openOrder.id, (order) => ({...order, mails: [mail]}), AUDIT)
  async function plan() {
    const {priceChanges} = eventfulOrder
    await orders.update(openOrder.id, (order) => ({...order, priceChanges}), AUDIT)
    await only(mailOf('priceChange'))
  }

  test('gets it once more, hours later, whoever asks meanwhile', async () => {
    await only(mailOf('confirmation'))
    expect(await send(fallSilent)).toBe(true)
    for (let minutes = 0; minutes < 5 * 60; minutes += 30) {
      expect([await send(fallSilent), await sendDue(fallSilent)]).toEqual([true, true])
      later(30)
    }
    expect(sent).toEqual(['confirmation'])
    expect(await states()).toEqual(['unconfirmed'])
    later(60)
    expect(await withMailsDue(store.database, now.toISOString(), 10)).toEqual([openOrder.id])
    await sendDue(fallSilent)
    later(60 * 24 * 7)
    await sendDue(fallSilent)
    expect(sent).toEqual(['confirmation', 'confirmation'])
    expect(await orders.get(openOrder.id)).toMatchObject({mails: [{state: 'sent'}], alerts: []})
  })

  test('is asked again until it answers, when the second try is refused', async () => {
    await only(mailOf('confirmation'))
    await send(fallSilent)
    later(60 * 6)
    expect(await sendDue(refuse)).toBe(true)
    later(60)
    await sendDue()
    expect(sent).toEqual(['confirmation', 'confirmation'])
    expect(await states()).toEqual(['sent'])
  })

  test('has told nobody of a price change: a person is told instead', async () => {
    await plan()
    await send(fallSilent)
    later(60 * 6)
    await sendDue(fallSilent)
    const order = await orders.get(openOrder.id)
    expect(order).toMatchObject({
      mails: [{state: 'given up'}],
      alerts: [alert('mailUnconfirmed', 'priceChange', mailId(mailOf('priceChange')))],
    })
    expect(order?.priceChanges?.[0]?.toldAt).toBeUndefined()
  })

  test('has told of a price change once it accepts the second try', async () => {
    await plan()
    await send(fallSilent)
    later(60 * 6)
    await sendDue()
    expect((await orders.get(openOrder.id))?.priceChanges?.[0]?.toldAt).toBe(now.toISOString())
  })
})
