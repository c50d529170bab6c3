import {whyClosed} from '../../checkout/checkoutHealth.ts'
import {replyPage} from '../../http/response.ts'
import {check} from '../../monitoring/checks.ts'
import {findRequest, listFailures, requestIdIn} from '../../monitoring/failures.ts'
import {standing} from '../../monitoring/measures.ts'
import type {Services} from '../../runtime/services.ts'
import type {SignedInView} from '../adminPage.ts'
import {healthPage, requestPage} from './healthPage.ts'

type HealthServices = Pick<Services, 'database' | 'content' | 'mollie' | 'mode'> & {now: Date}

/** The checks with their numbers, and requests that failed; with the id of one in the address, what is kept of it. */
export async function showHealth(view: SignedInView, services: HealthServices): Promise<Response> {
  const {database, now} = services
  const id = requestIdIn(view.url.searchParams.get('health') ?? '')
  if (id) {
    const found = await findRequest(database, id)
    return replyPage(found.failed || found.orders.length > 0 ? 200 : 404, requestPage({id, ...found}, view))
  }
  const [found, closed, failed] = await Promise.all([
    standing(database, now),
    whyClosed(services, now),
    listFailures(database),
  ])
  return replyPage(200, healthPage({checks: check({...found, closed}), closed, failed}, view))
}
