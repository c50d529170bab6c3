import {daysLater, monthsLater} from '../../domain/format/dates.ts'
import type {Cents} from '../../domain/money/money.ts'
import {YEAR_LIMIT_MS} from '../../tests/support/limits.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {invoiced} from '../../tests/support/shop/invoiced.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {type Books, readBooks} from '../billing/books/books.ts'
import {boxOf, listOfEuSales, sumsBy} from '../billing/books/documents.ts'
import {type Invoice, invoicesBetween, invoicesOf, signOf} from '../billing/invoices/store.ts'
import {faultsOfUbl} from '../billing/invoices/ubl/faults.fixture.ts'
import {type Entry, entriesOf} from '../billing/ledger/bookkeeping.ts'
import {boundsOf, monthsIn} from '../billing/ledger/month.ts'
import {payoutParts} from '../billing/payouts/mollieBalance.ts'
import {readMirror} from '../billing/payouts/readMirror.ts'
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

const QUARTERS = ['2032-Q1', '2032-Q2', '2032-Q3', '2032-Q4', '2033-Q1']

/** Closes each month and quarter by the pages of the books: returns what does not come to the cent, and the sum of all. */
async function closed({database: {database}}: TestShop) {
  const read = (period: string) => readBooks(database, period, 'test')
  const totalOf = (rows: readonly {total: Cents}[]) => sum(rows.map(({total}) => total))
  const wrong: string[] = []
  let documented = 0
  let moved = 0
  for (const quarter of QUARTERS) {
    const books = await read(quarter)
    const months = await Promise.all(monthsIn(quarter).map(read))
    for (const [period, {documents, entries, differences}] of [
      [quarter, books],
      ...monthsIn(quarter).map((month, index) => [month, months[index] as Books]),
    ] as [string, Books][]) {
      const boxes = sumsBy(documents, boxOf)
      const reversed = boxes.find(({name}) => name === '3b')?.total ?? 0
      const euSales = listOfEuSales(documents)
      if (totalOf(euSales) !== reversed) wrong.push(`${period}: box 3b ${reversed}, ICP list ${totalOf(euSales)}`)
      for (const {name} of euSales) if (!/^(BE|DE)\d/.test(name)) wrong.push(`${period}: ICP list names ${name}`)
      let asFrozen = 0
      for await (const {kind, data} of invoicesBetween(database, boundsOf(period), 'test'))
        asFrozen += signOf(kind) * data.amounts.total
      if (totalOf(boxes) !== asFrozen) wrong.push(`${period}: boxes ${totalOf(boxes)}, documents ${asFrozen}`)
      if (totalOf(documents) - sum(differences.map(({cents}) => cents)) !== totalOf(entries))
        wrong.push(`${period}: money ${totalOf(entries)}`)
      for (const {kind, orderId} of differences)
        if (kind === 'awaitsInvoice') wrong.push(`${period}: no invoice of ${orderId}`)
    }
    if (sum(months.map(({documents}) => totalOf(documents))) !== totalOf(books.documents)) wrong.push(quarter)
    documented += totalOf(books.documents)
    moved += totalOf(books.entries)
  }
  return {wrong, documented, moved}
}

/** Closes each month by Mollie's balance and each payout by its parts: returns what does not come to the cent. */
async function mirrored({database: {database}, balance}: TestShop): Promise<string[]> {
  const months = QUARTERS.flatMap(monthsIn).slice(0, 13)
  const wrong: string[] = []
  for (const month of months) {
    const {books, statement, lines, payouts} = await readMirror(database, balance, {month, mode: 'test'})
    const explained =
      sum(books.documents.map(({total}) => total)) -
      sum(books.differences.map(({cents}) => cents)) +
      sum(lines.map(({cents}) => cents)) +
      statement.fees
    if (explained !== statement.closing - statement.opening - statement.payouts)
      wrong.push(`${month}: ${explained} ${JSON.stringify(statement)}`)
    for (const {kind, paymentId, cents} of lines)
      if (kind !== 'otherMonth') wrong.push(`${month}: ${kind} ${paymentId} ${cents}`)
    for (const {id} of payouts) {
      const {cents, parts, fees} = await payoutParts(balance, id)
      if (sum(parts.map((part) => part.cents)) + fees !== cents) wrong.push(`${month}: ${id} ${cents}`)
    }
    if (sum(payouts.map(({cents}) => cents)) !== -statement.payouts) wrong.push(`${month}: ${statement.payouts}`)
  }
  return wrong
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
      const {wrong, documented, moved} = await closed(shop)
      expect(wrong).toEqual([])
      expect(moved).toBe(sum(books.map(({total}) => total)))
      // The part that the bank took back of one payment stays open: its invoice is not credited.
      expect(documented - moved).toBe(5000)
      await shop.control('faults', {faults: []})
      expect(await mirrored(shop)).toEqual([])
      expect(await invoiced(shop.database.database, await shop.orders())).toMatchObject({hasGaps: false})
      // Published rules take minutes, and the servers of this test would close their idle connections meanwhile.
      const documents = await Promise.all(year.customers.map(({id}) => invoicesOf(shop.database.database, id)))
      expect(documents.flat().flatMap(({data}) => faultsOfUbl(data))).toEqual([])
    },
    YEAR_LIMIT_MS,
  )
})
