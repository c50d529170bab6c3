import type {Language} from '../../../domain/texts/languages.ts'

/** A table of the form, which may be half made. */
export type Cell = {_key: string; _type?: string} & Partial<Record<Language, string>>
type Row = {_key: string; _type?: string; cells?: Cell[]}
export type TableValue = {columns?: Cell[]; rows?: Row[]}
/** A table with as many cells in each row as it has columns. */
export type EvenTable = {columns: Cell[]; rows: (Row & {cells: Cell[]})[]}

/** As the schema has it. */
const LEAST_COLUMNS = 2
export const MOST_COLUMNS = 5

type Words = Partial<Record<Language, string>>

const newKey = () => crypto.randomUUID().slice(0, 12)
export const newColumn = (words: Words = {}): Cell => ({_type: 'localeString', _key: newKey(), ...words})
export const newCell = (words: Words = {}): Cell => ({_type: 'localeText', _key: newKey(), ...words})
export const newRow = (cells: Cell[]): EvenTable['rows'][number] => ({_type: 'tableRow', _key: newKey(), cells})

/** Whether cells make a table of a page: a head, a row, and as many columns as one may have. */
export const isTable = (cells: readonly (readonly string[])[]) => {
  const columns = cells[0]?.length ?? 0
  return cells.length > 1 && columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS
}

/** A table as a part of a page, of cells in one language; the first row is its head. */
export function tablePartOf([head = [], ...rows]: readonly (readonly string[])[], language: Language) {
  return {
    _type: 'tablePart',
    _key: newKey(),
    columns: head.map((words) => newColumn({[language]: words})),
    rows: rows.map((cells) => newRow(cells.map((words) => newCell({[language]: words})))),
  }
}

/** The table as a grid shows it: at least two columns and a row, and a cell for each column. */
export function evenTable({columns = [], rows = []}: TableValue): EvenTable {
  const width = Math.max(LEAST_COLUMNS, columns.length, ...rows.map(({cells = []}) => cells.length))
  const filled = <T>(items: readonly T[], make: () => T) => [
    ...items,
    ...Array.from({length: width - items.length}, make),
  ]
  const even = rows.map((row) => ({...row, cells: filled(row.cells ?? [], newCell)}))
  return {
    columns: filled(columns, newColumn),
    rows: even.length > 0 ? even : [newRow(Array.from({length: width}, () => newCell()))],
  }
}
