import {createHmac} from 'node:crypto'
import {RETENTION} from '../../domain/customers/retention.ts'
import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {HOUR_MS} from '../../domain/format/dates.ts'
import type {Database} from '../database/database.ts'
import {networkOf} from '../http/limits.ts'
import {linkSecrets} from '../runtime/config.ts'

const DAY = RETENTION.measureHours

/**
 * Measurements that are made in so many hours: from one connection, of one website by its name, of one address (which hundreds
 * of websites may share, and many names of a stranger may lead to), and by everybody together. Each asks a website three
 * times, so no website gets more visits from us than a few visitors would pay it.
 */
export const WIND_LIMITS = {
  client: {times: 30, hours: DAY},
  site: {times: 10, hours: 1},
  network: {times: 120, hours: 1},
  all: {times: 3000, hours: DAY},
} as const

type Scope = keyof typeof WIND_LIMITS
type Counting = {database: Database; now: Date}

/** Counts a measurement, and says whether it is within the limit. */
export async function withinWindLimit(scope: Scope, value: string, {database, now}: Counting): Promise<boolean> {
  const {times, hours} = WIND_LIMITS[scope]
  const window = Math.floor(now.getTime() / (hours * HOUR_MS))
  const ends = new Date((window + 1) * hours * HOUR_MS).toISOString()
  // The window is part of the key: what is known of one says nothing of the next.
  const key = createHmac('sha256', linkSecrets()[0]).update(`wind ${scope} ${window} ${value}`).digest('base64url')
  const [row] = await database.query(
    `INSERT INTO wind_counts (key, ends, times) VALUES ($1, $2, 1)
     ON CONFLICT (key) DO UPDATE SET times = wind_counts.times + 1 RETURNING times`,
    [key, ends],
  )
  return Number(row?.times) <= times
}

/** Whether somebody may measure once more. A host that does not say who asks, as on one machine, counts nobody. */
export async function mayMeasure(request: Request, counting: Counting): Promise<boolean> {
  const address = request.headers.get(CLIENT_HEADER)
  if (address && !(await withinWindLimit('client', networkOf(address), counting))) return false
  return withinWindLimit('all', '', counting)
}

/** Forgets the counts of windows that are over. */
export const deleteWindCounts = ({query}: Database, now: Date) =>
  query('DELETE FROM wind_counts WHERE ends <= $1', [now.toISOString()])
