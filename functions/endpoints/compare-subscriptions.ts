import type {Config} from '@netlify/functions'
import {settlePayment} from '../billing/payments/settle.ts'
import {inBackground} from '../http/background.ts'
import {compareSubscriptions} from '../jobs/subscriptions.ts'
import {claimTurn, giveUpTurn} from '../jobs/turns.ts'
import {openServices} from '../runtime/services.ts'

const TURN_MS = 15 * 60_000
const JOB = 'compared subscriptions'

/** Compares all subscriptions with Mollie when the schedule's 30 seconds did not suffice: docs/decisions/0117. */
export default (request: Request) =>
  inBackground('compare-subscriptions', request, async () => {
    const services = {...openServices(), now: () => new Date()}
    // As long as one may run, no second one begins.
    const turn = new Date(Math.floor(Date.now() / TURN_MS) * TURN_MS)
    if (!(await claimTurn(services.database, JOB, turn))) return {compared: false}
    const stopAt = performance.now() + services.deadlines.background
    try {
      await compareSubscriptions({
        ...services,
        isLate: () => performance.now() > stopAt,
        settle: (id) => settlePayment(id, {...services, rebuildsOrders: true}),
      })
    } catch (error) {
      await giveUpTurn(services.database, JOB, turn) // Netlify repeats it a minute later
      throw error
    }
    return {compared: true}
  })

export const config: Config = {path: ['/api/compare-subscriptions'], background: true}
