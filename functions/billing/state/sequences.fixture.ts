import fc from 'fast-check'
import {
  CANCEL,
  END_PAUSE,
  METHOD,
  PAUSE,
  PAUSE_MONTHS,
  PAY,
  UNDO,
  WITHDRAW_CHANGE,
} from '../../../domain/customers/portalActs.ts'
import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {formatAmount} from '../../../domain/money/money.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {readOnSale} from '../changes/onSale.ts'
import {isOpenAgain} from '../ledger/chargeback.ts'
import {refundable} from '../payments/refunds/refund.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {abroad, correct, reinvoiced} from '../vat/settledVat.fixture.ts'
import {remaining, type Trial} from './trial.fixture.ts'

const which = fc.nat({max: 20})
const OUTCOMES = [
  {nextOutcome: 'paid'},
  {nextOutcome: 'failed'},
  {nextOutcome: 'paid', days: 5},
  {nextOutcome: 'failed', days: 5},
  {nextOutcome: 'paid', days: 20},
  {nextOutcome: 'chargedBack', days: 3},
] as const
/** Faults of any call, of answers that are lost, and of one kind of call; none at which Mollie's client waits to try again. */
const FAULTS = [
  [{kind: 'reset', rate: 0.3}],
  [{kind: 'html', rate: 0.3}],
  [{kind: 'reset', rate: 0.3, after: true}],
  [{kind: '429', call: 'POST .*/subscriptions'}],
  [{kind: 'html', call: 'GET .*/payments', rate: 0.5}],
  [],
] as const
const ENDS = ['paid', 'failed', 'canceled', 'expired', 'open'] as const

export type Act = {act: keyof typeof ACTS; which: number}

/** The acts; `which` chooses among the payments, outcomes or days that there are. */
export const ACTS = {
  daysPass: (trial: Trial, which: number) => trial.shop.control('clock', {days: 1 + (which % 16)}),
  live: (trial: Trial, which: number) => trial.live([1, 3, 8, 15, 32][which % 5] ?? 1),
  nextRenewal: async (trial: Trial, which: number) => {
    const id = (await trial.order()).subscription?.id
    await trial.shop.control('subscription', {id, ...OUTCOMES[which % OUTCOMES.length]})
  },
  bankAnswers: async (trial: Trial, which: number) => {
    const payment = trial.pick(which >> 1, isPending)
    if (payment) await trial.shop.control('payment', {id: payment.id, status: which % 2 ? 'paid' : 'failed'})
  },
  webhook: async (trial: Trial, which: number) => {
    const payment = trial.pick(which, () => true)
    if (payment) await trial.settle(payment.id)
  },
  webhookTwice: async (trial: Trial, which: number) => {
    const payment = trial.pick(which, () => true)
    if (payment) await Promise.all([trial.settle(payment.id), trial.settle(payment.id)])
  },
  takeBack: async (trial: Trial, which: number) => {
    const payment = trial.pick(which, (each) => remaining(each) > 0)
    if (payment) await trial.shop.control('chargeback', {id: payment.id, amount: formatAmount(remaining(payment))})
  },
  giveBack: (trial: Trial, which: number) => {
    const {store} = trial.shop.sandbox
    const payment = trial.pick(which, ({amountChargedBack}) => amountChargedBack !== undefined)
    if (!payment) return
    store.put('payment', {...payment, amountChargedBack: undefined})
    for (const {id, paymentId} of store.list('chargeback')) if (paymentId === payment.id) store.delete('chargeback', id)
  },
  refund: async (trial: Trial, which: number) => {
    const order = await trial.order()
    const paid = order.payments.filter((payment) => refundable(amountsOf(order, payment).total, payment) > 0)
    const payment = paid[(which >> 1) % paid.length]
    if (!payment) return
    const rest = refundable(amountsOf(order, payment).total, payment)
    const cents = which % 2 ? rest : Math.ceil(rest / 3)
    const alsoCancel: Record<string, string> = which % 5 === 0 ? {cancel: '1'} : {}
    const asked = {payment: payment.id, cents: String(cents), seen: String(payment.refunded), ...alsoCancel}
    await trial.operate('refund', asked)
  },
  /** In Mollie's own dashboard. */
  refundAtMollie: async (trial: Trial, which: number) => {
    const payment = trial.pick(which >> 1, (each) => remaining(each) > 0)
    if (!payment) return
    const amount = formatAmount(which % 2 ? remaining(payment) : Math.ceil(remaining(payment) / 2))
    await trial.shop.control('refund', {id: payment.id, amount})
  },
  cancel: (trial: Trial, which: number) => trial.press(CANCEL, REASONS[which % REASONS.length]),
  operatorCancels: (trial: Trial) => trial.operate('cancel', {note: 'Belde'}),
  resume: (trial: Trial) => trial.press(UNDO),
  pause: (trial: Trial, which: number) => trial.press(PAUSE, {months: String(PAUSE_MONTHS[which % 3])}),
  endPause: (trial: Trial) => trial.press(END_PAUSE),
  pay: async (trial: Trial, which: number) => {
    const id = paymentOf(trial, await trial.press(PAY))
    if (id) await trial.shop.control('payment', {id, status: ENDS[which % ENDS.length]})
  },
  chooseAccount: async (trial: Trial, which: number) => {
    const id = paymentOf(trial, await trial.press(METHOD))
    if (!id) return
    await trial.shop.control('payment', {id, status: 'paid'})
    if (which % 2) await trial.settle(id)
  },
  /** Revoked at the bank or at Mollie, which ends the subscription with it. */
  loseMandate: async (trial: Trial) => {
    const mandates = trial.shop.sandbox.store.list('mandate', 'customerId', trial.customerId)
    for (const {id, status} of mandates) if (status === 'valid') await trial.shop.control('mandate', {id})
  },
  askToPay: (trial: Trial) => onOpen(trial, 'askToPay'),
  writeOff: (trial: Trial) => onOpen(trial, 'writeOff'),
  changePlan: async (trial: Trial, which: number) => {
    const wish = await soldAs(trial, which)
    const agreed = wish && (await trial.change(wish, which % 3 === 2 ? 'mandate' : 'page').catch(() => null))
    const id = agreed && paymentOf(trial, agreed)
    if (id) await trial.shop.control('payment', {id, status: ENDS[which % ENDS.length]})
  },
  withdrawChange: (trial: Trial, which: number) => trial.press(WITHDRAW_CHANGE, {number: String(1 + (which % 3))}),
  operatorChangesPlan: async (trial: Trial, which: number) => {
    const wish = await soldAs(trial, which)
    if (wish) await trial.operate('changePlan', {wish: `${wish.plan}.${wish.period}`})
  },
  discount: (trial: Trial, which: number) =>
    trial.operate('discount', {
      ...{percent: String(5 + which), periods: which % 4 ? String(which % 4) : 'always'},
      ...{label: 'Dank voor je geduld', note: 'Storing'},
    }),
  /** An operator corrects country and VAT number, there and back, which changes the VAT scheme. */
  correctDetails: (trial: Trial, which: number) => correct(trial, (which % 2 ? abroad.BE : abroad.NL) ?? {}),
  reinvoice: reinvoiced,
  announcePrice: (trial: Trial, which: number) => announce(trial, which),
  withdrawPrice: ({shop}: Trial) => {
    shop.documents = shop.documents.filter(({_id}) => _id !== ANNOUNCED)
  },
  announceRate: ({shop}: Trial, which: number) => {
    const vatChange = {rate: 20 + (which % 4), validFrom: daysLater(amsterdamDay(shop.sandbox.clock.now()), 10 + which)}
    shop.documents = shop.documents.map((each) => (each._type === 'siteSettings' ? {...each, vatChange} : each))
  },
  /** The functions end at a statement to come, in the middle of whatever they do then. */
  kill: ({shop}: Trial, which: number) => shop.process.killAfter(1 + 3 * which),
  schedule: (trial: Trial) => reconcile(trial.services),
  faults: (trial: Trial, which: number) =>
    trial.shop.control('faults', {seed: which, faults: FAULTS[which % FAULTS.length]}),
} satisfies Record<string, (trial: Trial, which: number) => unknown>

const isPending = ({status}: {status: string}) => status === 'pending'
const REASONS: Record<string, string>[] = [{}, {reason: 'Te duur'}, {reason: 'Anders', more: 'We stoppen ermee'}]
const ANNOUNCED = 'price-announced'

/** The payment at whose page a button leads; null when it leads to none. */
const paymentOf = (trial: Trial, outcome: object): string | null =>
  'location' in outcome ? trial.shop.paymentIdOf(String(outcome.location)) : null

async function soldAs({services, shop}: Trial, which: number) {
  const {sold} = await readOnSale(services.content, 'nl', shop.now)
  return sold[which % sold.length]
}

/** Another price for the plan and period that the customer has, which holds for running customers too. */
async function announce(trial: Trial, which: number) {
  const {plan, period} = await trial.order()
  const {shop} = trial
  const others = shop.documents.filter(({_id}) => _id !== ANNOUNCED)
  const regular = others.find(({_id}) => _id === `price-${plan}-${period}`)
  if (!regular) return
  const exclVat = Number(regular.exclVat) + 5 * (which - 8)
  const validFrom = daysLater(amsterdamDay(shop.sandbox.clock.now()), 5 * which)
  const price = {...regular, _id: ANNOUNCED, _rev: `r${exclVat}`, exclVat, validFrom, holdsForRunning: true}
  shop.documents = [...others, price]
}

/** An operator acts on the first payment that the bank took back, where the page offers it. */
async function onOpen(trial: Trial, act: 'askToPay' | 'writeOff') {
  const order = await trial.order()
  const payment = order.payments.find((each) => isOpenAgain(order, each))
  if (payment) await trial.operate(act, {payment: payment.id})
}

/** Codes of discounts, and the purchases that sequences begin with. */
const OFFERS = [
  {code: 'WELKOM10', percent: 10, lasts: 'some', count: 2},
  {code: 'GRATIS', percent: 100, lasts: 'first'},
  {code: 'DRIE-GRATIS', percent: 100, lasts: 'some', count: 3},
].map((offer) => ({
  ...{_id: `offer-${offer.code}`, _type: 'offer', ...offer},
  ...{label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome'}, firstDay: '2025-01-01'},
}))
export const bought = fc.constantFrom(
  {},
  {},
  {plan: 'pro' as const},
  {period: 'quarterly' as const},
  {code: 'WELKOM10'},
  {code: 'GRATIS'},
  {code: 'DRIE-GRATIS'},
)
export const withOffers = (shop: Trial['shop']) => {
  shop.documents = [...shop.documents, ...OFFERS]
}

export const acts: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[]), 'live', 'live', 'nextRenewal', 'nextRenewal'),
  which,
})
