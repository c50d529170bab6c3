import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {AccessPoint} from './accessPoint.ts'

const GUID = '9b2e7c41-0d3a-4f6e-8c15-7a9d2b4e6f80'
let folder: string
let accessPoint: AccessPoint
let server: http.Server
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'access-point-'))
  accessPoint = new AccessPoint(folder)
  server = http.createServer(
    {keepAliveTimeout: 65_000},
    (request, response) => void accessPoint.answer(request, response, request.url ?? ''),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  rmSync(folder, {recursive: true})
})

async function call(method: string, address: string, body?: unknown, key = 'Bearer key') {
  const {port} = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: {authorization: key},
    ...(body !== undefined && {body: JSON.stringify(body)}),
  })
  const text = await response.text()
  return {status: response.status, body: text && (JSON.parse(text) as {guid?: string})}
}
const document = (id = '87654321', idempotencyGuid = GUID) => ({
  ...{legalEntityId: 1, idempotencyGuid, routing: {eIdentifiers: [{scheme: 'NL:KVK', id}]}},
  document: {
    documentType: 'invoice',
    rawDocumentData: {document: Buffer.from('<Invoice/>').toString('base64'), parse: true, parseStrategy: 'ubl'},
  },
})

test('takes a document once by its key, keeps it, and has evidence of it', async () => {
  const first = await call('POST', '/document_submissions', document())
  expect(await call('POST', '/document_submissions', document())).toEqual(first)
  expect(new AccessPoint(folder).sent).toMatchObject([{receiver: 'NL:KVK:87654321', xml: '<Invoice/>'}])
  const {guid = ''} = first.body as {guid?: string}
  expect((await call('GET', `/document_submissions/${guid}/evidence`)).status).toBe(200)
  expect((await call('GET', `/document_submissions/${GUID}/evidence`)).status).toBe(404)
})

test.each([
  ['without a key', document(), '', 401],
  ['without a receiver', {...document(), routing: {eIdentifiers: []}}, undefined, 422],
  [
    'to a receiver of a numeric scheme',
    {...document(), routing: {eIdentifiers: [{scheme: '0106', id: '1'}]}},
    undefined,
    422,
  ],
  ['to a receiver outside the network', document('00000000'), undefined, 422],
])('refuses a document %s', async (_, body, key, status) => {
  expect((await call('POST', '/document_submissions', body, key)).status).toBe(status)
  expect(accessPoint.sent).toEqual([])
})

test('has no evidence for a receiver that is silent, and answers unknown calls with 404', async () => {
  const {body} = await call('POST', '/document_submissions', document('00000001'))
  const {guid = ''} = body as {guid?: string}
  expect((await call('GET', `/document_submissions/${guid}/evidence`)).status).toBe(404)
  expect((await call('GET', '/legal_entities')).status).toBe(404)
})

test('fails the next calls as it is told', async () => {
  expect((await call('PUT', '/faults', ['503', 'lost', 'reset'])).status).toBe(204)
  expect((await call('POST', '/document_submissions', document())).status).toBe(503)
  await expect(call('POST', '/document_submissions', document())).rejects.toThrow('fetch failed')
  expect(accessPoint.sent).toHaveLength(1)
  await expect(call('GET', '/')).rejects.toThrow('fetch failed')
  expect((await call('POST', '/document_submissions', document())).status).toBe(200)
  expect(accessPoint.sent).toHaveLength(1)
})
