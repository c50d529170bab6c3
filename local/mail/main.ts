import {mkdirSync, readdirSync, readFileSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import PostalMime, {type Attachment} from 'postal-mime'
import {SMTPServer} from 'smtp-server'
import {writeAtomically} from '../data/atomicWrite.ts'
import {guarded, KEEP_ALIVE, LOOPBACK, requestUrl} from '../http/loopback.ts'
import {AccessPoint} from '../peppol/accessPoint.ts'
import {readSettings} from '../settings/environment.ts'
import {readable} from '../supervision/readable.ts'
import {serve} from '../supervision/service.ts'
import {filesOf, listPage, messagePage, notFoundPage, peppolPage, withPictures} from './pages.ts'

/**
 * SMTP sink: takes every message and sends none on. Each is kept as an .eml file, which the pages show, beside the documents
 * that the emulated access point of Peppol took.
 */
const {ports, folder} = readSettings()
const inbox = path.join(folder, 'mail')
mkdirSync(inbox, {recursive: true})
let count = 0
const accessPoint = new AccessPoint(path.join(folder, 'peppol'))

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', async () => {
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${++count}.eml`
      try {
        await writeAtomically(path.join(inbox, name), Buffer.concat(chunks))
        done()
      } catch (error) {
        console.error('mail.not_stored', readable(error))
        done(Object.assign(new Error('No room for it now'), {responseCode: 452})) // the sender tries again
      }
    })
  },
})
await new Promise<void>((resolve, reject) => {
  smtp.once('error', reject)
  smtp.listen(ports.smtp, LOOPBACK, resolve)
})
smtp.on('error', (error) => console.error('mail.smtp_failed', error.message))

const names = () =>
  readdirSync(inbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
const read = (name: string) => PostalMime.parse(readFileSync(path.join(inbox, name)))
const readAll = () => Promise.all(names().map(async (name) => ({name, ...(await read(name))})))

const server = http.createServer(
  KEEP_ALIVE,
  guarded({origins: [], hasPages: true}, async (request, response) => {
    const {pathname} = requestUrl(request)
    if (pathname === '/') return void send(200, listPage(await readAll()))
    if (pathname === '/peppol') return void send(200, peppolPage(accessPoint.sent))
    if (pathname.startsWith('/peppol/')) return accessPoint.answer(request, response, pathname.slice('/peppol'.length))
    if (pathname === '/messages')
      return void response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(await readAll()))
    const [, name, part] = pathname.slice(1).match(/^([\w.-]+\.eml)(\/html|\/files\/\d+)?$/) ?? []
    if (!name || !names().includes(name)) return void send(404, notFoundPage('message'))
    const message = await read(name)
    if (!part) return void send(200, messagePage(name, message))
    if (part !== '/html') return sendFile(filesOf(message)[Number(part.split('/').pop())])
    // A message may hold anything, so it is shown without scripts, forms or external addresses.
    response.setHeader(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    send(200, withPictures(message))

    function sendFile(file: Attachment | undefined) {
      if (!file) return void send(404, notFoundPage('file'))
      response
        .writeHead(200, {
          'content-type': file.mimeType,
          'content-disposition': `attachment; filename="${file.filename?.replace(/[^\w.-]/g, '_') ?? 'file'}"`,
        })
        .end(Buffer.from(file.content as ArrayBuffer))
    }

    function send(status: number, text: string) {
      response.writeHead(status, {'content-type': 'text/html; charset=utf-8'}).end(text)
    }
  }),
)

await serve(server, ports.mail, () => new Promise<void>((done) => smtp.close(() => done())))
