import {MINUTE_MS} from '../../domain/format/dates.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {forgetMessages, keepMessage, listMessages, markHandled, messagesOf, readMessage} from './messages.ts'

describe.each(ENGINES)('messages of forms in %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  const NOW = new Date('2026-11-22T10:00:59.990Z')
  const keep = (email = 'jo@example.nl', now = NOW) => {
    const fields = [{kind: 'mail', label: 'Mail', value: email}] as const
    return keepMessage(
      {form: 'form-contact', formName: 'Contact', language: 'nl', fields: [...fields]},
      store.database,
      now,
    )
  }

  test('are kept once within a minute, also across its end and at the same time', async () => {
    const ids = await Promise.all([keep(), keep(), keep()])
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect(await keep(undefined, new Date(NOW.getTime() + 20))).toBeNull()
    expect(await keep(undefined, new Date(NOW.getTime() + MINUTE_MS))).not.toBeNull()
    expect(await keep('eve@example.nl')).not.toBeNull()
  })

  test('are found and forgotten by the address, however it was written', async () => {
    await keep('Jo@Example.nl')
    await keep('eve@example.nl')
    expect(await messagesOf('jo@example.NL', store.database)).toHaveLength(1)
    expect(await forgetMessages('JO@example.nl', store.database)).toBe(1)
    expect((await listMessages(store.database)).messages).toHaveLength(1)
  })

  test('are found and forgotten by any address that was filled in, not only the one to answer to', async () => {
    const address = (label: string, value: string) => ({kind: 'mail', label, value}) as const
    const fields = [address('Mail', 'boss@example.nl'), address('Colleague', 'Jo@Example.nl')]
    await keepMessage({form: 'f', formName: 'F', language: 'nl', fields}, store.database, NOW)
    const typed = [{kind: 'text', label: 'How do we reach you', value: 'Jo <jo@example.nl>'} as const]
    await keepMessage({form: 'f', formName: 'F', language: 'nl', fields: typed}, store.database, NOW)
    await keep('xjo@example.nl')
    expect(await messagesOf('jo@example.nl', store.database)).toHaveLength(2)
    expect(await forgetMessages('jo@example.nl', store.database)).toBe(2)
    expect(await messagesOf('xjo@example.nl', store.database)).toHaveLength(1)
  })

  test('keep the name of the first who handled them', async () => {
    const id = (await keep()) ?? ''
    await Promise.all(['ann@example.nl', 'bob@example.nl'].map((by) => markHandled(id, by, store.database, NOW)))
    expect(await readMessage(id, store.database)).toMatchObject({handledBy: 'ann@example.nl'})
    expect(await listMessages(store.database, {isOpen: true})).toMatchObject({messages: [], open: 0})
  })
})
