import {createHash} from 'node:crypto'
import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {writeCheckpoint} from '../billing/orders/lists/due.ts'
import {withMail} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import type {Orders} from '../billing/orders/orders.ts'
import {stateIn} from '../billing/state/subscription.ts'
import {agreedTermsQuery} from '../checkout/terms.query.ts'
import type {Database} from '../database/database.ts'
import type {ContentClient} from '../runtime/content.ts'

/** Marks of the last announcement, and of the one that everybody was written to about. */
const [ANNOUNCED, COMPLETE] = ['terms announced', 'terms complete']
/** Orders in one run: the next one goes on. */
const AT_ONCE = 200

/** The terms as they are published: their text, by a hash, and the first day that may be announced today. */
export type Terms = {text: string; version: string; earliest: string}

/** The last announcement: of which text, by whom and when, and the first day of the new terms. */
export type TermsNews = {text: string; day: string; at: string; by: string}

/** How many mails of an announcement there are, by their state; `waiting` are customers who have none yet. */
export type TermsProgress = {waiting: number; pending: number; sent: number; failed: number}

/** Throws when the content cannot be read. */
export async function readPublishedTerms(content: ContentClient, now: Date): Promise<Terms> {
  const {page, sections, settings} = await content.fetch(agreedTermsQuery)
  if (!page || !settings) throw new Error('The terms are not in the CMS')
  const text = createHash('sha256')
    .update(JSON.stringify([page, sections]))
    .digest('hex')
    .slice(0, 16)
  return {text, version: page.version.nl ?? '', earliest: daysLater(amsterdamDay(now), settings.noticeDays)}
}

export async function readTermsNews({query}: Database): Promise<TermsNews | null> {
  const [row] = await query('SELECT value FROM marks WHERE name = $1', [ANNOUNCED])
  const [text = '', day = '', at = '', by = ''] = row ? String(row.value).split(' ') : []
  return row ? {text, day, at, by} : null
}

/** Announces a text of the terms; of several that try at once, the first. Returns whether this was it. */
export async function announceTerms({query}: Database, {text, day, at, by}: TermsNews): Promise<boolean> {
  const rows = await query(
    `INSERT INTO marks (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE marks.value NOT LIKE $3 RETURNING name`,
    [ANNOUNCED, [text, day, at, by].join(' '), `${text} %`],
  )
  return rows.length > 0
}

const RUNNING = `FROM orders o JOIN subscriptions s ON s.order_id = o.id
  WHERE s.${stateIn('running', 'paused', 'overdue', 'missing', 'onHold', 'restarting')}
    AND o.mode = $1 AND o.created_at < $2 AND o.customer_email IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.order_id = o.id AND m.kind = 'termsChanged' AND m.day = $3)`

/**
 * Owes the mail about new terms to each running customer who bought before they were announced, a part of them in each run. The
 * same run once more owes nobody a second one.
 */
export async function tellTerms(
  {database, orders, mode}: {database: Database; orders: Orders; mode: Order['mode']},
  isLate: () => boolean = () => false,
): Promise<void> {
  const news = await readTermsNews(database)
  if (!news) return
  const [complete] = await database.query('SELECT value FROM marks WHERE name = $1', [COMPLETE])
  if (complete?.value === news.at) return
  const {day, at} = news
  const rows = await database.query(`SELECT o.id ${RUNNING} ORDER BY o.id LIMIT ${AT_ONCE}`, [mode, at, day])
  for (const {id} of rows) {
    if (isLate()) return
    const tell = (order: Order) => withMail(order, 'termsChanged', {day})
    await orders.update(String(id), tell, {actor: 'shop', reason: 'termsAnnounced', day})
  }
  if (rows.length === 0) await writeCheckpoint(database, COMPLETE, at)
}

/** How far an announcement has come. */
export async function termsProgress(
  {query}: Database,
  {day, at}: TermsNews,
  mode: Order['mode'],
): Promise<TermsProgress> {
  const [[left], rows] = await Promise.all([
    query(`SELECT COUNT(*) AS count ${RUNNING}`, [mode, at, day]),
    query(
      `SELECT m.state, COUNT(*) AS count FROM mails m JOIN orders o ON o.id = m.order_id
       WHERE m.kind = 'termsChanged' AND m.day = $1 AND o.mode = $2 GROUP BY m.state`,
      [day, mode],
    ),
  ])
  const counts = new Map(rows.map(({state, count}) => [String(state), Number(count)]))
  const of = (...states: string[]) => states.reduce((all, state) => all + (counts.get(state) ?? 0), 0)
  const waiting = Number(left?.count ?? 0)
  return {waiting, pending: of('pending', 'unconfirmed'), sent: of('sent'), failed: of('given up')}
}
