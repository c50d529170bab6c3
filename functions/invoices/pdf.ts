import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {buffer} from 'node:stream/consumers'
import {languageRow} from '../model.ts'
import {rootWith} from '../ownFiles.ts'
import type {InvoiceData} from './data.ts'
import {drawSheet, MARGIN} from './sheet.ts'
import {invoiceView} from './view.ts'

/** netlify.toml deploys them with the functions that make PDFs. */
const FOLDER = 'functions/invoices/fonts'
/** By the names that sheet.ts knows them by. */
const FONTS = {
  regular: 'hanken-regular.ttf',
  strong: 'hanken-semibold.ttf',
  heading: 'bricolage-bold.ttf',
  other: 'noto-other.ttf',
}

/** The PDF of an invoice: the same bytes whenever it is made of the same data. Tagged, so that it can be read out. */
export async function drawPdf(data: InvoiceData, issuedAt: Date): Promise<Buffer> {
  // Here: the bundler makes one file of ours, and would load it with every function.
  const {default: PDFDocument} = await import('pdfkit')
  const view = invoiceView(data)
  const root = rootWith(`${FOLDER}/${FONTS.regular}`)
  const fonts = await Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => [name, await readFile(path.join(root, FOLDER, file))] as const),
  )
  const doc = new PDFDocument({
    size: 'A4',
    margins: {top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN},
    pdfVersion: '1.7',
    // The types know of PDF/A only.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: languageRow(data.language).locale,
    // Without a first font pdfkit would read one of its own.
    font: '',
    info: {
      Title: `${view.title}, ${data.seller.name}`,
      Author: data.seller.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const bytes = buffer(doc)
  for (const [name, font] of fonts) doc.registerFont(name, font)
  drawSheet(doc, view, data.brand)
  doc.end()
  return bytes
}
