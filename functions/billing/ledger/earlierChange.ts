import {DETAILS} from '../../../domain/customers/customerDetails.ts'
import {type AlertKind, isAlertKind} from '../orders/alerts.ts'
import {isMailKind} from '../orders/mails.ts'
import {
  type Change,
  type ChangeOf,
  type ChangeState,
  ONBOARDING_FIELDS,
  ORDER_FIELDS,
  PAYMENT_FIELDS,
  SUBSCRIPTION_FIELDS,
  VAT_CHECK_FIELDS,
} from './changes.ts'

/** A change as entries had it before it was typed: its name joined from parts, and two texts, empty for nothing. */
export type EarlierChange = [name: string, from: string, to: string]

/** The change that an earlier entry means: `status`, `payment tr_1 refunded`, `mail renewal-tr_2`, `attention chargedBack tr_1 500`. */
export function changeFrom([name, from, to]: EarlierChange): Change {
  const [of = '', ...rest] = name.split(' ')
  const values = {...(from !== '' && {from}), ...(to !== '' && {to})}
  const read = READERS[of]?.(rest, values) ?? null
  if (read) return read
  return isIn(ORDER_FIELDS, name) ? {of: 'order', field: name, ...values} : {of: 'earlier', name, ...values}
}

type Texts = {from?: string; to?: string}
type Reader = (rest: readonly string[], values: Texts) => Change | null

const READERS: Readonly<Record<string, Reader>> = {
  detail: ([name], values) => {
    const row = DETAILS.find((each) => each.name === name)
    return row ? {of: 'detail', field: row.name, ...values} : null
  },
  vatCheck: ([field = ''], values) => (isIn(VAT_CHECK_FIELDS, field) ? {of: 'vatCheck', field, ...values} : null),
  payment: ([id = '', field = ''], values) =>
    isIn(PAYMENT_FIELDS, field) ? {of: 'payment', id, field, ...values} : null,
  subscription: ([field = ''], values) =>
    isIn(SUBSCRIPTION_FIELDS, field) ? {of: 'subscription', field, ...values} : null,
  onboarding: ([field = ''], values) => (isIn(ONBOARDING_FIELDS, field) ? {of: 'onboarding', field, ...values} : null),
  price: ([id = ''], {from, to}) => ({
    of: 'price',
    plannedFor: id.slice(0, 10),
    total: Number(id.slice(11)),
    ...(isChangeState(from) && {from}),
    ...(isChangeState(to) && {to}),
  }),
  mail: ([key = ''], values) => mailFrom(key, values),
  attention: ([kind, about = '', ...detail], {to}) =>
    isAlertKind(kind)
      ? {
          of: 'alert',
          alert: {kind, ...(isOfMail(kind) ? ofMail(about) : {about, detail: detail.join(' ')})},
          isOpen: to !== undefined,
        }
      : null,
  refund: ([refund = ''], {to}) => ({of: 'refundAsked', refund, amount: Number(to)}),
  fetched: () => ({of: 'fetched'}),
}

/** A mail by its key: its kind, then the payment or the day that it was about, and numbers that nothing asks for. */
function mailFrom(key: string, {from, to}: Texts): ChangeOf<'mail'> | null {
  const [kind, payment, day] = [/^[a-zA-Z]+/, /\btr_\w+/, /\b20\d\d-\d\d-\d\d/].map((part) => part.exec(key)?.[0])
  if (!isMailKind(kind)) return null
  return {
    of: 'mail',
    mail: {kind, ...(payment !== undefined && {payment}), ...(day !== undefined && {day})},
    ...(isMailState(from) && {from}),
    ...(isMailState(to) && {to}),
  }
}

/** Alerts whose text ended in the key of a mail, which begins with its kind. */
const isOfMail = (kind: AlertKind) => kind === 'mailRefused' || kind === 'mailUnconfirmed'
const ofMail = (key: string) => ({about: /^[a-zA-Z]*/.exec(key)?.[0] ?? '', detail: key})

const isIn = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names => Object.hasOwn(names, name)

const PRICE_STATES: readonly ChangeState[] = ['planned', 'told', 'changing', 'changed', 'withdrawn']
const isChangeState = (text: string | undefined): text is ChangeState => PRICE_STATES.some((state) => state === text)

const MAIL_STATES: readonly NonNullable<ChangeOf<'mail'>['to']>[] = ['pending', 'unconfirmed', 'sent', 'given up']
const isMailState = (text: string | undefined): text is NonNullable<ChangeOf<'mail'>['to']> =>
  MAIL_STATES.some((state) => state === text)
