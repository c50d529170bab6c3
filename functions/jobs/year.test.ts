import {daysLater, monthsLater} from '../../domain/format/dates.ts'
import type {Cents} from '../../domain/money/money.ts'
import {YEAR_LIMIT_MS} from '../../tests/support/limits.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {invoiced} from '../../tests/support/shop/invoiced.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {type Invoice, invoicesOf} from '../billing/invoices/store.ts'
import {faultsOfUbl} from '../billing/invoices/ubl/faults.fixture.ts'
import {type Entry, entriesOf} from '../billing/ledger/bookkeeping.ts'
import {faultsAtMollie, faultsAtRest} from '../billing/state/atRest.fixture.ts'
import {remaining, untilQuiet} from '../billing/state/trial.fixture.ts'
import {YEAR} from './year.fixture.ts'
import {START, Year, type YearsCustomer} from './yearsTrade.fixture.ts'

const sum = (cents: readonly Cents[]) => cents.reduce((total, each) => total + each, 0)
const END = monthsLater(START, 12)

/** The exports of the year, and of the month after it, in which it comes to rest. */
async function exported(shop: TestShop): Promise<Entry[]> {
  const months = Array.from({length: 13}, (_, index) => monthsLater(START, index).slice(0, 7))
  return (await Promise.all(months.map((month) => entriesOf(shop.database.database, month, 'test')))).flat()
}

/** Days that two invoices charge for; the difference for a dearer plan is no charge of its own. */
function daysChargedTwice(documents: readonly Invoice[]): string[] {
  const credited = new Map<string, Cents>()
  for (const {kind, paymentId, data} of documents) {
    const signed = kind === 'creditNote' ? data.amounts.total : kind === 'correction' ? -data.amounts.total : 0
    credited.set(paymentId, (credited.get(paymentId) ?? 0) + signed)
  }
  const days = documents
    .filter(({kind, paymentId, data}) => {
      const isKept = (credited.get(paymentId) ?? 0) < data.amounts.total
      return kind === 'invoice' && isKept && !data.change
    })
    .flatMap(({data: {period}}) => daysFrom(period.from, period.until))
  return days.filter((day, at) => days.indexOf(day) < at)
}

function daysFrom(from: string, until: string): string[] {
  const days = []
  for (let day = from; day <= until; day = daysLater(day, 1)) days.push(day)
  return days
}

/** Unexplained things about a customer at the end; empty when there are none. */
async function unexplained(year: Year, customer: YearsCustomer, books: readonly Entry[]): Promise<string[]> {
  const kept = sum(customer.theirs().map(remaining))
  const booked = sum(books.filter(({orderId}) => orderId === customer.id).map(({total}) => total))
  const twice = daysChargedTwice(await invoicesOf(year.shop.database.database, customer.id))
  const end = await year.endOf(customer)
  return [
    ...(await faultsAtRest(customer)),
    ...(booked === kept ? [] : [`exports ${booked}, Mollie ${kept}`]),
    ...(twice.length > 0 ? [`charged twice for ${twice}`] : []),
    ...(end === customer.expected ? [] : [`ends as ${end}`]),
  ].map((fault) => `${customer.row}: ${fault}`)
}

describe.each(ENGINES)('a year of 60 customers on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
  })
  afterEach(() => shop.close())

  test(
    'explains every cent in valid e-invoices and charges nobody twice for a day, while Mollie fails and processes are killed',
    async () => {
      const year = new Year(shop, YEAR)
      expect(year.customers).toHaveLength(60)
      for (let day = START; day < END; day = daysLater(day, 1))
        for (const each of await year.live(day)) expect([each.row, faultsAtMollie(each)]).toEqual([each.row, []])
      expect(shop.sandbox.faults.count).toBeGreaterThan(200)
      expect(year.kills).toBeGreaterThan(50)
      await untilQuiet(year.customers)
      const books = await exported(shop)
      const faults = await Promise.all(year.customers.map((customer) => unexplained(year, customer, books)))
      expect(faults.flat()).toEqual([])
      for (const {exclVat, vat, total} of books) expect(exclVat + vat).toBe(total)
      const documents = await Promise.all(year.customers.map(({id}) => invoicesOf(shop.database.database, id)))
      expect(documents.flat().flatMap(({data}) => faultsOfUbl(data))).toEqual([])
      expect(await invoiced(shop.database.database, await shop.orders())).toMatchObject({hasGaps: false})
    },
    YEAR_LIMIT_MS,
  )
})
