import {othersOf} from '../billing/orders/lists/sameCustomer.ts'
import type {Order, OrderMail} from '../billing/orders/order.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import {mollieClient} from '../billing/payments/mollie.ts'
import {openDatabase} from '../database/index.ts'
import {mailMessage} from '../forms/messageMail.ts'
import {wakingJobs} from '../jobs/idle/idle.ts'
import {attachedTo} from '../notifications/attached.ts'
import {messageFor} from '../notifications/message.ts'
import {type OperatorMail, sendToOperators} from '../notifications/operatorMail.ts'
import {type OutboxOptions, outboxOf, withheldOutbox} from '../notifications/outbox.ts'
import {type DeliveryTimeouts, send} from '../notifications/send.ts'
import {isStaffNotification, staffNotificationFor} from '../notifications/staffNotification.ts'
import {
  databaseUrl,
  deadlines,
  linkSecrets,
  mailConfig,
  mollieConfig,
  operators,
  siteUrl,
  staff,
  viesUrl,
} from './config.ts'
import {contentClient} from './content.ts'
import {spanOf} from './tracing.ts'

/**
 * Services of endpoints, from the environment. All settings are read at once: a shop that can take money but cannot send
 * a mail or sign a link must not open. Throws a ConfigError that names what is missing.
 */
export function openServices() {
  const mollie = mollieConfig()
  const database = openDatabase(databaseUrl())
  const orders = wakingJobs(databaseOrders(database))
  const content = contentClient()
  const site = siteUrl()
  const secrets = linkSecrets()
  const mail = mailConfig()
  const people = operators()
  const limits = deadlines()
  const vies = viesUrl()
  const sendMail = (order: Order, owed: OrderMail, timeouts: DeliveryTimeouts) =>
    spanOf(`mail ${owed.kind}`, order.id, () => handOver(order, owed, timeouts))
  const handOver = async (order: Order, owed: OrderMail, timeouts: DeliveryTimeouts) =>
    send(
      isStaffNotification(owed)
        ? staffNotificationFor(order, owed, {
            siteUrl: site,
            operators: people,
            others: owed.kind === 'orderPaid' ? await othersOf(order, orders) : [],
          })
        : await messageFor(order, owed, {
            content,
            siteUrl: site,
            linkSecrets: secrets,
            attachedTo: (...about) => attachedTo(...about, database),
          }),
      mail,
      timeouts,
    )
  return {
    content,
    database,
    orders,
    operators: people,
    staff: staff(),
    mail,
    siteUrl: site,
    mollie: mollieClient(mollie),
    viesUrl: vies,
    mode: mollie.apiKey.startsWith('live_') ? ('live' as const) : ('test' as const),
    outbox: ({id}: Pick<Order, 'id'>, options?: OutboxOptions) =>
      mail.smtpUrl === null ? withheldOutbox(id, orders) : outboxOf(id, {orders, sendMail, deadlines: limits}, options),
    tellOperators: (message: OperatorMail) => sendToOperators(message, {operators: people, mail, siteUrl: site}),
    mailMessage: (id: string, timeouts?: DeliveryTimeouts) =>
      mailMessage(id, {database, content, operators: people, mail, siteUrl: site}, timeouts),
    deadlines: limits,
  }
}

export type Services = ReturnType<typeof openServices>
