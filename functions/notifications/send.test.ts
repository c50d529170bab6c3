import {once} from 'node:events'
import net, {type AddressInfo, type Socket} from 'node:net'
import {Mailbox} from '../../tests/payments/mailbox.ts'
import {send, sendOnce, UnconfirmedDelivery} from './send.ts'

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
  expect(mail?.headers).toContainEqual(expect.objectContaining({key: 'auto-submitted', value: 'auto-generated'}))
  expect(mail?.text?.trim()).toBe('Dag Jo')
  expect(mail?.html).toContain('<img src="cid:mark">')
})

const MESSAGE = {
  to: 'jo@example.nl',
  sender: 'Vindkracht',
  subject: 's',
  text: 't',
  html: 'h',
  messageId: '<1@localhost>',
}

/** A server that answers line by line as a test decides, and ends with the message. */
type Scripted = {
  smtpUrl: string
  /** Bytes received from the sender so far. */
  heard: () => string
  /** Resolves when the sender's connection is gone. */
  gone: Promise<unknown>
  close: () => void
}

async function scripted(answer: (line: string, socket: Socket) => void): Promise<Scripted> {
  let heard = ''
  const closed = Promise.withResolvers<void>()
  const sockets: Socket[] = []
  const server = net.createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('close', () => closed.resolve())
    socket.write('220 mail.example.nl\r\n')
    socket.on('data', (chunk) => {
      heard += chunk
      for (const line of String(chunk).split('\r\n').slice(0, -1)) answer(line, socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  const {port} = server.address() as AddressInfo
  return {smtpUrl: `smtp://127.0.0.1:${port}`, heard: () => heard, gone: closed.promise, close}
}

/** Agrees to everything, until the message has ended: then `atEnd` answers. */
const agreeing = (atEnd: (socket: Socket) => void) => (line: string, socket: Socket) => {
  if (line === '.') atEnd(socket)
  else if (line === 'DATA') socket.write('354 go on\r\n')
  else if (/^(EHLO|MAIL|RCPT|QUIT)/.test(line)) socket.write('250 fine\r\n')
}

const sendTo = ({smtpUrl}: Scripted, patience: Parameters<typeof send>[2]) =>
  send(MESSAGE, {smtpUrl, from: 'hulp@example.nl'}, patience)

test('a server that says something all the time, but never that it took the mail, is given up, and so is its connection', async () => {
  const server = await scripted((_, socket) => {
    const talking = setInterval(() => socket.write('250-one moment\r\n'), 5)
    socket.once('close', () => clearInterval(talking))
  })
  await expect(sendTo(server, {handedOver: 100})).rejects.not.toBeInstanceOf(UnconfirmedDelivery)
  await server.gone
  server.close()
})

test('a message given up before its end does not arrive later', async () => {
  // A busy machine gives the first ones up before the server was asked to take the message.
  for (let [handedOver, heard] = [100, '']; !heard.endsWith('DATA\r\n'); handedOver *= 4) {
    expect(handedOver).toBeLessThan(60_000)
    const server = await scripted((line, socket) => {
      if (line !== 'DATA') agreeing(() => {})(line, socket) // which is never answered
    })
    await expect(sendTo(server, {handedOver})).rejects.not.toBeInstanceOf(UnconfirmedDelivery)
    await server.gone
    heard = server.heard()
    expect(heard).not.toContain('Subject:')
    server.close()
  }
})

test('a server that needs longer for its answer than for each line is waited for', async () => {
  const server = await scripted(agreeing((socket) => void setTimeout(() => socket.write('250 taken\r\n'), 150)))
  await sendTo(server, {handedOver: 5000, answer: 60_000})
  server.close()
})

test('silence after the whole message is no refusal, and neither is a connection that ends there', async () => {
  for (const atEnd of [() => {}, (socket: Socket) => void socket.destroy()]) {
    const server = await scripted(agreeing(atEnd))
    await expect(sendTo(server, {answer: 50})).rejects.toBeInstanceOf(UnconfirmedDelivery)
    await server.gone
    server.close()
  }
})

test('a message that is refused after its end is refused', async () => {
  const server = await scripted(agreeing((socket) => void socket.write('451 not now\r\n')))
  await expect(sendTo(server, {})).rejects.toMatchObject({responseCode: 451})
  server.close()
})

test('a mail that is sent once is done when the server falls silent, and not when it refuses', async () => {
  const silent = await scripted(agreeing(() => {}))
  await sendOnce(MESSAGE, {smtpUrl: silent.smtpUrl, from: 'hulp@example.nl'}, {answer: 50})
  silent.close()
  const refusing = await scripted(agreeing((socket) => void socket.write('550 no\r\n')))
  await expect(sendOnce(MESSAGE, {smtpUrl: refusing.smtpUrl, from: 'hulp@example.nl'})).rejects.toThrow()
  refusing.close()
})
