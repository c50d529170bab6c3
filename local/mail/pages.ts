import type {Attachment, Email} from 'postal-mime'
import {table} from '../../functions/ui/table.ts'
import {document, html} from '../http/html.ts'
import type {Sent} from '../peppol/accessPoint.ts'

/** Attachments without the pictures that the message shows. */
export const filesOf = ({attachments}: Email) => attachments.filter(({contentId}) => !contentId)

/** Message with its embedded pictures. */
export const withPictures = ({html: whole = '', attachments}: Email) =>
  attachments.reduce(
    (text, {contentId, mimeType, content}: Attachment) =>
      contentId && typeof content !== 'string'
        ? text.replaceAll(
            `cid:${contentId.slice(1, -1)}`,
            `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
          )
        : text,
    whole,
  )

const addresses = (to: Email['to']) => to?.map(({address}) => address).join(', ')

/** Page with the list of messages. */
export function listPage(messages: readonly (Pick<Email, 'subject' | 'to' | 'date'> & {name: string})[]): string {
  const rows = messages.map(({name, subject, to, date}) => [
    html`<a href="/${name}">${subject ?? '(no subject)'}</a>`,
    addresses(to) ?? '',
    date ? new Date(date).toLocaleString('nl-NL') : '',
  ])
  const list =
    rows.length === 0
      ? html`<p>No mail yet. A confirmation comes here when a payment with a mail address is paid.</p>`
      : html`<div class="scroll">${table({columns: ['Subject', 'To', 'Date'].map((label) => ({label})), rows})}</div>`
  return document(
    'Mail',
    html`<h1>Mail</h1><p class="muted">What the product sent. Nothing leaves this computer. E-invoices: <a href="/peppol">Peppol</a>.</p>${list}`,
  )
}

/** Page with the documents that went by Peppol. */
export function peppolPage(sent: readonly Sent[]): string {
  const rows = sent
    .toReversed()
    .map(({receiver, at, xml}) => [
      receiver,
      new Date(at).toLocaleString('nl-NL'),
      html`<details><summary>UBL</summary><pre>${xml}</pre></details>`,
    ])
  const list =
    rows.length === 0
      ? html`<p>None yet. An invoice comes here when its customer asked for Peppol on their own page.</p>`
      : html`<div class="scroll">${table({columns: ['Receiver', 'Date', 'Document'].map((label) => ({label})), rows})}</div>`
  return document('Peppol', html`${BACK}<h1>Peppol</h1>${list}`)
}

const BACK = html`<p><a href="/">← All mail</a></p>`

export const messagePage = (name: string, message: Email): string =>
  document(
    message.subject ?? 'Message',
    html`${BACK}<h1>${message.subject ?? 'Message'}</h1>
<p class="muted">From ${message.from?.address} to ${addresses(message.to)}</p>
${filesOf(message).map(({filename}, index) => html`<p><a href="/${name}/files/${index}" download>${filename ?? 'file'}</a></p>`)}
<h2>HTML</h2><iframe src="/${name}/html" title="The message as HTML" sandbox></iframe>
<h2>Text</h2><pre>${message.text}</pre>`,
  )

/** Page for a missing message or file. */
export const notFoundPage = (what: string): string =>
  document('Not found', html`${BACK}<h1>Not found</h1><p>There is no such ${what}.</p>`)
