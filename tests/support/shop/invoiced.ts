import type {Cents} from '../../../domain/money/money.ts'
import {invoicesOf} from '../../../functions/billing/invoices/store.ts'
import {paidTwice} from '../../../functions/billing/ledger/refunds.ts'
import type {Order} from '../../../functions/billing/orders/order.ts'
import {amountsOf} from '../../../functions/billing/prices/priceChange.ts'
import type {Database} from '../../../functions/database/database.ts'

type Sums = {invoices: number; invoiced: Cents; credited: Cents}

/** Sums of what was invoiced and credited, sums of what had to be, and whether the numbers have gaps or doubles. */
export async function invoiced(database: Database, orders: readonly Order[]) {
  const documents = (await Promise.all(orders.map(({id}) => invoicesOf(database, id)))).flat()
  const issued: Sums = {invoices: 0, invoiced: 0, credited: 0}
  for (const {kind, data} of documents)
    if (kind === 'creditNote') issued.credited += data.amounts.total
    else {
      issued.invoices++
      issued.invoiced += data.amounts.total
    }
  const due: Sums = {invoices: 0, invoiced: 0, credited: 0}
  for (const order of orders)
    for (const payment of order.payments) {
      if (payment.status !== 'paid' || paidTwice(order).includes(payment)) continue
      const {total} = amountsOf(order, payment)
      due.invoices++
      due.invoiced += total
      due.credited += Math.min(total, payment.refunded + (payment.writtenOff ?? 0))
    }
  return {issued, due, hasGaps: hasGaps(documents.map(({number}) => number))}
}

/** Numbers of each year count from 1. */
function hasGaps(numbers: readonly string[]): boolean {
  const counted = new Map<string, number>()
  return numbers.toSorted().some((number) => {
    const [, series = '', count = ''] = number.match(/^(.*)-(\d+)$/) ?? []
    const expected = (counted.get(series) ?? 0) + 1
    counted.set(series, expected)
    return Number(count) !== expected
  })
}
