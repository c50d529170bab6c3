import {TestShop} from '../../tests/support/shop/testShop.ts'
import {RECONCILED, writeCheckpoint} from '../billing/orders/lists/due.ts'
import {nextDue} from '../jobs/idle/nextDue.ts'
import type {OperatorMail} from '../notifications/operatorMail.ts'
import {raiseAlarms} from './alarm.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

/** Minutes later, a run of the jobs that came to its end. */
async function runAfter(minutes: number) {
  shop.now = new Date(shop.now.getTime() + minutes * 60_000)
  await writeCheckpoint(shop.database.database, RECONCILED, shop.now.toISOString())
  return raiseAlarms(shop.services)
}
function sell(isOnSale: boolean) {
  const availability = isOnSale ? 'onSale' : 'comingSoon'
  shop.documents = shop.documents.map((each) => (each._type === 'plan' ? {...each, availability} : each))
}

test('mails nobody about a hiccup that is over by the next run', async () => {
  sell(false)
  expect(await runAfter(5)).toEqual([])
  sell(true)
  expect(await runAfter(5)).toEqual([])
  expect(shop.told).toEqual([])
})

test('mails the first step of what lasts for two runs, once a day, and anew after it was over', async () => {
  sell(false)
  await runAfter(5)
  expect(await runAfter(5)).toEqual(['checkout'])
  expect(shop.told).toEqual([
    {
      key: expect.stringMatching(/^alarm-checkout-\d+$/),
      subject: 'Alarm: Bestellen',
      text: expect.stringMatching(
        /niemand kan bestellen: 1, alarm vanaf 1\)\nDoe eerst dit: Open een bestelpagina .*\nDaarna: docs\/runbook\.md/,
      ),
    },
  ])
  expect(await runAfter(5)).toEqual([])
  expect(await runAfter(24 * 60)).toEqual(['checkout'])
  sell(true)
  await runAfter(5)
  sell(false)
  await runAfter(5)
  expect(await runAfter(5)).toEqual(['checkout'])
  expect(shop.told).toHaveLength(3)
})

test('mails in one of two simultaneous runs', async () => {
  sell(false)
  await runAfter(5)
  const told = await Promise.all([runAfter(5), raiseAlarms(shop.services)])
  expect(told.flat()).toEqual(['checkout'])
})

test('tries again in the next run when the mail server took nothing', async () => {
  sell(false)
  await runAfter(5)
  const refusing = async (_mail: OperatorMail) => {
    throw new Error('refused')
  }
  shop.now = new Date(shop.now.getTime() + 300_000)
  await expect(raiseAlarms({...shop.services, tellOperators: refusing})).rejects.toThrow('refused')
  expect(await runAfter(5)).toEqual(['checkout'])
})

test('keeps the jobs from resting until what was seen lasts or is over', async () => {
  const due = () => nextDue(shop.database.database, shop.now)
  sell(false)
  await runAfter(5)
  expect((await due()) <= shop.now.toISOString()).toBe(true)
  await runAfter(5)
  expect((await due()) > shop.now.toISOString()).toBe(true)
})
