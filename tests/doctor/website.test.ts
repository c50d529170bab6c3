import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import https from 'node:https'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import {askWebsite, attempt} from '../../local/doctor/requests.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {makeCertificate} from '../support/services/certificate.ts'

/** Runs over TLS against a server under its own name, as against a live site. */
let folder: string
let server: https.Server
let port: number
let received: string[]
const trusted = tls.getCACertificates()

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'website-'))
  const {key, certificate} = makeCertificate(path.join(folder, 'tls'), ['localhost'])
  tls.setDefaultCACertificates([...trusted, certificate])
  received = []
  server = https.createServer({...KEEP_ALIVE, key, cert: certificate}, (request, response) => {
    received.push(`${request.method} ${request.url}`)
    const location = `https://localhost:${port}/elsewhere`
    response.writeHead(301, {location, 'strict-transport-security': 'max-age=31536000'}).end('moved')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  tls.setDefaultCACertificates(trusted)
  server.close()
  rmSync(folder, {recursive: true})
})

test('reports the answer of a website as it is, and follows no redirect', async () => {
  const answer = await askWebsite(`https://localhost:${port}/api/mollie-webhook?a=b`, null, {
    method: 'POST',
    body: 'id',
  })
  expect(answer).toMatchObject({
    status: 301,
    headers: {location: `https://localhost:${port}/elsewhere`, 'strict-transport-security': 'max-age=31536000'},
    body: 'moved',
  })
  expect(received).toEqual(['POST /api/mollie-webhook?a=b'])
})

test('reports an untrusted certificate without Node’s advice to developers', async () => {
  tls.setDefaultCACertificates(trusted)
  const refused = {failed: 'self-signed certificate', status: null}
  expect(await attempt(() => askWebsite(`https://localhost:${port}/`, null))).toEqual(refused)
  expect(received).toEqual([])
})
