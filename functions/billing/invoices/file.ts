import type {Database} from '../../database/database.ts'
import {fileName} from './fileName.ts'
import {drawPdf} from './pdf/pdf.ts'
import {type Invoice, type InvoiceFiles, keepFiles, keptFiles} from './store.ts'
import {ublOf} from './ubl/ubl.ts'

/** The files of an invoice: as they were kept, or made from what was frozen, and kept. */
export async function filesOf(invoice: Invoice, database: Database): Promise<InvoiceFiles> {
  const {number, issuedAt, data} = invoice
  const kept = await keptFiles(database, number)
  if (kept?.ubl) return kept
  const pdf = kept?.pdf ?? (await drawPdf(data, new Date(issuedAt)))
  const ubl = ublOf(data, {name: fileName(invoice, 'pdf'), content: pdf})
  if (kept && ubl === null) return kept
  await keepFiles(database, number, {pdf, ubl})
  return (await keptFiles(database, number)) as InvoiceFiles
}
