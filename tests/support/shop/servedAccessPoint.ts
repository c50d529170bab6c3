import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {KEEP_ALIVE} from '../../../local/http/loopback.ts'
import {AccessPoint} from '../../../local/peppol/accessPoint.ts'

/** The emulated access point of Peppol over HTTP, with the environment that names it; `calls` are those that it got. */
export async function serveAccessPoint() {
  const folder = mkdtempSync(path.join(tmpdir(), 'peppol-'))
  const accessPoint = new AccessPoint(folder)
  const calls: string[] = []
  const server = http.createServer(KEEP_ALIVE, (request, response) => {
    calls.push(`${request.method} ${request.url?.replace(/[\w-]{36}/, 'guid')}`)
    void accessPoint.answer(request, response, request.url ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  const environment = {PEPPOL_URL: `http://127.0.0.1:${port}`, PEPPOL_KEY: 'key', PEPPOL_SENDER: '1'}
  Object.assign(process.env, environment)
  return {
    accessPoint,
    calls,
    async close() {
      for (const name of Object.keys(environment)) delete process.env[name]
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(folder, {recursive: true})
    },
  }
}
