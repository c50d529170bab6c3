import {table} from '../../functions/ui/table.ts'
import {document, html} from '../http/html.ts'
import {type KeptInvoice, type Moneybird, rateName} from './moneybird.ts'

/** Page with the documents that were received, newest first. */
export function receivedPage({contacts, invoices}: Moneybird['kept']): string {
  const columns = ['Reference', 'Date', 'Contact', 'Excl. VAT', 'Incl. VAT', 'VAT rate', 'File']
  const rows = invoices.toReversed().map((invoice) => {
    const contact = contacts.find(({id}) => id === invoice.contact_id)
    const {reference, date, total_price_excl_tax, total_price_incl_tax, details_attributes, attachments} = invoice
    return [
      html`<strong class="amount">${reference}</strong>`,
      html`<span class="amount">${date}</span>`,
      `${contact?.company_name ?? ''} ${contact?.tax_number ?? ''}`,
      ...[total_price_excl_tax, total_price_incl_tax, rateName(details_attributes[0]?.tax_rate_id)],
      html`${attachments.map(({id, filename}) => html`<a href="/moneybird/files/${id}" download>${filename}</a>`)}`,
    ]
  })
  const list =
    rows.length === 0
      ? html`<p>Nothing yet. Documents come here from Books in the admin.</p>`
      : html`<div class="scroll">${table({columns: columns.map((label) => ({label})), rows})}</div>`
  return document(
    'Moneybird',
    html`<h1>Moneybird</h1><p class="muted">Documents that the product booked here.</p>${list}`,
  )
}

/** The PDF of a document. */
export function attachmentOf(invoices: readonly KeptInvoice[], id: string): Response {
  const file = invoices.flatMap(({attachments}) => attachments).find((each) => each.id === id)
  if (!file) return new Response('Not found', {status: 404})
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`,
    },
  })
}
