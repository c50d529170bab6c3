import type {Database} from '../../database/database.ts'
import {filesOf} from './file.ts'
import {FILE_TYPES, type FileType, fileName} from './fileName.ts'
import type {Invoice} from './store.ts'

/** The file of an invoice that an address asks for, for one reader: the PDF, or with `file=xml` the e-invoice; null without one. */
export async function replyFile(
  invoice: Invoice,
  asked: URLSearchParams,
  database: Database,
): Promise<Response | null> {
  const type: FileType = asked.get('file') === 'xml' ? 'xml' : 'pdf'
  const {pdf, ubl} = await filesOf(invoice, database)
  const content = type === 'pdf' ? new Uint8Array(pdf) : ubl
  if (content === null) return null
  return new Response(content, {
    headers: {
      'content-type': FILE_TYPES[type],
      'content-disposition': `${type === 'pdf' ? 'inline' : 'attachment'}; filename="${fileName(invoice, type)}"`,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
}
