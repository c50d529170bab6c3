import {Readable} from 'node:stream'
import {ConfigError, type MailConfig} from '../runtime/config.ts'
import {log} from '../runtime/log.ts'
import {MARK} from '../ui/mailMark.ts'
import type {Message} from './message.ts'

/** For connecting, and for the server's greeting. */
const CONNECT_MS = 4000
/** Until the server has the whole message: it may answer each line just in time. */
const HANDED_OVER_MS = 10_000
/** For the answer then, while somebody waits. Many servers look for viruses first; RFC 5321 gives them ten minutes. */
const ANSWER_MS = 8000
/** For the answer while nobody waits: less than a run of the schedule has. */
export const LONG_ANSWER_MS = 20_000
/** A mail that is being sent is left alone by others for longer: DEADLINES.mailClaim. */
export const LONGEST_DELIVERY_MS = HANDED_OVER_MS + LONG_ANSWER_MS

export type DeliveryTimeouts = {
  /** Milliseconds until the server has the whole message. */
  handedOver?: number
  /** Milliseconds for its answer after that. */
  answer?: number
}

/** The server has the whole message and has not said whether it took it: most likely it did. */
export class UnconfirmedDelivery extends Error {
  override name = 'UnconfirmedDelivery'
}

/** Programs that answer by themselves, such as an absence notice, leave these mails alone (RFC 3834, and Exchange's own). */
const AUTOMATIC = {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'}

/**
 * Hands a message to the mail server. Throws when the server does not take it; its connection is then destroyed, so that the
 * message does not arrive later. Throws UnconfirmedDelivery when the server has all of it and falls silent.
 */
export async function send(
  {sender, attachments = [], ...message}: Message,
  {smtpUrl, from, name = sender}: MailConfig,
  {handedOver = HANDED_OVER_MS, answer = ANSWER_MS}: DeliveryTimeouts = {},
) {
  if (!smtpUrl) throw new ConfigError('A preview sends no mail: its customers are copies of real ones')
  // Imported when it is needed: a payment should not wait for it to load.
  const {createTransport} = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: handedOver + answer, // the limits below end it before
    socketCloseTimeout: 0, // destroys the connection
  })
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  let timer = setTimeout(giveUp, handedOver)
  let isHandedOver = false
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((bytes) =>
      untilEnd(bytes, () => {
        isHandedOver = true
        clearTimeout(timer)
        timer = setTimeout(giveUp, answer)
      }),
    )
    done()
  })
  try {
    await transport.sendMail({
      ...message,
      headers: AUTOMATIC,
      from: {name, address: from},
      attachments: [MARK, ...attachments],
      signal: limit.signal,
    })
  } catch (error) {
    const isAnswered = (error as {responseCode?: number}).responseCode !== undefined
    throw isHandedOver && !isAnswered
      ? new UnconfirmedDelivery('The mail server has the message and did not answer', {cause: error})
      : error
  } finally {
    clearTimeout(timer)
  }
}

/** The same for a mail that is sent once, whatever comes of it: what most likely arrived is not sent again. */
export const sendOnce = (...mail: Parameters<typeof send>): Promise<void> =>
  send(...mail).catch((error: unknown) => {
    if (!(error instanceof UnconfirmedDelivery)) throw error
    log('mail.unconfirmed')
  })

/** The same bytes, read as the connection takes them, and a call at their end. */
const untilEnd = (bytes: Readable, ended: () => void) =>
  Readable.from(
    (async function* () {
      yield* bytes
      ended()
    })(),
    {objectMode: false, highWaterMark: 0},
  )
