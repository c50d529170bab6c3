import type {Invoice} from './store.ts'

/** File name, such as "factuur-2026-00001.pdf". */
export const fileName = ({kind, data, number}: Pick<Invoice, 'kind' | 'data' | 'number'>) =>
  `${data.words[kind].toLowerCase().replace(/[^a-z]+/g, '-')}-${number}.pdf`

/** The PDF as an answer, for one reader. */
export const replyPdf = (invoice: Invoice, pdf: Buffer) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName(invoice)}"`,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
