import type {Database} from '../../database/database.ts'
import {drawPdf} from './pdf.ts'
import {type Invoice, keepFile, keptFile} from './store.ts'

/** The PDF of an invoice: as it was kept, or made from what was frozen, and kept. */
export async function pdfOf({number, issuedAt, data}: Invoice, database: Database): Promise<Buffer> {
  const kept = await keptFile(database, number)
  if (kept) return kept
  await keepFile(database, number, await drawPdf(data, new Date(issuedAt)))
  return (await keptFile(database, number)) as Buffer
}
