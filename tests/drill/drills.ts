import {rmSync, statfsSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import type {Customers} from './customer.ts'
import type {House} from './house.ts'

export type Drill = {
  name: string
  says: string
  /** Needs a disk of its own: the program starts itself again on one. */
  onSmallDisk?: true
  /** Leaves a mail that waits: without one it has not broken what it is about. */
  leavesMail?: true
  run: (house: House, customers: Customers) => Promise<void>
}

const MOLLIE_AWAY = {faults: [{kind: '503', call: '.'}]}

async function buyAndPay(customers: Customers, by: Record<string, string> = {}) {
  const id = await customers.buy(by)
  if (id) await customers.pay(id)
  return id
}

/** Nights of one year, each as one fault while customers buy and pay. */
export const DRILLS: readonly Drill[] = [
  {
    name: 'mollie-away',
    says: 'Mollie answers 503 to all, also while somebody pays',
    run: async (_, customers) => {
      const open = await customers.buy()
      await customers.control('faults', MOLLIE_AWAY)
      await customers.look()
      await customers.buy()
      if (open) await customers.pay(open).catch(() => {})
      await customers.control('faults', {faults: []})
      await buyAndPay(customers)
    },
  },
  {
    name: 'content-away',
    says: 'the Content Lake hangs',
    run: async (house, customers) => {
      const open = await customers.buy()
      house.signal('lake', 'SIGSTOP')
      try {
        await customers.look()
        await customers.buy()
        if (open) await customers.pay(open)
      } finally {
        house.signal('lake', 'SIGCONT')
      }
      await buyAndPay(customers)
    },
  },
  {
    name: 'mail-slow',
    says: 'the mail server takes a connection and says nothing for half a minute',
    run: async (house, customers) => {
      house.signal('mail', 'SIGSTOP')
      try {
        await buyAndPay(customers)
        await wait(30_000)
      } finally {
        house.signal('mail', 'SIGCONT')
      }
    },
  },
  {
    name: 'two-tabs',
    says: 'one customer pays in two tabs',
    run: async (_, customers) => {
      const one = {company: 'Bakkerij Twee', website: 'https://twee.example/', customerEmail: 'twee@example.nl'}
      const again = {...one, attempt: crypto.randomUUID()}
      // Two presses in one browser are one payment; another browser knows nothing of them.
      const tabs = await Promise.all([customers.buy(one), customers.buy(one), customers.buy(again)])
      for (const id of new Set(tabs)) if (id) await customers.pay(id)
      await customers.buy({...again, attempt: crypto.randomUUID()})
    },
  },
  {
    name: 'kill-9',
    says: 'each service is killed while somebody buys and pays, the mail server before it confirms a mail',
    leavesMail: true,
    run: async (house, customers) => {
      for (const name of ['site', 'mollie', 'mail', 'lake'] as const) {
        const customerEmail = `${name}@example.nl`
        const id = await customers.buy({customerEmail})
        const ended = name === 'mail' && id ? house.killMailUnconfirmed(customerEmail) : null
        const paying = id ? customers.pay(id).catch(() => {}) : null
        await (ended ?? house.kill(name))
        await paying
        if (id && (await customers.payment(id)).status !== 'paid') await customers.pay(id)
      }
    },
  },
  {
    name: 'full-disk',
    says: 'the disk is full while somebody pays, and then has room',
    onSmallDisk: true,
    run: async (house, customers) => {
      const open = await customers.buy()
      const filler = path.join(house.folder, 'filler')
      const {bavail, bsize} = statfsSync(house.folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
      await customers.look()
      await customers.buy()
      if (open) await customers.pay(open).catch(() => {})
      rmSync(filler)
      if (open && (await customers.payment(open)).status !== 'paid') await customers.pay(open)
      await buyAndPay(customers)
    },
  },
  {
    name: 'clock-jump',
    says: 'the clock jumps a day ahead, and back again',
    run: async (house, customers) => {
      for (const hours of [26, 0, -26, 0]) {
        house.moveClock(hours)
        await wait(100)
        await buyAndPay(customers)
      }
    },
  },
  {
    name: 'restore',
    says: 'yesterday’s backup is restored; what was paid since is at Mollie alone',
    run: async (house, customers) => {
      await buyAndPay(customers)
      const saved = path.join(house.folder, 'yesterday')
      await house.backup(saved)
      await buyAndPay(customers)
      const open = await customers.buy()
      await house.restored(saved)
      if (open) await customers.pay(open)
      await customers.look()
    },
  },
]
