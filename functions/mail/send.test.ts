import {once} from 'node:events'
import net, {type AddressInfo} from 'node:net'
import {Mailbox} from '../../tests/payments/mailbox.ts'
import {send} from './send.ts'

test('a mail arrives as text and as HTML, from the brand, with its mark and the files that it carries', async () => {
  const mailbox = new Mailbox()
  const smtpUrl = await mailbox.listen()
  const content = Buffer.from('%PDF-')
  await send(
    {
      ...{
        to: 'jo@example.nl',
        sender: 'Vindkracht',
        subject: 'Bevestiging',
        text: 'Dag Jo',
        messageId: '<1@localhost>',
      },
      html: '<img src="cid:mark">Dag Jo',
      attachments: [{filename: 'factuur.pdf', content, contentType: 'application/pdf'}],
    },
    {smtpUrl, from: 'hulp@example.nl'},
  )
  await mailbox.close()
  const [mail] = mailbox.messages
  expect(mail).toMatchObject({
    from: {name: 'Vindkracht', address: 'hulp@example.nl'},
    messageId: '<1@localhost>',
    attachments: [
      {filename: 'mark.png', contentId: '<mark>'},
      {filename: 'factuur.pdf', mimeType: 'application/pdf'},
    ],
  })
  expect(mail?.text?.trim()).toBe('Dag Jo')
  expect(mail?.html).toContain('<img src="cid:mark">')
})

test('a server that says something all the time, but never that it took the mail, is given up', async () => {
  const sockets: net.Socket[] = []
  const server = net.createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('220 mail.example.nl\r\n')
    socket.once('data', () => {
      const talking = setInterval(() => socket.write('250-one moment\r\n'), 5)
      socket.once('close', () => clearInterval(talking))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const message = {
    to: 'jo@example.nl',
    sender: 'Vindkracht',
    subject: 's',
    text: 't',
    html: 'h',
    messageId: '<1@localhost>',
  }
  const sending = send(message, {smtpUrl, from: 'hulp@example.nl'}, 100)
  await expect(sending).rejects.toMatchObject({name: 'DeadlineError'})
  for (const socket of sockets) socket.destroy()
  server.close()
})
