import {mkdirSync, readdirSync, readFileSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import PostalMime, {type Attachment, type Email} from 'postal-mime'
import {SMTPServer} from 'smtp-server'
import {readSettings} from '../environment.ts'
import {document, html} from '../html.ts'
import {guarded, LOOPBACK, requestUrl} from '../loopback.ts'
import {serve} from '../service.ts'
import {writeWhole} from '../writeWhole.ts'

/** An SMTP sink: it takes every message and sends none on. Each is kept as an .eml file; the page shows them. */
const {ports, folder} = readSettings()
const inbox = path.join(folder, 'mail')
mkdirSync(inbox, {recursive: true})
let count = 0

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${++count}.eml`
      try {
        writeWhole(path.join(inbox, name), Buffer.concat(chunks))
        done()
      } catch (error) {
        console.error(`mail: ${error instanceof Error ? error.message : error}`)
        done(Object.assign(new Error('No room for it now'), {responseCode: 452})) // the sender tries again
      }
    })
  },
})
await new Promise<void>((resolve, reject) => {
  smtp.once('error', reject)
  smtp.listen(ports.smtp, LOOPBACK, resolve)
})
smtp.on('error', (error) => console.error(`mail: ${error.message}`))

const names = () =>
  readdirSync(inbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
const read = (name: string) => PostalMime.parse(readFileSync(path.join(inbox, name)))

const server = http.createServer(
  guarded({origins: [], hasPages: true}, async (request, response) => {
    const {pathname} = requestUrl(request)
    if (pathname === '/') return void send(200, await listPage())
    if (pathname === '/messages') {
      const messages = await Promise.all(names().map(async (name) => ({name, ...(await read(name))})))
      return void response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(messages))
    }
    const [, name, part] = pathname.slice(1).match(/^([\w.-]+\.eml)(\/html|\/files\/\d+)?$/) ?? []
    if (!name || !names().includes(name)) return void send(404, document('Not found', html`<p>No such message.</p>`))
    const message = await read(name)
    if (!part) return void send(200, messagePage(name, message))
    if (part !== '/html') return sendFile(filesOf(message)[Number(part.split('/').pop())])
    // A message may hold anything: it is shown without scripts, forms or addresses to load from.
    response.setHeader(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    send(200, withPictures(message))

    function sendFile(file: Attachment | undefined) {
      if (!file) return void send(404, document('Not found', html`<p>No such file.</p>`))
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

/** What is attached, without the pictures that the message shows. */
const filesOf = ({attachments}: Email) => attachments.filter(({contentId}) => !contentId)

/** The message with the pictures that travel in it. */
const withPictures = ({html: whole = '', attachments}: Email) =>
  attachments.reduce(
    (text, {contentId, mimeType, content}) =>
      contentId && typeof content !== 'string'
        ? text.replaceAll(
            `cid:${contentId.slice(1, -1)}`,
            `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
          )
        : text,
    whole,
  )

async function listPage(): Promise<string> {
  const rows = await Promise.all(
    names().map(async (name) => {
      const {subject, to, date} = await read(name)
      const time = date ? new Date(date).toLocaleString('nl-NL') : ''
      return html`<tr><td><a href="/${name}">${subject ?? '(no subject)'}</a></td><td>${to?.map((a) => a.address).join(', ')}</td><td>${time}</td></tr>`
    }),
  )
  const table =
    rows.length === 0
      ? html`<p>No mail yet. A confirmation comes here when a payment with a mail address is paid.</p>`
      : html`<div class="scroll"><table><thead><tr><th>Subject</th><th>To</th><th>Date</th></tr></thead><tbody>${rows}</tbody></table></div>`
  return document(
    'Mail',
    html`<h1>Mail</h1><p class="muted">What the product sent. Nothing leaves this computer.</p>${table}`,
  )
}

function messagePage(name: string, message: Awaited<ReturnType<typeof read>>): string {
  return document(
    message.subject ?? 'Message',
    html`<p><a href="/">← All mail</a></p><h1>${message.subject}</h1>
<p class="muted">From ${message.from?.address} to ${message.to?.map((a) => a.address).join(', ')}</p>
${filesOf(message).map(({filename}, index) => html`<p><a href="/${name}/files/${index}" download>${filename}</a></p>`)}
<h2>HTML</h2><iframe src="/${name}/html" title="The message as HTML" sandbox style="width:100%;height:48rem;border:1px solid;background:#fff"></iframe>
<h2>Text</h2><pre>${message.text}</pre>`,
  )
}

await serve(server, ports.mail, () => new Promise<void>((done) => smtp.close(() => done())))
