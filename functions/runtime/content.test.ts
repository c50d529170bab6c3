import {contentClient} from './content.ts'

const {fetch} = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

/** Asks a CMS that gives this answer. */
function asked(status: number, answer: unknown) {
  const calls: {url: URL; headers: unknown; body: unknown}[] = []
  globalThis.fetch = async (url, init) => {
    calls.push({url: new URL(String(url)), headers: init?.headers, body: JSON.parse(String(init?.body))})
    return Response.json(answer, {status})
  }
  return calls
}

test('reads published content from Sanity itself, not from its cache, with the token', async () => {
  const calls = asked(200, {result: [{_id: 'a'}]})
  const client = contentClient({projectId: 'abc', dataset: 'production', token: 'a-token'})
  expect(await client.fetch('*[_id == $id]', {id: 'a & b'})).toEqual([{_id: 'a'}])
  const [{url, headers, body} = {url: new URL('http://none'), headers: {}, body: {}}] = calls
  expect(url.origin).toBe('https://abc.api.sanity.io')
  expect(url.pathname).toMatch(/^\/v\d{4}-\d\d-\d\d\/data\/query\/production$/)
  expect(url.searchParams.get('perspective')).toBe('published')
  expect(headers).toMatchObject({authorization: 'Bearer a-token'})
  expect(body).toEqual({query: '*[_id == $id]', params: {id: 'a & b'}})
})

test('on one machine it is read from the lake', async () => {
  const calls = asked(200, {result: 1})
  await contentClient({lakeUrl: 'http://localhost:3333'}).fetch('1')
  expect(calls[0]?.url.href).toMatch(/^http:\/\/localhost:3333\/v[\d-]+\/data\/query\/production\?/)
})

test('an answer that is no answer is an error: a price is never guessed', async () => {
  asked(502, {})
  await expect(contentClient({lakeUrl: 'http://localhost:3333'}).fetch('1')).rejects.toThrow('502')
})

test('a CMS that answers late is no CMS to a visitor, and is waited for by what publishes', async () => {
  globalThis.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => resolve(Response.json({result: 1})), 100)
      init?.signal?.addEventListener('abort', () => {
        clearTimeout(late)
        reject(init.signal?.reason)
      })
    })
  const source = {lakeUrl: 'http://localhost:3333'}
  await expect(contentClient(source, 1).fetch('1')).rejects.toThrow('timeout')
  expect(await contentClient(source, 20_000).fetch('1')).toBe(1)
})
