import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createMollieClient} from '@mollie/api-client'
import type {Frame} from '../pages/html.ts'
import {Sandbox} from '../sandbox.ts'
import {KEEP_ALIVE} from '../server/guard.ts'
import {sandboxServer} from '../server/server.ts'
import {byContract} from './openapi.fixture.ts'

const KEY = 'test_sandboxsandboxsandbox'
/** The access token of the organisation, whose balance it is. */
const TOKEN = 'access_sandboxsandboxsandbox'

/** Mollie's own client for a sandbox. The client creates an https agent whatever the address, so it gets one for http. */
function clientFor(url: string) {
  const {Agent} = https
  try {
    https.Agent = http.Agent as unknown as typeof Agent
    return createMollieClient({apiKey: KEY, apiEndpoint: `${url}/v2/`})
  } finally {
    https.Agent = Agent
  }
}

/** Listens on a free port of this machine and returns the address. */
export async function listen(server: http.Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

export async function close(server: http.Server) {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** Serves a sandbox of a test's own, with Mollie's client for it. Closing it throws for answers that break Mollie's contract. */
export async function serveSandbox({frame, start}: {frame?: Frame; start?: Date} = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  const problems: string[] = []
  const server = http.createServer(KEEP_ALIVE)
  const url = await listen(server)
  const open = () => {
    const opened = new Sandbox(folder, {...(start && {start})})
    const [answer] = sandboxServer(opened, {url, ...(frame && {frame})}).listeners('request') as [http.RequestListener]
    server.removeAllListeners('request').on('request', byContract(answer, problems))
    return opened
  }
  let sandbox = open()
  const call = async (method: string, address: string, body?: unknown) => {
    const response = await fetch(`${url}/v2${address}`, {
      method,
      headers: {authorization: `Bearer ${/^\/(balances|settlements)/.test(address) ? TOKEN : KEY}`},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    })
    const text = await response.text()
    return {status: response.status, body: text ? JSON.parse(text) : null}
  }
  const control = (action: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/control/${action}`, {method: 'POST', body: JSON.stringify(body), headers})
  return {
    url,
    problems,
    mollie: clientFor(url),
    call,
    control,
    get sandbox() {
      return sandbox
    },
    /** Stops the sandbox and opens another on the same data. */
    restart() {
      sandbox.stop()
      sandbox = open()
    },
    async close() {
      await close(server)
      sandbox.stop()
      rmSync(folder, {recursive: true})
      if (problems.length > 0) throw new Error(`By Mollie’s contract: ${problems.join('; ')}`)
    },
  }
}

export type ServedSandbox = Awaited<ReturnType<typeof serveSandbox>>
