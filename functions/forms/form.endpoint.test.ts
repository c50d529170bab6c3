import {RETENTION} from '../../domain/customers/retention.ts'
import {DAY_MS, MINUTE_MS} from '../../domain/format/dates.ts'
import {TRAP} from '../../domain/forms/readForm.ts'
import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import {exportPerson} from '../commands/export.ts'
import {forgetPerson} from '../commands/forget.ts'
import form from '../endpoints/form.ts'
import {nextDue} from '../jobs/idle/nextDue.ts'
import {reconcile} from '../jobs/reconcile.ts'
import {forgetByRule} from '../jobs/retention.ts'
import {sendSummary} from '../jobs/summary.ts'
import {mailConfig} from '../runtime/config.ts'
import {openServices} from '../runtime/services.ts'
import {mailMessage, messagesToMail} from './messageMail.ts'
import {keepMessage, listMessages} from './messages.ts'

/** Forms of the site as browsers send them, from the body to the mail and back to nothing. */
const JO = 'jo@example.nl'
const OPERATOR = 'beheer@example.nl'
const CONTACT = {
  form: 'form-contact',
  language: 'nl',
  'field-name': 'Jo de Vries',
  'field-mail': JO,
  'field-subject': 'plans',
  'field-message': 'Regel een\r\n\r\nRegel <b>twee</b>',
}
const JSON_WANTED = {accept: 'application/json'}
let endpoints: Endpoints
let send: (change?: Record<string, string>, headers?: Record<string, string>) => ReturnType<Endpoints['call']>
const database = () => endpoints.shop.database.database
const kept = async () => (await listMessages(database())).messages
const mails = async () => {
  await endpoints.settled()
  return endpoints.mailbox.messages
}
beforeEach(async () => {
  endpoints = await new Endpoints(() => form).open()
  send = (change = {}, headers = {}) => endpoints.call('/api/form', {...CONTACT, ...change}, headers)
})
afterEach(() => endpoints.close())

test('keeps a message, leads to the words after sending, and mails it with the sender to reply to', async () => {
  const {status, to} = await send()
  expect([status, to]).toEqual([303, '/api/form?form=form-contact&language=nl'])
  const thanks = await endpoints.call(to)
  expect([thanks.status, thanks.heading]).toEqual([200, 'Je bericht is verstuurd'])
  expect(await kept()).toMatchObject([
    {
      ...{form: 'form-contact', formName: 'Contact', language: 'nl', handledAt: null},
      fields: [
        {kind: 'text', label: 'Je naam', value: 'Jo de Vries'},
        {kind: 'mail', label: 'Je e-mailadres', value: JO},
        {kind: 'choice', label: 'Waar gaat het over?', value: 'Een pakket of prijs'},
        {kind: 'longText', label: 'Je bericht', value: 'Regel een\n\nRegel <b>twee</b>'},
      ],
    },
  ])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{address: OPERATOR}])
  expect(mail?.subject).toMatch(/^Contact: nieuw bericht \([\w-]{12}\)$/)
  expect(mail?.replyTo).toMatchObject([{address: JO}])
  expect(mail?.text).toContain('Regel een\n\nRegel <b>twee</b>')
  expect(mail?.html).toContain('Regel &lt;b&gt;twee&lt;/b&gt;')
  expect((await kept())[0]?.mailState).toBe('sent')
})

test('shows wrong fields beside what was typed, and keeps nothing', async () => {
  const {status, html: drawn} = await send({'field-name': ' ', 'field-mail': 'jo@', 'field-message': '"><script>x'})
  const html = drawn.replaceAll('\u2060', '') // keeps words whole where lines break
  expect(status).toBe(422)
  expect(html).toContain('Nog niet verstuurd. Kijk hier even naar:')
  expect(html).toContain('<a href="#field-field-mail">Je e-mailadres</a>: Dit is nog geen e-mailadres.')
  expect(html).toMatch(/id="field-field-name"[^>]* aria-invalid="true" aria-describedby="field-field-name-wrong"/)
  expect(html).toContain('value="jo@"')
  expect(html).toContain('&quot;&gt;&lt;script&gt;x')
  expect(html).toContain('<option value="plans" selected>')
  expect(html).toContain(`hoogstens ${RETENTION.messageDays} dagen`)
  expect(await kept()).toEqual([])
})

test('answers a script in JSON: what is wrong, or that it was sent', async () => {
  const refused = await send({'field-mail': 'jo'}, JSON_WANTED)
  expect([refused.status, JSON.parse(refused.html)]).toMatchObject([422, {wrong: [{name: 'field-mail'}]}])
  const sent = await send({}, JSON_WANTED)
  expect([sent.status, JSON.parse(sent.html)]).toEqual([200, {success: true}])
  const gone = await send({form: 'form-gone'}, JSON_WANTED)
  expect([gone.status, JSON.parse(gone.html).success]).toEqual([404, false])
})

test('asks for a tick, keeps the text that was agreed to, and takes a call-back request without a mail address', async () => {
  const request = {
    form: 'form-callback',
    language: 'en',
    'field-name': 'Jo',
    'field-phone': '+31 20 123 45 67',
    'field-moment': 'any',
  }
  const refused = await endpoints.call('/api/form', request)
  expect(refused.html).toMatch(/type="checkbox" id="field-field-consent"[^>]* aria-invalid="true"/)
  expect(refused.html).toContain('(optional)')
  const {to} = await endpoints.call('/api/form', {...request, 'field-consent': 'yes'})
  expect((await endpoints.call(to)).heading).toBe('We’ll call you')
  const [message] = await kept()
  expect(message?.fields.at(-1)).toEqual({
    kind: 'consent',
    label: 'Consent',
    value: 'You may call me about this request.',
  })
  const [mail] = await mails()
  expect(mail?.replyTo).toBeUndefined()
})

test('keeps the same message once within a minute, also of two at once, and again after it', async () => {
  await Promise.all([send(), send()])
  await send()
  expect(await kept()).toHaveLength(1)
  await send({'field-message': 'Iets anders'})
  expect(await kept()).toHaveLength(2)
  const [{sentAt, ...message} = {sentAt: ''}] = await kept()
  const later = (ms: number) => keepMessage(message as never, database(), new Date(Date.parse(sentAt) + ms))
  expect(await later(MINUTE_MS - 1)).toBeNull()
  expect(await later(2 * MINUTE_MS)).not.toBeNull()
  expect(await mails()).toHaveLength(2)
})

test('thanks a program that fills in every field, and keeps nothing', async () => {
  expect((await send({[TRAP]: 'https://spam.example'})).status).toBe(303)
  expect([await kept(), await mails()]).toEqual([[], []])
})

test.each([
  ['another site', {}, {origin: 'https://evil.example'}, 403],
  ['another site, without an origin', {}, {'sec-fetch-site': 'cross-site'}, 403],
  ['a body that no form makes', {'field-message': 'x'.repeat(140_000)}, {}, 413],
  ['a form that is gone', {form: 'form-gone'}, {}, 404],
  ['a document that is no form', {form: 'siteSettings'}, {}, 404],
])('refuses %s', async (_, change, headers, status) => {
  expect((await send(change, headers)).status).toBe(status)
  expect(await kept()).toEqual([])
})

test('takes an unknown language for the first one, and reads no field that the form does not have', async () => {
  await send({language: '__proto__', 'field-admin': 'yes'})
  expect(await kept()).toMatchObject([{language: 'nl'}])
  expect(JSON.stringify(await kept())).not.toContain('admin')
})

test('no line break reaches a header of the mail', async () => {
  await send({'field-name': 'Jo\r\nBcc: eve@example.nl', 'field-mail': ' <jo@example.nl> '})
  const [mail] = await mails()
  expect(mail?.to).toMatchObject([{address: OPERATOR}])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.replyTo).toMatchObject([{address: JO}])
})

test('mails to the address of the settings', async () => {
  endpoints.shop.documents = endpoints.shop.documents.map((document) =>
    document._id === 'formSettings' ? {...document, recipient: 'vragen@example.nl'} : document,
  )
  await send()
  expect((await mails())[0]?.to).toMatchObject([{address: 'vragen@example.nl'}])
})

test('keeps what was typed on the page when the database is away', async () => {
  await database().query('ALTER TABLE form_messages RENAME TO gone')
  const {status, html} = await send()
  await database().query('ALTER TABLE gone RENAME TO form_messages')
  expect(status).toBe(503)
  expect(html).toContain('Je bericht is niet verstuurd')
  expect(html).toContain('value="Jo de Vries"')
})

test('tries a mail again that the server refused, and says what is open in the morning', async () => {
  const smtp = process.env.SMTP_URL
  process.env.SMTP_URL = 'smtp://127.0.0.1:1'
  await send()
  await endpoints.settled()
  expect(await kept()).toMatchObject([{mailState: 'pending', mailTries: 1}])
  process.env.SMTP_URL = smtp
  await database().query('UPDATE form_messages SET mail_next_at = $1', [new Date(Date.now() - 1).toISOString()])
  expect((await nextDue(database(), new Date())) <= new Date().toISOString()).toBe(true)
  await reconcile({...openServices(), now: () => new Date()})
  expect(await kept()).toMatchObject([{mailState: 'sent'}])
  expect(endpoints.mailbox.messages).toHaveLength(1)

  await sendSummary({...openServices(), now: () => new Date('2099-01-05T09:00:00Z')})
  expect(endpoints.mailbox.messages.at(-1)?.text).toContain('1 bericht(en) van formulieren')
})

test('owes no mail on a preview, which sends none, so that its jobs come to rest', async () => {
  const smtp = process.env.SMTP_URL
  process.env.SMTP_URL = 'smtp://127.0.0.1:1'
  await send()
  await endpoints.settled()
  process.env.SMTP_URL = smtp
  await database().query('UPDATE form_messages SET mail_next_at = $1', [new Date(0).toISOString()])
  const [{id} = {id: ''}] = await kept()
  const mail = {...mailConfig(), smtpUrl: null}
  const services = {database: database(), content: openServices().content, operators: [OPERATOR], mail}
  expect(await mailMessage(id, {...services, siteUrl: 'https://preview.example'})).toBe(true)
  expect(await messagesToMail(database(), new Date().toISOString(), 9)).toEqual([])
  expect(endpoints.mailbox.messages).toEqual([])
})

test('exports and forgets the messages of a person, and deletes each when its time is up', async () => {
  await send({'field-mail': 'JO@Example.nl'})
  await send({'field-mail': 'eve@example.nl'})
  const {messages} = await exportPerson(endpoints.shop.database.url, JO)
  expect(messages).toMatchObject([{form: 'form-contact'}])
  const services = {database: database(), mollie: endpoints.shop.services.mollie, now: new Date()}
  expect(await forgetPerson(JO, services, false)).toMatchObject({messages: 1, isDone: false})
  expect(await kept()).toHaveLength(2)
  await forgetPerson(JO, services, true)
  expect(await kept()).toHaveLength(1)

  const {orders, mollie} = endpoints.shop.services
  const on = (days: number) =>
    forgetByRule({database: database(), orders, mollie, now: () => new Date(Date.now() + days * DAY_MS)})
  await on(RETENTION.messageDays - 1)
  expect(await kept()).toHaveLength(1)
  await on(RETENTION.messageDays + 1)
  expect(await kept()).toEqual([])
})
