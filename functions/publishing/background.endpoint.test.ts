import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {inBackground} from '../../local/site/functions.ts'
import {Blobs} from '../../tests/hosted/blobs.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import publish, {config} from '../endpoints/publish.ts'
import {startInBackground} from '../runtime/background.ts'
import {publishInTurn} from './publishInTurn.ts'

const SECRET = 'a-secret-that-signs-what-is-published'
const RELEASE = {code: 'a'} as Release
const environment = process.env
const log = console.log
let blobs: Blobs

const urlOf = (server: http.Server) => `http://localhost:${(server.address() as AddressInfo).port}`
const close = (server: http.Server) => {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
}

beforeEach(async () => {
  blobs = new Blobs()
  await once(blobs.server.listen(0, '127.0.0.1'), 'listening')
  const edge = {edgeURL: urlOf(blobs.server), uncachedEdgeURL: urlOf(blobs.server), siteID: 'site', token: 'blobs'}
  const context = {...edge, deployID: '64f0c0ffee0000000000abcd', primaryRegion: 'us-east-2'}
  console.log = () => {} // the functions' log lines
  process.env = {
    ...environment,
    NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
    SANITY_WEBHOOK_SECRET: SECRET,
  }
})
afterEach(async () => {
  process.env = environment
  console.log = log
  await close(blobs.server)
})

/** A publication that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  const publish = () => new Promise<Release>((done) => ends.push(() => done(RELEASE)))
  return {ends, site: {publish, purge: async () => {}, now: Date.now}}
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((again) => setImmediate(again))
}

test('calls that come while a publication runs are one more after it', async () => {
  const {ends, site} = held()
  const first = publishInTurn(site)
  await until(() => ends.length === 1)
  expect(await Promise.all([publishInTurn(site), publishInTurn(site)])).toEqual([0, 0])
  ends[0]?.()
  await until(() => ends.length === 2)
  ends[1]?.()
  expect(await first).toBe(2)
})

test('a run that fails gives up its turn, and one that was ended is over after fifteen minutes', async () => {
  const {ends, site} = held()
  await expect(publishInTurn({...site, publish: () => Promise.reject(new Error('away'))})).rejects.toThrow('away')
  void publishInTurn(site)
  await until(() => ends.length === 1)
  expect(await publishInTurn(site)).toBe(0)
  const later = publishInTurn({...site, now: () => Date.now() + 15 * 60_000})
  await until(() => ends.length === 2)
  ends[1]?.()
  expect(await later).toBe(1)
})

test('a call that is not signed by this site does nothing', async () => {
  const call = (headers: Record<string, string>) =>
    publish(new Request('https://site.example/api/publish', {method: 'POST', body: '{}', headers}))
  expect((await call({})).status).toBe(401)
  const other = await encodeSignatureHeader('{}', Date.now(), 'another-secret-of-somebody')
  expect((await call({[SIGNATURE_HEADER_NAME]: other})).status).toBe(401)
  expect(blobs.entries.size).toBe(0)
})

test('a publication that fails throws, so that Netlify repeats it', async () => {
  blobs.isAway = true
  const signed = await encodeSignatureHeader('{}', Date.now(), SECRET)
  const headers = {[SIGNATURE_HEADER_NAME]: signed}
  const call = publish(new Request('https://site.example/api/publish', {method: 'POST', body: '{}', headers}))
  await expect(call).rejects.toThrow('publish answered 500')
})

test('is started by a signed call, which is answered before the work is done', async () => {
  expect(config.background).toBe(true)
  const works: Promise<unknown>[] = []
  const asked: (string | null)[] = []
  const answer = inBackground(async (request) => {
    asked.push(request.headers.get(SIGNATURE_HEADER_NAME) && (await request.text()))
    return Response.json({})
  })
  let status = 0
  const host = http.createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const headers = {[SIGNATURE_HEADER_NAME]: String(incoming.headers[SIGNATURE_HEADER_NAME])}
    const request = new Request(urlOf(host) + incoming.url, {method: 'POST', headers, body: Buffer.concat(chunks)})
    const response = await answer(request, {waitUntil: (work) => void works.push(work)})
    outgoing.writeHead(status || response.status).end()
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  process.env.URL = urlOf(host)
  await startInBackground('publish')
  await Promise.all(works)
  expect(asked).toEqual(['{"work":"publish"}'])
  status = 404
  await expect(startInBackground('publish')).rejects.toThrow('The background answered 404')
  await close(host)
})
