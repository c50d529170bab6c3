import type {Cents} from '../../domain/money/money.ts'
import {type Language, languageRow} from '../../domain/texts/languages.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** Excel takes a file for UTF-8 when it begins so. */
const MARK = '\uFEFF'

/** The cells and lines of a file as spreadsheets of a language read it. */
export function csvFormat(language: Language) {
  const {locale, csvSeparator} = languageRow(language)
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({type}) => type === 'decimal')?.value
  const number = (value: string) => value.replace('.', decimal ?? '.')
  const line = (row: readonly string[]) => `${row.join(csvSeparator)}\r\n`
  return {
    number,
    text,
    amount: (cents: Cents) => number((cents / 100).toFixed(2)),
    line,
    file: (rows: readonly string[][]) => MARK + rows.map(line).join(''),
  }
}

/** Quoted always; what a spreadsheet would take for a formula begins with an apostrophe. */
const text = (value: string) =>
  UNSAFE.test(value) ? `"${value.replace(FORMULA, "'$&").replaceAll('"', '""')}"` : `"${value}"`
const FORMULA = /^[=+\-@\t\r]/
/** Few texts are; a month has tens of thousands. */
const UNSAFE = /^[=+\-@\t\r]|"/
