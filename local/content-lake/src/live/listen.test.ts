import type {LiveEvent} from '@sanity/client'
import {type ServedLake, serveLake} from '../api/testLake.fixture.ts'

/** Live events, and those that a client missed. */
let lake: ServedLake
beforeEach(async () => {
  lake = await serveLake()
})
afterEach(() => lake.close())

type Heard = {event: string; id: string; data: {[field: string]: unknown}}

/** A stream's events as they come; `until` waits for so many. */
async function follow(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${lake.url}${address}`, {headers})
  const reader = answer.body?.getReader()
  const heard: Heard[] = []
  let rest = ''
  const until = async (count: number) => {
    while (heard.length < count) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) break
      const parts = (rest + Buffer.from(chunk.value).toString()).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? ''
        if (field('event')) heard.push({event: field('event'), id: field('id'), data: JSON.parse(field('data'))})
      }
    }
    return heard
  }
  return {until, close: () => reader?.cancel()}
}

const write = (id: string, name: string) => lake.client.createOrReplace({_id: id, _type: 'plan', name})
const LISTEN = '/v2025-02-19/data/listen/production?query=*[_type=="plan"]&enableResume=true'

test('sends a resumed listener the missed events in order, and later ones', async () => {
  const first = await follow(LISTEN)
  await first.until(1)
  await write('a', 'one')
  const [, seen] = await first.until(2)
  await first.close()
  await write('a', 'two')
  await write('b', 'three')
  const again = await follow(LISTEN, {'last-event-id': seen?.id ?? ''})
  await write('b', 'four')
  const heard = await again.until(4)
  expect(heard.map(({event, data}) => [event, data.documentId, data.transition])).toEqual([
    ['welcomeback', undefined, undefined],
    ['mutation', 'a', 'update'],
    ['mutation', 'b', 'appear'],
    ['mutation', 'b', 'update'],
  ])
  await again.close()
})

test('does not match a document for which the filter cannot be evaluated', async () => {
  const stream = await follow(
    `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[round(n, 200) == 1 || name == "two"]')}`,
  )
  await stream.until(1)
  await lake.client.create({_id: 'a', _type: 'plan', n: 1.5})
  await write('b', 'two')
  const [, told] = await stream.until(2)
  expect(told?.data).toMatchObject({documentId: 'b'})
  await stream.close()
})

test('resets a listener that names an unknown transaction', async () => {
  const stream = await follow(LISTEN, {'last-event-id': 'nothing#a'})
  expect((await stream.until(1))[0]?.event).toBe('reset')
  await stream.close()
})

test('tells a listener of drafts when it asks for them, and on API versions before 2025-02-19', async () => {
  const address = (version: string, more = '') => `/v${version}/data/listen/production?query=*${more}`
  const [fresh, all, old] = await Promise.all([
    follow(address('2025-02-19')),
    follow(address('2025-02-19', '&includeAllVersions=true')),
    follow(address('2024-01-01')),
  ])
  for (const stream of [fresh, all, old]) await stream.until(1)
  await write('drafts.a', 'draft')
  await write('a', 'published')
  const ids = async ({until}: typeof fresh, count: number) =>
    (await until(count)).slice(1).map(({data}) => data.documentId)
  expect(await ids(fresh, 2)).toEqual(['a'])
  expect(await ids(all, 3)).toEqual(['drafts.a', 'a'])
  expect(await ids(old, 3)).toEqual(['drafts.a', 'a'])
  for (const stream of [fresh, all, old]) await stream.close()
})

test('refuses a listener with a slow pattern', async () => {
  const stream = await follow('/v2025-02-19/data/listen/production?query=*[title match "*a*b"]')
  const [refused] = await stream.until(1)
  expect(refused).toMatchObject({event: 'channelError', data: {statusCode: 400}})
  await stream.close()
})

describe('live events', () => {
  const tagsOf = async (query: string) => (await lake.client.fetch(query, {}, {filterResponse: false})).syncTags ?? []
  const next = (since: LiveEvent[], count: number, change: () => Promise<unknown>, options = {}) =>
    new Promise<LiveEvent[]>((resolve, reject) => {
      const subscription = lake
        .clientWith({token: 'any'})
        .live.events(options)
        .subscribe({
          next: (event) => {
            since.push(event)
            if (event.type === 'welcome') void change()
            if (since.length < count) return
            subscription.unsubscribe()
            resolve(since)
          },
          error: reject,
        })
    })

  test('have the tags of a query: a document, a type, or anything', async () => {
    await write('a', 'one')
    await lake.client.create({_id: 'p', _type: 'price', plan: {_type: 'reference', _ref: 'a'}})
    const [, event] = await next([], 2, () => write('a', 'two'))
    const told = event?.type === 'message' ? event.tags : []
    const isTold = async (query: string) => (await tagsOf(query)).some((tag) => told.includes(tag))
    expect(await isTold('*[_id == "a"][0]')).toBe(true)
    expect(await isTold('{"plans": *[_type == "plan"]}')).toBe(true)
    expect(await isTold('*[_type == "price"]{plan->{name}}')).toBe(true)
    expect(await isTold('*[name == "x"]')).toBe(true)
    expect(await isTold('*[_type == "price"]{_id}')).toBe(false)
    expect(await isTold('*[_id == "b"][0]')).toBe(false)
    expect(await isTold('*[_type match "x"]._id')).toBe(true)
  })

  test('include drafts only when requested', async () => {
    const both = async () => {
      await write('drafts.a', 'draft')
      await write('b', 'published')
    }
    expect((await next([], 2, both)).map(({type}) => type)).toEqual(['welcome', 'message'])
    expect((await next([], 3, both, {includeDrafts: true})).map(({type}) => type)).toEqual([
      'welcome',
      'message',
      'message',
    ])
  })

  test('are sent to a client that was away', async () => {
    const {transactionId} = await lake.client.mutate([{create: {_id: 'a', _type: 'plan'}}], {
      returnDocuments: false,
      returnFirst: false,
    })
    await write('b', 'missed')
    const stream = await follow('/v2025-02-19/data/live/events/production', {'last-event-id': transactionId})
    const [welcome, missed] = await stream.until(2)
    expect([welcome?.event, missed?.event]).toEqual(['welcome', 'message'])
    expect(missed?.data.tags).toEqual(expect.arrayContaining(await tagsOf('*[_id == "b"]')))
    await stream.close()
    for (const unknown of ['nothing', welcome?.id ?? '']) {
      const lost = await follow('/v2025-02-19/data/live/events/production', {'last-event-id': unknown})
      expect((await lost.until(1))[0]?.event).toBe('restart')
      await lost.close()
    }
  })
})

describe('the events of a document', () => {
  const act = (...actions: object[]) => lake.client.action(actions as never)
  const ids = {draftId: 'drafts.a', publishedId: 'a'}
  const of = (id: string, more = '') =>
    lake.client.request<{events: Record<string, {type: string; [field: string]: string}[]>; nextCursor: string}>({
      url: `/data/history/production/events/documents/${id}${more}`,
    })
  const typesOf = async (id: string) => (await of(id)).events[id]?.map(({type}) => type)

  test('are creation, publication, unpublication and deletion, newest first', async () => {
    await write('drafts.a', 'one')
    await lake.client.patch('drafts.a').set({name: 'two'}).commit()
    await act({actionType: 'sanity.action.document.publish', ...ids})
    await act({actionType: 'sanity.action.document.unpublish', ...ids})
    await act({actionType: 'sanity.action.document.publish', ...ids})
    await act({actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts: []})
    expect(await typesOf('a')).toEqual([
      ...['deleteDocumentGroup', 'publishDocumentVersion', 'unpublishDocument', 'publishDocumentVersion'],
    ])
    expect((await typesOf('drafts.a'))?.at(-1)).toBe('createDocumentVersion')
    const page = await of('a', '?limit=3')
    expect([page.events.a?.length, page.nextCursor]).toEqual([3, '3'])
    const published = (await of('a')).events.a?.at(-1)
    const at = await lake.client.request({
      url: `/data/history/production/documents/drafts.a?revision=${published?.versionRevisionId}`,
    })
    expect(at).toMatchObject({documents: [{name: 'two'}]})
  })

  test('are the writes of a document that is edited without drafts', async () => {
    await write('b', 'one')
    await write('b', 'two')
    expect(await typesOf('b')).toEqual(['updateLiveDocument', 'createLiveDocument'])
  })
})
