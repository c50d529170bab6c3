import {ConfigError, type MailConfig} from '../config.ts'
import {withDeadline} from '../deadline.ts'
import {MARK} from '../model.ts'
import type {Message} from './message.ts'

const TIMEOUT_MS = 4000
/** For the whole delivery: a server may answer each line just in time. Less than a mail is left alone by others. */
const DELIVERY_MS = 12_000

/** Hands a message to the mail server. Throws when it does not take it. */
export async function send(
  {sender, attachments = [], ...message}: Message,
  {smtpUrl, from, name = sender}: MailConfig,
  within = DELIVERY_MS,
) {
  if (!smtpUrl) throw new ConfigError('A preview sends no mail: its customers are copies of real ones')
  // Imported when it is needed: a payment should not wait for it to load.
  const {createTransport} = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await withDeadline(
      within,
      transport.sendMail({...message, from: {name, address: from}, attachments: [MARK, ...attachments]}),
    )
  } finally {
    transport.close()
  }
}
