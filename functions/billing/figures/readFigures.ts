import type {Details} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Database, Row} from '../../database/database.ts'
import type {Order} from '../orders/order.ts'
import {lockOrder} from '../orders/store.ts'
import {daysOf, type Figure, type FigureLine, figuresOf, type Subscriber} from './figures.ts'
import {keepEarlierSpans, spanIn} from './keptSpans.ts'

/** A figure of one plan, with the newest of the orders behind it. */
export type PlanFigure = Pick<FigureLine, 'plan' | 'planName' | 'figure' | 'amount'> & {
  /** Orders behind it. */
  count: number
  lines: {orderId: string; name: string; amount: Cents}[]
}

/** So many orders of each figure are named. */
const MOST_LINES = 200

type Asked = {month: string; mode: Order['mode']; now: Date}
type Part = Omit<PlanFigure, 'lines'> & {lines: Omit<PlanFigure['lines'][number], 'name'>[]}

/** The figures of a month (YYYY-MM), from the rows that are there now. */
export async function readFigures(database: Database, {month, mode, now}: Asked): Promise<PlanFigure[]> {
  await keepEarlierSpans(database, (id, work) =>
    database.transaction(async (query, batch) => {
      const locked = await lockOrder(query, id, database)
      if (locked) batch.push(...work(locked.order))
    }),
  )
  const today = amsterdamDay(now)
  const [recurring, subscribers] = await Promise.all([
    readRecurring(database, mode, daysOf(month, today).end),
    readChanging(database, mode, daysOf(month, today)),
  ])
  const changes = figuresOf(subscribers, month, today).filter(({figure}) => figure !== 'mrr')
  const parts = [
    ...recurring,
    ...[...Map.groupBy(changes, ({plan, figure}) => `${figure} ${plan}`).values()].map(partOf),
  ]
  const names = await readNames(database, parts)
  return parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => ({...line, name: names.get(line.orderId) ?? line.orderId})),
  }))
}

const partOf = (lines: readonly FigureLine[]): Part => ({
  ...{plan: lines[0]?.plan ?? '', planName: lines.at(-1)?.planName ?? '', figure: lines[0]?.figure ?? 'mrr'},
  amount: lines.reduce((sum, {amount}) => sum + amount, 0),
  count: lines.length,
  lines: lines.slice(-MOST_LINES).map(({orderId, amount}) => ({orderId, amount})),
})

/** MRR of each plan on a day. */
async function readRecurring({query}: Database, mode: Order['mode'], day: string): Promise<Part[]> {
  const on = 'FROM spans WHERE mode = $1 AND from_day <= $2 AND until_day > $2'
  const plans = await query(
    `SELECT plan, MAX(plan_name) AS name, SUM(monthly) AS amount, COUNT(*) AS count ${on} GROUP BY plan`,
    [mode, day],
  )
  return Promise.all(
    plans.map(async ({plan, name, amount, count}) => {
      const newest = await query(
        `SELECT order_id, monthly ${on} AND plan = $3 ORDER BY from_day DESC, order_id LIMIT ${MOST_LINES}`,
        [mode, day, String(plan)],
      )
      return {
        ...{plan: String(plan), planName: String(name), figure: 'mrr' as Figure},
        ...{amount: Number(amount), count: Number(count)},
        lines: newest.map((row) => ({orderId: String(row.order_id), amount: Number(row.monthly)})),
      }
    }),
  )
}

/** Subscribers of whom a span begins or ends after one day and until another, those first who began first. */
async function readChanging(
  {query}: Database,
  mode: Order['mode'],
  {eve, end}: {eve: string; end: string},
): Promise<Subscriber[]> {
  const rows = await query(
    `SELECT spans.*, CASE WHEN subscriptions.state IN ('cancelled', 'resuming') THEN subscriptions.ends_on END AS ends_on
     FROM (
       SELECT order_id FROM spans WHERE from_day > $2 AND from_day <= $3
       UNION SELECT order_id FROM spans WHERE until_day > $2 AND until_day <= $3
     ) AS changing
     JOIN spans ON spans.order_id = changing.order_id
     LEFT JOIN subscriptions ON subscriptions.order_id = spans.order_id
     WHERE spans.mode = $1 ORDER BY spans.from_day, spans.order_id`,
    [mode, eve, end],
  )
  const byOrder = Map.groupBy(rows, ({order_id}) => String(order_id))
  return [...byOrder].map(([orderId, own]) => ({orderId, spans: own.map(spanIn), endsOn: endOf(own[0])}))
}

const endOf = (row: Row | undefined) => (typeof row?.ends_on === 'string' ? row.ends_on : undefined)

/** The names of the customers of orders. */
async function readNames({query, inList}: Database, parts: readonly Part[]): Promise<Map<string, string>> {
  const ids = [...new Set(parts.flatMap(({lines}) => lines.map(({orderId}) => orderId)))]
  const rows = await query(`SELECT id, details, customer_name FROM orders WHERE ${inList('id', '$1')}`, [
    JSON.stringify(ids),
  ])
  return new Map(
    rows.flatMap(({id, details, customer_name}) => {
      const {company} = typeof details === 'string' ? (JSON.parse(details) as Details) : {}
      const name = company || customer_name
      return name ? [[String(id), String(name)]] : []
    }),
  )
}
