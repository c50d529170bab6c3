import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fileOrders} from '../orders/files.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderMail, Orders} from '../orders/order.ts'
import {withMail} from '../orders/record.ts'
import {sendMails} from './outbox.ts'

const consoleLog = console.log
const START = new Date('2025-09-24T05:31:00Z')
const CLAIM_MS = 15_000
let folder: string
let orders: Orders
let sent: string[]
let now: Date
beforeEach(async () => {
  console.log = () => {} // the functions' log lines
  folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  orders = fileOrders(folder)
  sent = []
  now = START
  await orders.create(withMail(withMail(openOrder, 'confirmation'), 'renewal', 'tr_2'))
})
afterEach(() => {
  console.log = consoleLog
  rmSync(folder, {recursive: true})
})

const deliver = async (_: Order, {key}: OrderMail) => void sent.push(key)
const refuse = () => Promise.reject(new Error('The server is full'))
const send = (sendMail: (order: Order, mail: OrderMail) => Promise<void> = deliver) =>
  sendMails(openOrder.id, {orders, sendMail, deadlines: {mailClaim: CLAIM_MS}, now: () => now})
const states = async () => (await orders.get(openOrder.id))?.mails.map(({state}) => state)

test('every mail that is owed is sent once, and then none is owed', async () => {
  expect(await send()).toBe(true)
  expect(await send()).toBe(true)
  expect(sent).toEqual(['confirmation', 'renewal-tr_2'])
  expect(await states()).toEqual(['sent', 'sent'])
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
