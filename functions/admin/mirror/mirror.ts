import {formatAmount} from '../../../domain/money/money.ts'
import {isMonth, monthOf} from '../../billing/ledger/month.ts'
import {isPaymentId} from '../../billing/payments/mollie.ts'
import {leftOf} from '../../billing/payments/refunds/refundRefused.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {fetchPayment, orderIdOf} from '../../billing/payments/snapshot.ts'
import {isPayoutId, payoutParts} from '../../billing/payouts/mollieBalance.ts'
import {noteDifference, readMirror} from '../../billing/payouts/readMirror.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import type {Database} from '../../database/database.ts'
import {redirectTo, replyPage} from '../../http/response.ts'
import {type BalanceConfig, balanceConfig} from '../../runtime/config.ts'
import {withDeadline} from '../../runtime/deadline.ts'
import {caught, log} from '../../runtime/log.ts'
import type {Services} from '../../runtime/services.ts'
import type {MIRROR_ACTS} from '../access.ts'
import {mirrorAddress} from '../addresses.ts'
import type {SignedInView} from '../adminPage.ts'
import {ADMIN_WORDS, type AdminWords} from '../words/words.ts'
import {mirrorPage, type OpenedPayout} from './mirrorPage.ts'

type MirrorServices = Services & {now: Date}
type Done = keyof AdminWords['mirror']['done']

/** The page of a month at Mollie. Without a token it says what is missing, and with Mollie away that it is. */
export async function showMirror(
  view: SignedInView,
  months: readonly string[],
  {database, mode, now}: MirrorServices,
): Promise<Response> {
  const {searchParams} = view.url
  const asked = searchParams.get('mirror')
  const month = isMonth(asked) ? asked : monthOf(now)
  const config = balanceConfig()
  const named = searchParams.get('done') ?? ''
  const done = Object.hasOwn(ADMIN_WORDS[view.language].mirror.done, named) ? (named as Done) : undefined
  const id = searchParams.get('payout')
  const [mirror, payout] = await Promise.all([
    config && readMirror(database, config, {month, mode}).catch(reasonOf),
    config && isPayoutId(id) ? openPayout(config, id, database).catch(() => undefined) : undefined,
  ])
  return replyPage(200, mirrorPage({month, months, mirror, payout, done}, view))
}

function reasonOf(error: unknown): string {
  caught('balance.read_failed', {}, error)
  return error instanceof Error ? error.message : String(error)
}

async function openPayout(config: BalanceConfig, id: string, {query, inList}: Database): Promise<OpenedPayout> {
  const payout = await payoutParts(config, id)
  const rows = await query(`SELECT id, order_id FROM payments WHERE ${inList('id', '$1')}`, [
    JSON.stringify(payout.parts.map(({paymentId}) => paymentId)),
  ])
  return {...payout, orderOf: new Map(rows.map((row) => [String(row.id), String(row.order_id)]))}
}

/** Counts, refunds or notes a payment about which Mollie and the books differ. */
export async function actOnMirror(
  act: (typeof MIRROR_ACTS)[number],
  {payment = '', month = '', cents = '', note = ''}: Readonly<Record<string, string>>,
  view: SignedInView,
  services: MirrorServices,
): Promise<Response> {
  const at = services.now.toISOString()
  const words = note.trim().slice(0, 500)
  const acts: Record<typeof act, () => Promise<boolean>> = {
    fetchPayment: async () =>
      (await settlePayment(payment, {...services, rebuildsOrders: true, now: () => services.now})) === 'done',
    refundStray: () => refundStray(payment, services),
    noteDifference: async () => {
      if (!words || !/^-?\d{1,9}$/.test(cents)) return false
      await noteDifference(services.database, {
        paymentId: payment,
        cents: Number(cents),
        note: words,
        by: view.session.email,
        at,
      })
      return true
    },
  }
  const isDone = isPaymentId(payment) && (await acts[act]())
  return redirectTo(mirrorAddress(isMonth(month) ? month : monthOf(services.now), {done: isDone ? act : 'notDone'}))
}

/** Refunds all that is left of a payment that no order counts or refused. Repeating refunds once. */
async function refundStray(paymentId: string, {database, orders, mollie, deadlines}: MirrorServices): Promise<boolean> {
  const [known] = await database.query(
    `SELECT 1 AS known FROM payments WHERE id = $1 UNION ALL SELECT 1 FROM attention WHERE kind = 'refused' AND about = $1`,
    [paymentId],
  )
  if (known) return false
  const refund = async () => {
    const payment = await fetchPayment(mollie, paymentId)
    const left = leftOf(payment)
    const orderId = await orderIdOf(payment, mollie)
    if (orderId && (await orders.get(orderId))) return false
    if (payment.status !== 'paid' || left <= 0) return false
    const made = await mollie.paymentRefunds.create({
      paymentId,
      amount: {currency: payment.amount.currency, value: formatAmount(left)},
      description: payment.description,
      idempotencyKey: idempotencyKeyOf({id: paymentId}, `refund stray, ${left} left`),
    })
    log('refund.created', {payment: paymentId, refund: made.id})
    return true
  }
  return withDeadline(deadlines.cancellation, refund()).catch((error: unknown) => {
    caught('balance.refund_failed', {payment: paymentId}, error)
    return false
  })
}
