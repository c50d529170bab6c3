import {mailId} from '../billing/orders/mails.ts'
import {withMail} from '../billing/orders/notify.ts'
import {openOrder} from '../billing/orders/order.fixture.ts'
import type {Order} from '../billing/orders/order.ts'
import {withAddress} from './mailAddress.ts'

test('a corrected address gets the confirmation again under a name of its own, a few times at most', () => {
  const told = withMail(openOrder, 'confirmation')
  const sent: Order = {...told, mails: told.mails.map((mail) => ({...mail, state: 'sent'}))}
  let order = withAddress(sent, 'jo@example.com')
  expect(order?.mails.map((mail) => `${mailId(mail)} ${mail.to}`)).toEqual([
    'confirmation jo@example.nl',
    'addressReplaced-1 jo@example.nl',
    'confirmation-2 jo@example.com',
    'addressCorrected-1 jo@example.com',
  ])
  expect(order?.linkSerial).toBe(1)
  const copy = {kind: 'invoiceCopy', document: '2025-00001', to: 'books@example.nl', state: 'pending'} as const
  expect(withAddress({...sent, mails: [copy]}, 'jo@example.com')?.mails).toContainEqual(copy)
  for (let time = 0; order && time < 10; time++) order = withAddress(order, `jo${time}@example.com`)
  expect(order).toBeNull()
})
