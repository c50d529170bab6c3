import type {StaffLanguage} from './languages.ts'

/** A text in each language of the staff. */
export type Pair = readonly [nl: string, en: string]

/** A pair or a table of pairs, read in one language. */
type Words<Table> = Table extends Pair ? string : {readonly [Name in keyof Table]: Words<Table[Name]>}

/** The words of a pair or of a table of pairs, by language. */
export const byLanguage = <const Table extends object>(table: Table): Record<StaffLanguage, Words<Table>> => ({
  nl: column(table, 0),
  en: column(table, 1),
})

const column = <Table>(table: Table, language: 0 | 1): Words<Table> =>
  JSON.parse(JSON.stringify(table), (_, entry) => (Array.isArray(entry) ? entry[language] : entry))
