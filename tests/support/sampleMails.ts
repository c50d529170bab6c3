import {type Message, messageFor} from '../../functions/mail/message.ts'
import {noticeFor} from '../../functions/mail/notice.ts'
import {withMarkInside} from '../../functions/model.ts'
import {openOrder} from '../../functions/orders/order.fixture.ts'
import {MAIL_KINDS, NOTICE_KINDS, type Order} from '../../functions/orders/order.ts'
import {seedClient} from './seed.ts'

const SITE = 'https://www.example.nl'

/** An order to which everything has happened that mails tell of. */
const toldOrder: Order = {
  ...openOrder,
  status: 'paid',
  paidAt: '2025-09-24T05:31:00Z',
  customerName: 'Jo de Vries',
  subscription: {id: 'sub_1', startDate: '2025-12-24', overdueId: 'tr_2', overdueSince: '2025-12-24T05:00:00Z'},
  attention: ['tr_12345 was charged back: 48678 cents in all', 'the mail renewal-tr_2 was refused 15 times'],
}

type SampleMail = {name: string; language: 'nl' | 'en'; message: Message; page: string}

/** Every mail that there is, in each of its languages, by the content that ships; `page` is its HTML as a page of its own. */
export async function sampleMails(): Promise<SampleMail[]> {
  const services = {content: seedClient(), siteUrl: SITE, linkSecrets: ['a-secret-of-thirty-two-characters'] as const}
  const customers = MAIL_KINDS.flatMap((kind) =>
    (['nl', 'en'] as const).map(async (language) => {
      const mail = {key: kind, kind, to: 'jo@example.nl', state: 'pending', amount: 48678} as const
      return {name: kind, language, message: await messageFor({...toldOrder, language}, mail, services)}
    }),
  )
  const notices = NOTICE_KINDS.map((kind) => {
    const notice = {key: kind, kind, to: '', state: 'pending'} as const
    const message = noticeFor(toldOrder, notice, {siteUrl: SITE, operators: ['beheer@example.nl']})
    return {name: `notice-${kind}`, language: 'nl' as const, message}
  })
  const mails = await Promise.all([...customers, ...notices])
  return mails.map((mail) => ({...mail, page: withMarkInside(mail.message.html)}))
}
