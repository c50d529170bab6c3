import type {OrderMail} from '../../functions/billing/orders/order.ts'
import {messageIdOf} from '../../functions/notifications/message.ts'
import {mailsOf} from './accounts.ts'

const id = 'VK-0123456789AB'
const given = {site: 'http://localhost:8888', now: new Date('2027-06-09T12:00:00Z')}
const mail = (change: Partial<OrderMail>): OrderMail => ({
  kind: 'confirmation',
  to: 'jo@example.nl',
  state: 'sent',
  ...change,
})
const arrived = messageIdOf(mail({}), {id}, given.site)
const judged = (change: Partial<OrderMail>, inbox: string[]) => mailsOf([{id, mails: [mail(change)]}], inbox, given)

test('agrees when a sent mail arrived, and differs when it did not or is still owed', () => {
  expect(judged({}, [arrived])).toEqual({sent: 1, arrived: 1, twice: 0, waiting: [], differences: []})
  expect(judged({}, []).differences).toEqual([`the mail confirmation of ${id} was sent and did not arrive`])
  expect(judged({state: 'pending'}, []).differences).toEqual([`the mail confirmation of ${id} is pending`])
})

test('tells the hour of a mail that waits because its server ended before it confirmed it, and agrees', () => {
  const unconfirmed = {state: 'unconfirmed', nextAt: '2027-06-09T18:04:30Z'} as const
  const {waiting, differences} = judged(unconfirmed, [])
  expect(differences).toEqual([])
  expect(waiting).toEqual([
    `the mail confirmation of ${id} was not confirmed, and did not arrive; it goes out once more at 2027-06-09 18:04 UTC`,
  ])
  expect(judged(unconfirmed, [arrived]).waiting).toEqual([expect.stringContaining('and arrived;')])
})

test('differs when an unconfirmed mail is late, or nothing sends it', () => {
  for (const nextAt of ['2027-06-09T11:59:00Z', undefined])
    expect(judged({state: 'unconfirmed', nextAt}, []).differences).toEqual([
      `the mail confirmation of ${id} is unconfirmed`,
    ])
})
