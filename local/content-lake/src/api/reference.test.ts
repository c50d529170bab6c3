import {REFERENCE} from './reference.fixture.ts'
import {API_VERSION, type ServedLake, serveLake} from './testLake.fixture.ts'

let lake: ServedLake
beforeAll(async () => {
  lake = await serveLake()
  await lake.client.create({_id: 'drafts.p', _type: 'plan', name: 'Draft'})
  await lake.client.mutate([{create: {_id: 'p', _type: 'plan', name: 'Old'}}], {transactionId: 'first'})
  await lake.client.mutate([{patch: {id: 'p', set: {name: 'New'}}}], {transactionId: 'second'})
  await lake.client.mutate([{create: {_id: 'gone', _type: 'faq'}}, {create: {_id: 'f', _type: 'faq'}}])
  await lake.client.delete('gone')
})
afterAll(() => lake.close())

async function ask(call: string, body?: unknown) {
  const [method = 'GET', address = ''] = call.split(' ')
  const isText = typeof body === 'string'
  const answer = await fetch(`${lake.url}/v${API_VERSION}${address}`, {
    method,
    ...(body !== undefined && {body: isText ? body : JSON.stringify(body)}),
    headers: {'content-type': isText ? 'image/svg+xml' : 'application/json'},
  })
  return {status: answer.status, text: await answer.text()}
}
const asJson = (text: string) => {
  const lines = text.trim().split('\n')
  return lines.length > 1 ? lines.map((line) => JSON.parse(line)) : JSON.parse(text)
}

test.each(Object.entries(REFERENCE))('%s: answers each call as documented, or refuses it by name', async (_, all) => {
  for (const [call, answer, body] of all) {
    const {status, text} = await ask(call, body)
    expect([call, asJson(text)]).toMatchObject([call, answer])
    if (!('error' in answer)) expect(`${status} ${call}`).toBe(`200 ${call}`)
    else expect(status).toBeLessThan(500)
  }
})

/** The text of a stream up to a pattern. */
async function heard(address: string, until: RegExp): Promise<string> {
  const stream = await fetch(`${lake.url}/v${API_VERSION}${address}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  let isWritten = false
  while (reader && !until.test(said)) {
    const {value, done} = await reader.read()
    if (done) break
    said += value
    if (isWritten || !said.includes('event: welcome')) continue
    isWritten = true
    await lake.client.mutate([
      {patch: {id: 'drafts.p', inc: {count: 1}}},
      {patch: {id: 'p', set: {name: said.length}}},
    ] as never)
  }
  await reader?.cancel()
  return said
}

test.each([
  ['', {documentId: 'p', transition: 'update', mutations: [expect.anything()], visibility: 'query'}],
  ['&includeResult=true', {result: {_id: 'p'}}],
  ['&includePreviousRevision=true', {previous: {_id: 'p'}}],
  ['&includeMutations=false', {documentId: 'p'}],
  ['&effectFormat=mendoza', {effects: {apply: expect.any(Array)}}],
  ['&visibility=transaction', {visibility: 'transaction'}],
  ['&includeAllVersions=true', {documentId: 'drafts.p'}],
  ['&evs_preamble=true', {documentId: 'p'}],
])('listen: heeds %j', async (parameters, event) => {
  const said = await heard(
    `/data/listen/production?query=*[_type==$t]&$t="plan"${parameters}`,
    /event: mutation\n.*\n\n/,
  )
  const told = JSON.parse(/event: mutation\ndata: (.*)\n/.exec(said)?.[1] ?? '')
  expect(told).toMatchObject(event)
  expect('mutations' in told).toBe(!parameters.includes('includeMutations=false'))
  expect(/^:.{2056}\n\n/.test(said)).toBe(parameters.includes('evs_preamble'))
})

test.each([
  ['', /event: message\ndata: \{"tags":\[.*\]\}\n\n/],
  ['?includeDrafts=true', /event: message\n.*\n\n/],
])('live: heeds %j', async (parameters, until) => {
  expect(await heard(`/data/live/events/production${parameters}`, until)).toMatch(until)
})
