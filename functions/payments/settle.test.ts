import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {MollieClient} from '@mollie/api-client'
import {fileOrders} from '../orders/files.ts'
import type {Order, Orders} from '../orders/order.ts'
import {settlePayment} from './settle.ts'

const ID = 'VK-0123456789AB'
const order: Order = {
  id: ID,
  createdAt: '2025-09-24T05:30:00Z',
  plan: 'pro',
  planName: 'Pro',
  period: 'quarterly',
  periodLabel: 'Per 3 maanden',
  language: 'nl',
  exclVat: 40230,
  vat: 8448,
  total: 48678,
  vatRate: 21,
  priceId: 'price-pro-quarterly',
  priceRevision: 'r',
  customerEmail: 'jo@example.nl',
  paymentId: 'tr_12345',
  status: 'open',
  mail: 'pending',
}

const consoleLog = console.log
let folder: string
let orders: Orders
let mails: number
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  orders = fileOrders(folder)
  mails = 0
  await orders.create(order)
  console.log = () => {} // the functions' log lines
})
afterEach(() => {
  console.log = consoleLog
  rmSync(folder, {recursive: true})
})

type Answer = {status: string; amount?: {currency: string; value: string}; id?: string}
function settle({status, amount = {currency: 'EUR', value: '486.78'}, id = 'tr_12345'}: Answer, mailWorks = true) {
  const get = async () => ({id, status, amount, metadata: {orderId: ID}, paidAt: '2025-09-24T05:31:00Z'})
  return settlePayment(id, {
    mollie: {payments: {get}} as unknown as MollieClient,
    orders,
    sendConfirmation: async () => {
      if (!mailWorks) throw new Error('connection refused')
      mails++
    },
  })
}

test('a paid payment pays the order and confirms it once, however often Mollie calls', async () => {
  for (let call = 0; call < 3; call++) expect(await settle({status: 'paid'})).toBe('done')
  expect(await orders.get(ID)).toMatchObject({status: 'paid', paidAt: '2025-09-24T05:31:00Z', mail: 'sent'})
  expect(mails).toBe(1)
})

test.each(['failed', 'canceled', 'expired'])('%s is recorded, and nothing is confirmed', async (status) => {
  expect(await settle({status})).toBe('done')
  expect(await orders.get(ID)).toMatchObject({status})
  expect(mails).toBe(0)
})

test('paid wins over expired, and never moves back', async () => {
  await settle({status: 'expired'})
  await settle({status: 'paid'})
  await settle({status: 'failed'})
  expect(await orders.get(ID)).toMatchObject({status: 'paid'})
})

test('another amount than the order’s pays nothing', async () => {
  await settle({status: 'paid', amount: {currency: 'EUR', value: '0.01'}})
  expect(await orders.get(ID)).toMatchObject({status: 'open'})
})

test('with the mail server down the order is paid all the same, and Mollie’s next call sends the mail', async () => {
  expect(await settle({status: 'paid'}, false)).toBe('retry')
  expect(await orders.get(ID)).toMatchObject({status: 'paid', mail: 'pending'})
  expect(await settle({status: 'paid'})).toBe('done')
  expect(mails).toBe(1)
})

test('an id that is none of Mollie’s makes no call', async () => {
  let calls = 0
  const get = async () => calls++
  const services = {mollie: {payments: {get}} as unknown as MollieClient, orders, sendConfirmation: async () => {}}
  for (const id of ['', 'tr_', 'tr_../customers', 'tr_%2e%2e', 'ord_12345', `tr_${'x'.repeat(50)}`])
    expect(await settlePayment(id, services)).toBe('done')
  expect(calls).toBe(0)
})

test('an unknown payment is done with; a provider out of reach is tried again', async () => {
  const failing = (statusCode?: number) => ({
    mollie: {
      payments: {get: () => Promise.reject(Object.assign(new Error('x'), {statusCode}))},
    } as unknown as MollieClient,
    orders,
    sendConfirmation: async () => {},
  })
  expect(await settlePayment('tr_12345', failing(404))).toBe('done')
  expect(await settlePayment('tr_12345', failing(503))).toBe('retry')
  expect(await settlePayment('tr_12345', failing(undefined))).toBe('retry')
})
