import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {type Books, readBooks} from '../../billing/books/books.ts'
import {filesOf} from '../../billing/invoices/file.ts'
import {fileName} from '../../billing/invoices/fileName.ts'
import {invoiceOf, invoicesBetween} from '../../billing/invoices/store.ts'
import {boundsOf, isMonth, isQuarter, monthOf, quarterOf} from '../../billing/ledger/month.ts'
import type {Database} from '../../database/database.ts'
import {replyDownload, replyPage} from '../../http/response.ts'
import type {Services} from '../../runtime/services.ts'
import {CSV_TYPE} from '../../ui/csv.ts'
import {mayUse} from '../access.ts'
import type {SignedInView} from '../adminPage.ts'
import {atMoneybird} from './bookDocuments.ts'
import {csvOf} from './csv.ts'
import {documentsCsv} from './documentsCsv.ts'
import {exportPage} from './exportPage.ts'
import {DOCUMENTS_IN_ZIP, type ZippedFile, zipOf} from './zip.ts'

/** The page of the books of a month or quarter, or one of its files. */
export async function showBooks(
  view: SignedInView,
  months: readonly string[],
  {database, mode, now}: Pick<Services, 'database' | 'mode'> & {now: Date},
): Promise<Response> {
  const {searchParams} = view.url
  const asked = searchParams.get('period')
  const period = isMonth(asked) || isQuarter(asked) ? asked : monthOf(now)
  const file = searchParams.get('file')
  const documents = () => invoicesBetween(database, boundsOf(period), mode)
  if (file === 'documents')
    return replyDownload(`facturen-${period}.csv`, streamOf(documentsCsv(documents(), view.language)), CSV_TYPE)
  const read = await readBooks(database, period, mode)
  const books = mayUse(view.session, 'order') ? read : {...read, entries: read.entries.map(withoutPerson)}
  if (file === 'csv') return replyDownload(`export-${period}.csv`, csvOf(books.entries, view.language), CSV_TYPE)
  if (file === 'zip') {
    const part = Math.max(1, Number(searchParams.get('part')) || 1)
    const numbers = books.documents
      .map(({number}) => number)
      .slice((part - 1) * DOCUMENTS_IN_ZIP, part * DOCUMENTS_IN_ZIP)
    const files = filesOfZip({books, numbers, part, period, database, language: view.language, documents, now})
    const name = `boekhouding-${period}${part > 1 ? `-${part}` : ''}.zip`
    return replyDownload(name, zipOf(files), 'application/zip')
  }
  const quarters = [...new Set(months.map(quarterOf))]
  const moneybird = await atMoneybird({database, mode}, period)
  const isStarted = searchParams.get('done') === 'bookDocuments'
  return replyPage(200, exportPage({period, months, quarters, books, moneybird, isStarted}, view))
}

/** Documents name the company and its address; the person behind it is no matter of the books. */
const withoutPerson = (entry: Books['entries'][number]) => ({...entry, customerName: '', customerEmail: ''})

type Zipped = {
  books: Books
  numbers: readonly string[]
  part: number
  period: string
  database: Database
  language: StaffLanguage
  documents: () => Parameters<typeof documentsCsv>[0]
  now: Date
}

/** The sheets, in the first part, and the files of each document. */
async function* filesOfZip({
  books,
  numbers,
  part,
  period,
  database,
  language,
  documents,
  now,
}: Zipped): AsyncGenerator<ZippedFile> {
  if (part === 1) {
    const at = now.toISOString()
    yield {name: `export-${period}.csv`, at, bytes: Buffer.from(csvOf(books.entries, language)), isText: true}
    let lines = ''
    for await (const line of documentsCsv(documents(), language)) lines += line
    yield {name: `facturen-${period}.csv`, at, bytes: Buffer.from(lines), isText: true}
  }
  for (const number of numbers) {
    const invoice = await invoiceOf(database, number)
    if (!invoice) continue
    const {pdf, ubl} = await filesOf(invoice, database)
    const at = invoice.issuedAt
    yield {name: fileName(invoice, 'pdf'), at, bytes: pdf}
    if (ubl !== null) yield {name: fileName(invoice, 'xml'), at, bytes: Buffer.from(ubl), isText: true}
  }
}

const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const {value, done} = await texts.next()
      if (done) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
  })
