import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {mollieClient} from '../../functions/payments/mollie.ts'
import {KEEP_ALIVE} from '../loopback.ts'
import {byContract} from './openapi.fixture.ts'
import {Sandbox} from './sandbox.ts'
import {createSandbox} from './server.ts'
import {SandboxStore} from './store.ts'

const KEY = 'test_sandboxsandboxsandbox'

/** A sandbox of a test's own, and Mollie's client for it. Closing it says what was wrong with its answers by the contract. */
export async function serveSandbox() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  const sandbox = new Sandbox(new SandboxStore(folder))
  const server = http.createServer(KEEP_ALIVE).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const [answer] = createSandbox(sandbox, url).listeners('request') as [http.RequestListener]
  const problems: string[] = []
  server.on('request', byContract(answer, problems))
  const mollie = mollieClient({apiKey: KEY, sandboxUrl: url})
  const call = async (method: string, address: string, body?: unknown) => {
    const response = await fetch(`${url}/v2${address}`, {
      method,
      headers: {authorization: `Bearer ${KEY}`},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    })
    const text = await response.text()
    return {status: response.status, body: text ? JSON.parse(text) : null}
  }
  const control = (action: string, body: object) =>
    fetch(`${url}/control/${action}`, {method: 'POST', body: JSON.stringify(body)})
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    sandbox.stop()
    rmSync(folder, {recursive: true})
    if (problems.length > 0) throw new Error(`By Mollie’s contract: ${problems.join('; ')}`)
  }
  return {url, problems, sandbox, mollie, call, control, close}
}

export type ServedSandbox = Awaited<ReturnType<typeof serveSandbox>>
