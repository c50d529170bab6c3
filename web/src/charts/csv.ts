import {type Language, languageRow} from '../../../domain/texts/languages.ts'

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`

/** Formats rows as CSV (RFC 4180); the first row is the header. */
export const csv = (rows: readonly (readonly (string | number)[])[], language: Language): string =>
  rows.map((row) => `${row.map(cell).join(languageRow(language).csvSeparator)}\r\n`).join('')

/** CSV as a data URL for a download link. The byte order mark tells Excel that it is UTF-8. */
export const csvAddress = (rows: Parameters<typeof csv>[0], language: Language): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${csv(rows, language)}`)}`
