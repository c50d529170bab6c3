import type {AddressInfo} from 'node:net'
import PostalMime, {type Email} from 'postal-mime'
import {SMTPServer} from 'smtp-server'

/** How the mail server behaves: it may be down, or take a message and never say so. */
export type Behaviour = 'accept' | 'refuse' | 'hangBefore' | 'hangAfter'

/** A real SMTP server whose behaviour a test decides; it keeps what it took. */
export class Mailbox {
  readonly #server: SMTPServer
  readonly messages: Email[] = []
  behaviour: Behaviour = 'accept'
  /** Asked for every message, and stronger than the behaviour: for faults at random. */
  refuses: () => boolean = () => false
  /** Messages that have arrived, taken or not. */
  arrived = 0

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk) => chunks.push(chunk))
        stream.on('end', async () => {
          const {behaviour} = this
          this.arrived++
          if (behaviour === 'hangBefore') return
          if (behaviour === 'refuse' || this.refuses()) return done(new Error('Try again later'))
          this.messages.push(await PostalMime.parse(Buffer.concat(chunks)))
          if (behaviour === 'accept') done()
        })
      },
    })
    this.#server.on('error', () => {}) // a client that was killed
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve)
    })
    return `smtp://localhost:${(this.#server.server.address() as AddressInfo).port}`
  }

  to(address: string): Email[] {
    return this.messages.filter(({to}) => to?.some((recipient) => recipient.address === address))
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
    })
  }
}
