import {sameMailAddress} from '../../domain/customers/typedText.ts'
import {HOUR_MS} from '../../domain/format/dates.ts'
import {addressIn} from '../../domain/forms/readForm.ts'
import {byLanguage} from '../../domain/texts/byLanguage.ts'
import {DEFAULT_STAFF_LANGUAGE, languageRow} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {messageAddress} from '../admin/addresses.ts'
import type {Database} from '../database/database.ts'
import type {Message} from '../notifications/message.ts'
import {type DeliveryTimeouts, send, UnconfirmedDelivery} from '../notifications/send.ts'
import {operatorMail} from '../notifications/staffNotification.ts'
import type {MailConfig} from '../runtime/config.ts'
import type {ContentClient} from '../runtime/content.ts'
import {caught, log} from '../runtime/log.ts'
import {nextTry, TRIES} from '../runtime/retries.ts'
import {formRecipientQuery} from './form.query.ts'
import {type FormMessage, readMessage} from './messages.ts'

/** Its readers are no visitors, so they are not content. */
const WORDS = byLanguage({
  subject: ['{form}: nieuw bericht ({id})', '{form}: new message ({id})'],
  text: [
    'Iemand heeft het formulier “{form}” verstuurd. Wie deze mail beantwoordt, schrijft naar de afzender.',
    'Somebody sent the form "{form}". A reply to this mail goes to the sender.',
  ],
  textWithoutAddress: [
    'Iemand heeft het formulier “{form}” verstuurd, zonder e-mailadres.',
    'Somebody sent the form "{form}", without an e-mail address.',
  ],
  language: ['Taal van de pagina', 'Language of the page'],
  empty: ['(leeg)', '(empty)'],
  button: ['Bekijk het bericht', 'Look at the message'],
})

/** For others, who leave a mail alone that is being sent: longer than any delivery. */
const CLAIM_MS = 60_000
/** Nobody waits that long for a mail that most likely arrived. */
const UNCONFIRMED_MS = 6 * HOUR_MS

type Services = {
  database: Database
  content: ContentClient
  operators: readonly string[]
  mail: MailConfig
  siteUrl: string
  now?: () => Date
}

/** The mail about a message to the people of the company. What a visitor typed is in its text alone, never in its subject. */
function messageMail(
  {id, formName, language, fields}: FormMessage,
  {to, siteUrl}: {to: string; siteUrl: string},
): Message {
  const w = WORDS[DEFAULT_STAFF_LANGUAGE]
  const replyTo = addressIn(fields)
  const heading = fill(w.subject, {form: formName, id})
  const intro = fill(replyTo ? w.text : w.textWithoutAddress, {form: formName})
  const isLong = ({kind, value}: FormMessage['fields'][number]) => kind === 'longText' && value !== ''
  const texts = fields.filter(isLong).map(({label, value}) => `${label}\n${value}`)
  return {
    to,
    subject: heading,
    ...(replyTo && {replyTo}),
    ...operatorMail(siteUrl, {
      heading: formName,
      text: [intro, ...texts].join('\n\n'),
      details: [
        ...fields.filter((field) => !isLong(field)).map(({label, value}) => ({label, value: value || w.empty})),
        {label: w.language, value: languageRow(language).ownName},
      ],
      button: {label: w.button, href: siteUrl + messageAddress(id)},
    }),
    messageId: `<message-${id}@${new URL(siteUrl).hostname}>`,
  }
}

/** Sends the mail of a message when it is due. Returns false when it has to be tried again. */
export async function mailMessage(id: string, services: Services, timeouts?: DeliveryTimeouts): Promise<boolean> {
  const {database, mail, siteUrl, now = () => new Date()} = services
  if (mail.smtpUrl === null) {
    // A preview sends none, and its jobs would wait for it for good.
    await database.query('UPDATE form_messages SET mail_next_at = NULL WHERE id = $1', [id])
    return true
  }
  const [claimed] = await database.query(
    'UPDATE form_messages SET mail_next_at = $2 WHERE id = $1 AND mail_next_at <= $3 RETURNING id',
    [id, new Date(now().getTime() + CLAIM_MS).toISOString(), now().toISOString()],
  )
  const message = claimed ? await readMessage(id, database) : null
  if (!message) return true
  const note = (state: FormMessage['mailState'], nextAt: string | null, tries = message.mailTries) =>
    database.query('UPDATE form_messages SET mail_state = $2, mail_next_at = $3, mail_tries = $4 WHERE id = $1', [
      ...[id, state, nextAt, tries],
    ])
  try {
    await send(messageMail(message, {to: await recipientOf(services), siteUrl}), mail, timeouts)
  } catch (error) {
    if (error instanceof UnconfirmedDelivery) {
      caught('mail.unconfirmed', {message: id}, error)
      const isSecond = message.mailState === 'unconfirmed'
      await (isSecond
        ? note('sent', null)
        : note('unconfirmed', new Date(now().getTime() + UNCONFIRMED_MS).toISOString()))
      return true
    }
    caught('mail.send_failed', {message: id}, error)
    const tries = message.mailTries + 1
    await (tries >= TRIES ? note('given up', null, tries) : note(message.mailState, nextTry(tries, now()), tries))
    return false
  }
  log('mail.sent', {message: id})
  await note('sent', null)
  return true
}

/** The address of the settings, or the people who get all other mails; they do while the CMS is away. */
async function recipientOf({content, operators}: Services): Promise<string> {
  const recipient = await content.fetch(formRecipientQuery).catch((error: unknown) => {
    caught('texts.read_failed', {endpoint: 'form'}, error)
    return null
  })
  return recipient ? sameMailAddress(recipient) : operators.join(', ')
}

/** Messages whose mail is due, the oldest first. */
export const messagesToMail = async ({query}: Database, now: string, limit: number): Promise<string[]> =>
  (
    await query('SELECT id FROM form_messages WHERE mail_next_at <= $1 ORDER BY mail_next_at, id LIMIT $2', [
      ...[now, limit],
    ])
  ).map((row) => String(row.id))
