import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {sendFile} from './static.ts'

test('the file of a download that is broken off is closed, one that ends arrives whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  const file = path.join(folder, 'big.js')
  writeFileSync(file, Buffer.alloc(20_000_000))
  const sent: Promise<void>[] = []
  const server = http.createServer((_, response) => void sent.push(sendFile(file, response))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo

  const request = http.get({port, agent: false})
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.destroy()
  await Promise.all(sent)

  const whole = await fetch(`http://localhost:${port}`)
  expect((await whole.arrayBuffer()).byteLength).toBe(20_000_000)
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  rmSync(folder, {recursive: true})
})
