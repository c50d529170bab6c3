import {alertId} from '../orders/alerts.ts'
import {mailId} from '../orders/mails.ts'
import type {Change, Onboarding, Order, OrderMail, OrderPayment, PriceChange, VatCheck} from '../orders/order.ts'
import type {OrderSubscription} from '../state/subscription.ts'

/** Whether audit entries omit a field's value, which would otherwise have to be forgotten in two places. */
const isPersonal = (name: string) => /^(customerName|customerEmail|detail .*|vatCheck number)$/.test(name)
/** Fields of work in progress, which no audit entry needs. */
type Passing =
  | keyof OrderMail
  | keyof OrderPayment
  | keyof Onboarding
  | keyof VatCheck
  | (OrderSubscription extends infer Each ? (Each extends unknown ? keyof Each : never) : never)
const PASSING: readonly Passing[] = [
  'takenAt',
  'nextAt',
  'tries',
  'overdueNextAt',
  'refundTries',
  'refundNextAt',
  'mandateAt',
  'undoAt',
  'collectedOn',
  'nextOn',
  'reminders',
  'remindAt',
]

type Fields = Record<string, string>

/** Differences between two states of an order; empty when none matters. */
export function changesBetween(before: Order | null, after: Order): Change[] {
  const [old, now] = [before ? fieldsOf(before) : {}, fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): Change[] => {
    const [from = '', to = ''] = [old[name], now[name]]
    return from === to ? [] : [isPersonal(name) ? [name, from && '…', to && '…'] : [name, from, to]]
  })
}

/** Everything of an order by name: `status`, `payment tr_1 refunded`, `mail confirmation`, `attention …`. */
function fieldsOf({
  payments,
  subscription,
  priceChanges = [],
  planChanges = [],
  onboarding = {},
  mails,
  staffNotifications,
  alerts,
  details = {},
  vatCheck,
  ...scalars
}: Order): Fields {
  return {
    ...named('', scalars),
    ...named('detail ', details),
    ...named('vatCheck ', vatCheck ?? {}),
    ...Object.assign({}, ...payments.map(({id, ...payment}) => named(`payment ${id} `, payment))),
    ...(subscription && named('subscription ', {...subscription, state: undefined})),
    ...named('onboarding ', onboarding),
    ...Object.fromEntries(
      priceChanges.map((change) => [`price ${change.plannedFor}-${change.total}`, stateOf(change)]),
    ),
    ...Object.fromEntries(planChanges.map((change) => [`plan change ${change.number}`, stateOf(change)])),
    ...Object.fromEntries([...mails, ...staffNotifications].map((mail) => [`mail ${mailId(mail)}`, mail.state])),
    ...Object.fromEntries(alerts.map((each) => [`attention ${alertId(each)}`, 'open'])),
  }
}

type Moments = Pick<PriceChange, 'toldAt' | 'changingAt' | 'changedAt' | 'withdrawnAt'>
const stateOf = ({toldAt, changingAt, changedAt, withdrawnAt}: Moments) =>
  withdrawnAt ? 'withdrawn' : changedAt ? 'changed' : changingAt ? 'changing' : toldAt ? 'told' : 'planned'

/** Fields with a prefix; an amount of nought (not refunded yet) is left out. */
const named = (prefix: string, fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === 0 || PASSING.some((each) => each === name)
        ? []
        : [[`${prefix}${name}`, String(value)]],
    ),
  )
