import {deliveriesBetween, oweBetween} from '../../billing/deliveries/store.ts'
import {boundsOf, isMonth, isQuarter} from '../../billing/ledger/month.ts'
import {bookAtMoneybird} from '../../billing/moneybird/moneybird.ts'
import {redirectTo} from '../../http/response.ts'
import {noteChange} from '../../jobs/idle/idle.ts'
import {ConfigError, moneybirdConfig} from '../../runtime/config.ts'
import {atMost} from '../../runtime/deadline.ts'
import type {Services} from '../../runtime/services.ts'
import {ADMIN_EXPORT} from '../addresses.ts'
import type {AtMoneybird} from './moneybirdCard.ts'

/** Small periods are booked at once; jobs go on with long ones. */
const AT_ONCE_MS = 5000
/** For the call that is underway then. */
const LAST_CALL_MS = 3000

/** The documents of a period at Moneybird, for the page. */
export async function atMoneybird(
  {database, mode}: Pick<Services, 'database' | 'mode'>,
  period: string,
): Promise<AtMoneybird> {
  const read = () => deliveriesBetween(database, 'moneybird', {...boundsOf(period), mode})
  try {
    return moneybirdConfig() && {deliveries: await read()}
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return {deliveries: await read(), problem: error.message}
  }
}

/** Owes the documents of a period to Moneybird, and books as many as a visitor waits for. Pressing again books nothing twice. */
export async function bookDocuments(
  {period = ''}: Readonly<Record<string, string>>,
  services: Services & {now: Date},
): Promise<Response> {
  const {database, mode, now} = services
  if (!isMonth(period) && !isQuarter(period)) return redirectTo(ADMIN_EXPORT)
  const address = `${ADMIN_EXPORT}?${new URLSearchParams({period})}`
  if (!moneybirdConfig()) return redirectTo(address)
  await oweBetween(database, 'moneybird', {...boundsOf(period), mode}, now.toISOString())
  await noteChange(now)
  const until = performance.now() + AT_ONCE_MS
  const isOver = () => performance.now() > until
  await atMost(AT_ONCE_MS + LAST_CALL_MS, bookAtMoneybird({...services, now: () => now}, isOver))
  return redirectTo(`${address}&done=bookDocuments`)
}
