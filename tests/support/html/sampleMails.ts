import {sampleAttached} from '../../../functions/billing/invoices/invoice.fixture.ts'
import {eventfulOrder, mailOf} from '../../../functions/billing/orders/order.fixture.ts'
import {MAIL_KINDS, type Order, STAFF_NOTIFICATION_KINDS} from '../../../functions/billing/orders/order.ts'
import {type Message, messageFor} from '../../../functions/notifications/message.ts'
import {staffNotificationFor} from '../../../functions/notifications/staffNotification.ts'
import {withMarkInside} from '../../../functions/ui/mailMark.ts'
import {seedClient} from '../services/seed.ts'

const SITE = 'https://www.example.nl'
/** As it is bought in each language. */
const ORDERS = {nl: eventfulOrder, en: {...eventfulOrder, language: 'en', periodLabel: 'Per 3 months'}} as const

type SampleMail = {name: string; language: 'nl' | 'en'; message: Message; page: string}

/** Every mail that there is, in each of its languages, by the content that ships; `page` is its HTML as a page of its own. */
export async function sampleMails(): Promise<SampleMail[]> {
  const services = {
    content: seedClient(),
    siteUrl: SITE,
    linkSecrets: ['a-secret-of-thirty-two-characters'] as const,
    attachedTo: (order: Order) => sampleAttached(order),
  }
  const customers = MAIL_KINDS.flatMap((kind) =>
    (['nl', 'en'] as const).map(async (language) => {
      const mail = {...mailOf(kind), amount: 48678}
      return {name: kind, language, message: await messageFor(ORDERS[language], mail, services)}
    }),
  )
  const notices = STAFF_NOTIFICATION_KINDS.map((kind) => {
    const notice = {kind, to: '', state: 'pending'} as const
    const message = staffNotificationFor({...eventfulOrder, onboarding: {toldAt: '2025-09-24T08:15:00Z'}}, notice, {
      siteUrl: SITE,
      operators: ['beheer@example.nl'],
    })
    return {name: `notice-${kind}`, language: 'nl' as const, message}
  })
  const mails = await Promise.all([...customers, ...notices])
  return mails.map((mail) => ({...mail, page: withMarkInside(mail.message.html)}))
}
