import {withVatCheckDue} from '../billing/orders/lists/due.ts'
import type {Audit, Orders} from '../billing/orders/orders.ts'
import {withVatAnswer} from '../billing/orders/vatCheck.ts'
import {askVies} from '../customers/vies.ts'
import type {Database} from '../database/database.ts'
import type {ContentClient} from '../runtime/content.ts'
import {log} from '../runtime/log.ts'
import {requesterQuery} from './vatNumbers.query.ts'

const AUDIT: Audit = {actor: 'shop', reason: 'viesAsked'}
/** In one run: the register is slow, and asks not to be hurried. */
const BATCH_SIZE = 20

type Services = {database: Database; orders: Orders; content: ContentClient; viesUrl: string; now: () => Date}

/** Asks the register about the VAT numbers of paid orders without VAT. The checkout waits for none of it. */
export async function checkVatNumbers(services: Services, isOver: () => boolean): Promise<void> {
  const {database, orders, content, viesUrl, now} = services
  const due = await withVatCheckDue(database, now().toISOString(), BATCH_SIZE)
  if (due.length === 0) return
  const requester = (await content.fetch(requesterQuery)) ?? ''
  for (const id of due) {
    if (isOver()) return
    const number = (await orders.get(id))?.details?.vatNumber
    if (!number) continue
    const answer = await askVies(viesUrl, number, requester)
    await orders.update(id, (order) => withVatAnswer(order, number, answer, now()), AUDIT)
    log('vat_number.checked', {order: id, answer: answer.state === 'unanswered' ? answer.reason : answer.state})
  }
}
