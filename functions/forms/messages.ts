import {createHash, randomBytes} from 'node:crypto'
import {sameMailAddress} from '../../domain/customers/typedText.ts'
import {MINUTE_MS} from '../../domain/format/dates.ts'
import {addressIn, type FormValue} from '../../domain/forms/readForm.ts'
import {DEFAULT_LANGUAGE, isLanguage, type Language} from '../../domain/texts/languages.ts'
import type {Database, Row, Value} from '../database/database.ts'

type MailState = 'pending' | 'unconfirmed' | 'sent' | 'given up'

/** A message that a visitor sent with a form of the site. */
export type FormMessage = {
  id: string
  /** Id of the form, and its name for staff at that moment. */
  form: string
  formName: string
  language: Language
  fields: FormValue[]
  sentAt: string
  handledAt: string | null
  handledBy: string | null
  mailState: MailState
  mailTries: number
}

type Sent = Pick<FormMessage, 'form' | 'formName' | 'language' | 'fields'>

export const isMessageId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{12}$/.test(id)

/** Keeps a message and owes its mail. The same one within a minute is kept once: then null. */
export async function keepMessage(
  {form, formName, language, fields}: Sent,
  database: Database,
  now: Date,
): Promise<string | null> {
  const id = randomBytes(9).toString('base64url')
  const email = addressIn(fields)
  const digest = createHash('sha256')
    .update(JSON.stringify([form, fields]))
    .digest('base64url')
  const at = now.toISOString()
  const [kept] = await database.query(
    `INSERT INTO form_messages (id, form, form_name, language, fields, email, sent_at, digest, slot, mail_next_at)
     SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS text), CAST($5 AS text), CAST($6 AS text),
       CAST($7 AS text), CAST($8 AS text), CAST($9 AS integer), CAST($7 AS text)
     WHERE NOT EXISTS (SELECT 1 FROM form_messages WHERE digest = $8 AND sent_at > $10)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[id, form, formName, language, JSON.stringify(fields)],
      ...[email ? sameMailAddress(email) : null, at, digest, Math.floor(now.getTime() / MINUTE_MS)],
      new Date(now.getTime() - MINUTE_MS).toISOString(),
    ],
  )
  return kept ? id : null
}

const messageOf = (row: Row): FormMessage => {
  const text = (name: string) => String(row[name] ?? '')
  const language = text('language')
  return {
    ...{id: text('id'), form: text('form'), formName: text('form_name'), sentAt: text('sent_at')},
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    fields: JSON.parse(text('fields')) as FormValue[],
    handledAt: row.handled_at ? text('handled_at') : null,
    handledBy: row.handled_by ? text('handled_by') : null,
    mailState: text('mail_state') as MailState,
    mailTries: Number(row.mail_tries),
  }
}

export async function readMessage(id: string, {query}: Pick<Database, 'query'>): Promise<FormMessage | null> {
  const [row] = await query('SELECT * FROM form_messages WHERE id = $1', [id])
  return row ? messageOf(row) : null
}

/** Messages with the address of a person in any of their fields: also in the second one for an address, or in one for a name. */
export async function messagesOf(email: string, {query}: Pick<Database, 'query'>): Promise<FormMessage[]> {
  const wanted = sameMailAddress(email)
  // A domain may have been typed in another way: an address has an @ in both.
  const rows = await query("SELECT * FROM form_messages WHERE email = $1 OR fields LIKE '%@%' ORDER BY sent_at, id", [
    wanted,
  ])
  return rows
    .map(messageOf)
    .filter(({fields}) => fields.some(({value}) => value.includes('@') && sameMailAddress(value) === wanted))
}

const PAGE_SIZE = 50
export type MessageList = {messages: FormMessage[]; open: number; next?: string}

/** Messages for staff, the newest first. `after` is what the page before said is next. */
export async function listMessages(
  {query}: Pick<Database, 'query'>,
  {isOpen = false, after}: {isOpen?: boolean; after?: string | undefined} = {},
): Promise<MessageList> {
  const values: Value[] = []
  const where = isOpen ? ['handled_at IS NULL'] : []
  if (after) {
    const [at = '', id = ''] = after.split('~')
    values.push(at, id)
    where.push('sent_at <= $1 AND (sent_at < $1 OR id < $2)')
  }
  const [rows, [count]] = await Promise.all([
    query(
      `SELECT * FROM form_messages ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
       ORDER BY sent_at DESC, id DESC LIMIT ${PAGE_SIZE + 1}`,
      values,
    ),
    query('SELECT COUNT(*) AS open FROM form_messages WHERE handled_at IS NULL'),
  ])
  const messages = rows.slice(0, PAGE_SIZE).map(messageOf)
  const last = messages.at(-1)
  return {
    messages,
    open: Number(count?.open),
    ...(rows.length > PAGE_SIZE && last && {next: `${last.sentAt}~${last.id}`}),
  }
}

/** Marks a message as handled by somebody, or as open again. Of two at once the first one's name stays. */
export async function markHandled(id: string, by: string | null, {query}: Pick<Database, 'query'>, now: Date) {
  if (by === null) await query('UPDATE form_messages SET handled_at = NULL, handled_by = NULL WHERE id = $1', [id])
  else
    await query('UPDATE form_messages SET handled_at = $2, handled_by = $3 WHERE id = $1 AND handled_at IS NULL', [
      ...[id, now.toISOString(), by],
    ])
}

export const deleteMessage = (id: string, {query}: Pick<Database, 'query'>) =>
  query('DELETE FROM form_messages WHERE id = $1', [id])

/** Deletes the messages of a person; returns how many there were. */
export async function forgetMessages(email: string, database: Pick<Database, 'query'>): Promise<number> {
  const messages = await messagesOf(email, database)
  for (const {id} of messages) await deleteMessage(id, database)
  return messages.length
}

/** Deletes what was sent before a moment; returns how many there were. */
export const deleteMessagesBefore = async (moment: string, {query}: Pick<Database, 'query'>): Promise<number> =>
  (await query('DELETE FROM form_messages WHERE sent_at < $1 RETURNING id', [moment])).length
