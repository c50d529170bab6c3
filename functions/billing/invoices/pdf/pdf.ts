import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {buffer} from 'node:stream/consumers'
import {type Face, lettersOf, missingLetters} from '../../../../domain/brand/typefaceLetters.ts'
import {languageRow} from '../../../../domain/texts/languages.ts'
import {rootWith} from '../../../runtime/ownFiles.ts'
import type {InvoiceData} from '../data.ts'
import {invoiceView} from '../view.ts'
import {drawSheet, MARGIN} from './sheet.ts'

/** netlify.toml deploys them with the functions that make PDFs. */
const FOLDER = 'functions/billing/invoices/fonts'
/** By the names that sheet.ts knows them by. */
const FONTS = {
  regular: 'hanken-regular.ttf',
  strong: 'hanken-semibold.ttf',
  heading: 'bricolage-bold.ttf',
  other: 'noto-other.ttf',
}

type Fonts = readonly (readonly [name: FontName, file: Buffer])[]
type FontName = keyof typeof FONTS

function readFonts(): Promise<Fonts> {
  const root = rootWith(`${FOLDER}/${FONTS.regular}`)
  const names = Object.keys(FONTS) as FontName[]
  return Promise.all(names.map(async (name) => [name, await readFile(path.join(root, FOLDER, FONTS[name]))] as const))
}

/** The typefaces for a text of a weight, in order of preference. */
function facesOf(fonts: Fonts): (weight: FontName) => Face[] {
  const faces = new Map(fonts.map(([name, file]) => [name, {name, letters: lettersOf(file)}]))
  return (weight) => [weight, 'other' as const].flatMap((name) => faces.get(name) ?? [])
}

/** Opens what tells the characters of texts that an invoice cannot show, each once. */
export async function openLetters(): Promise<(texts: readonly string[]) => string[]> {
  const faces = facesOf(await readFonts())('regular')
  return (texts) => missingLetters(texts.join(' '), faces)
}

/** The PDF of an invoice: the same bytes whenever it is made of the same data. Tagged, so that it can be read out. */
export async function drawPdf(data: InvoiceData, issuedAt: Date): Promise<Buffer> {
  // Here: the bundler makes one file of ours, and would load it with every function.
  const {default: PDFDocument} = await import('pdfkit')
  const view = invoiceView(data)
  const fonts = await readFonts()
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
  drawSheet(doc, view, data.brand, facesOf(fonts))
  doc.end()
  return bytes
}
