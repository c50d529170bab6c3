import {MAIL_KINDS, type Order, type OrderMail, STAFF_NOTIFICATION_KINDS} from './order.ts'

/** Fields that tell the mails of an order apart. */
export type MailIdentity = Pick<OrderMail, 'kind' | 'payment' | 'day' | 'number' | 'document' | 'again'>

/** Name of a mail within its order, for its Message-ID, forms and the log. It is compared, and never read. */
export const mailId = ({kind, payment, day, number, document, again}: MailIdentity): string =>
  [kind, payment, day, number, document, again && `again-${again}`].filter((part) => part !== undefined).join('-')

const KINDS: readonly OrderMail['kind'][] = [...MAIL_KINDS, ...STAFF_NOTIFICATION_KINDS]
export const isMailKind = (kind: unknown): kind is OrderMail['kind'] => KINDS.some((each) => each === kind)

export const isSameMail = (one: MailIdentity, other: MailIdentity): boolean => mailId(one) === mailId(other)

/** Whether a mail goes to another address than the customer’s. */
export const goesElsewhere = ({kind}: MailIdentity): boolean =>
  kind === 'addressReplaced' || kind === 'addressAsked' || kind === 'invoiceCopy'

/** The same mail once more: mail programs hide a second one with the same Message-ID. */
export const onceMore = <T extends MailIdentity>(mail: T, mails: readonly MailIdentity[]): T => ({
  ...mail,
  again: 1 + Math.max(0, ...mails.filter((each) => isRepeat(each, mail)).map(({again = 0}) => again)),
})

/** Whether two mails are the same but for how often they were sent. */
export const isRepeat = (one: MailIdentity, other: MailIdentity): boolean =>
  isSameMail({...one, again: undefined}, {...other, again: undefined})

/** A mail that was sent is sent once more: mail programs hide a second one with the same Message-ID. Others are retried. */
export function sentAgain(order: Order, asked: OrderMail, to: string): Order {
  const mail = order.mails.find((each) => isSameMail(each, asked))
  if (!mail) return order
  const fresh: OrderMail = {...mail, to, state: 'pending', takenAt: undefined, tries: undefined, nextAt: undefined}
  if (mail.state === 'pending' || mail.state === 'given up')
    return {...order, mails: order.mails.map((each) => (each === mail ? fresh : each))}
  const mails = order.mails.map((each) => (each === mail ? {...each, state: 'sent' as const, nextAt: undefined} : each))
  return {...order, mails: [...mails, onceMore(fresh, order.mails)]}
}
