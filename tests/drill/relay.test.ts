import {send, UnconfirmedDelivery} from '../../functions/notifications/send.ts'
import {Mailbox} from '../payments/mailbox.ts'
import {Relay} from './relay.ts'

const mailbox = new Mailbox()
let relay: Relay
let smtpUrl: string

beforeAll(async () => {
  relay = new Relay(Number(new URL(await mailbox.listen()).port))
  smtpUrl = await relay.open()
})
afterAll(async () => {
  await relay.close()
  await mailbox.close()
})

const mail = (to: string) =>
  send(
    {
      to,
      sender: 'Vindkracht',
      subject: 'Bevestiging',
      text: '.\nEen regel',
      html: '<p>Een regel</p>',
      messageId: `<${to}>`,
    },
    {smtpUrl, from: 'hulp@example.nl'},
  )

test('leaves one message unconfirmed though it arrived, and confirms those before and after it', async () => {
  const cut = relay.cut('twee@example.nl')
  await mail('een@example.nl')
  await expect(mail('twee@example.nl')).rejects.toThrow(UnconfirmedDelivery)
  await cut
  await mail('drie@example.nl')
  expect(mailbox.messages.map(({to}) => to?.[0]?.address)).toEqual([
    'een@example.nl',
    'twee@example.nl',
    'drie@example.nl',
  ])
})
