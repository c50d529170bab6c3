import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {boxOf} from '../../billing/books/documents.ts'
import {type Invoice, signOf} from '../../billing/invoices/store.ts'
import {csvFormat} from '../../ui/csv.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** Invoices and credit notes as a CSV file, a line for each; it comes in pieces, since a quarter can be long. */
export async function* documentsCsv(invoices: AsyncIterable<Invoice>, language: StaffLanguage): AsyncGenerator<string> {
  const {documentColumns} = ADMIN_WORDS[language].export
  const format = csvFormat(language)
  yield format.file([Object.values(documentColumns).map(format.text)])
  for await (const invoice of invoices) yield format.line(lineOf(invoice, language, format))
}

function lineOf(
  {number, kind, data}: Invoice,
  language: StaffLanguage,
  {text, number: digits, amount}: ReturnType<typeof csvFormat>,
): string[] {
  const {order: w, export: words} = ADMIN_WORDS[language]
  const {issuedOn, corrects, orderId, customer, reference, plan, period, vatScheme, amounts} = data
  const {vatRate, exclVat, vat, total} = amounts
  const cents = (value: number) => amount(signOf(kind) * value)
  return [
    ...[number, issuedOn, w.invoiceKinds[kind], corrects?.number ?? '', orderId].map(text),
    ...[customer.name, customer.country, customer.vatNumber ?? '', customer.kvk ?? '', reference ?? ''].map(text),
    ...[plan, period.from, period.until, vatScheme ? words.schemes[vatScheme] : ''].map(text),
    text(boxOf({isReversed: vatScheme !== undefined, vatRate})),
    digits(String(vatRate)),
    ...[exclVat, vat, total].map(cents),
  ]
}
