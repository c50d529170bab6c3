import type {FormValue} from '../../../domain/forms/readForm.ts'
import {Office, OPERATOR, tokenIn} from '../../../tests/support/shop/admin.ts'
import {keepMessage, listMessages} from '../../forms/messages.ts'
import {ADMIN_MESSAGES, ADMIN_MESSAGES_ALL, messageAddress} from '../addresses.ts'

/** Messages of forms in the admin. */
let office: Office
let call: Office['call']
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({call} = office)
  await office.enter()
})
afterEach(() => office.close())

const database = () => office.shop.database.database
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
async function keep(name: string, at = '2026-11-22T10:00:00.000Z'): Promise<string> {
  const fields: FormValue[] = [
    {kind: 'text', label: 'Je naam', value: name},
    {kind: 'mail', label: 'Je e-mailadres', value: 'jo@example.nl'},
    {kind: 'phone', label: 'Telefoon', value: '+31 (0)20 123 45 67 tst. 4'},
    {kind: 'longText', label: 'Je bericht', value: '<script>alert(1)</script>\nTweede regel'},
  ]
  const message = {form: 'form-contact', formName: 'Contact', language: 'nl', fields} as const
  return (await keepMessage(message, database(), new Date(at))) ?? ''
}
const act = async (name: string, id: string, token?: string) => {
  const {html} = await call(messageAddress(id))
  return call('/beheer', {act: name, message: id, token: token ?? tokenIn(html)})
}

test('says that there is nothing, in a way of its own when all was handled', async () => {
  expect((await call(ADMIN_MESSAGES_ALL)).html).toContain('Er zijn nog geen berichten')
  const id = await keep('Jo')
  await act('handleMessage', id)
  expect((await call(ADMIN_MESSAGES)).html).toContain('Alles is afgehandeld')
  expect((await call(ADMIN_MESSAGES_ALL)).html).toContain(id)
})

test('shows a message as text, with a mail and a call to the sender', async () => {
  const id = await keep('Jo')
  expect(textOf((await call(ADMIN_MESSAGES)).html)).toMatch(/Nog niet afgehandeld 1 .*Jo Contact/)
  const {status, heading, html} = await call(messageAddress(id))
  expect([status, heading]).toEqual([200, 'Contact: Jo'])
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nTweede regel')
  expect(html).toContain('href="mailto:jo%40example.nl?subject=Re%3A%20Contact"')
  expect(html).toContain('href="tel:+31201234567"')
})

test('marks a message as handled by whoever is signed in, opens it again, and deletes it', async () => {
  const id = await keep('Jo')
  const {to} = await act('handleMessage', id)
  expect((await call(to)).notice).toBe('Het bericht is afgehandeld.')
  expect((await listMessages(database())).messages).toMatchObject([{handledBy: OPERATOR}])
  expect(textOf((await call(to)).html)).toContain(`Afgehandeld door ${OPERATOR}`)
  expect((await call((await act('reopenMessage', id)).to)).notice).toBe('Het bericht staat weer open.')
  expect((await call(to)).notice).toBeUndefined()
  const deleted = await act('deleteMessage', id)
  expect((await call(deleted.to)).notice).toBe('Het bericht is verwijderd.')
  expect((await call(messageAddress(id))).status).toBe(404)
})

test('does nothing without the token of the form', async () => {
  const id = await keep('Jo')
  for (const name of ['handleMessage', 'deleteMessage']) expect((await act(name, id, 'forged')).status).toBe(404)
  expect((await listMessages(database())).messages).toMatchObject([{handledAt: null}])
})

test('pages through many messages, newest first, each once', async () => {
  for (let index = 0; index < 55; index++)
    await keep(`Sender ${index}.`, `2026-11-22T10:${String(index).padStart(2, '0')}:00.000Z`)
  const namesIn = (html: string) => [...html.matchAll(/Sender (\d+)\./g)].map(([, number]) => Number(number))
  const first = await call(ADMIN_MESSAGES)
  const next = /href="(\/beheer\?messages=open&amp;after=[^"]+)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await call(next)
  const all = [...namesIn(first.html), ...namesIn(second.html)]
  expect(all).toEqual(Array.from({length: 55}, (_, index) => 54 - index))
  expect(second.html).toContain('Terug naar de nieuwste')
})
