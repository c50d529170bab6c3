import type {Language} from '../../../domain/texts/languages.ts'
import {type EvenTable, MOST_COLUMNS, newCell, newColumn, newRow} from './tableValue.ts'

/** A cell by its place; the head is row -1. */
export type Place = {row: number; column: number}
export const HEAD = -1

const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.toSpliced(from, 1)
  return to < 0 || to >= items.length ? [...items] : rest.toSpliced(to, 0, items[from] as T)
}

export function withText(table: EvenTable, {row, column}: Place, language: Language, text: string): EvenTable {
  const written = <T extends EvenTable['columns'][number]>(cell: T): T => ({...cell, [language]: text})
  const at = <T extends EvenTable['columns'][number]>(cells: readonly T[]) =>
    cells.map((cell, index) => (index === column ? written(cell) : cell))
  if (row === HEAD) return {...table, columns: at(table.columns)}
  return {
    ...table,
    rows: table.rows.map((each, index) => (index === row ? {...each, cells: at(each.cells)} : each)),
  }
}

export const withRow = (table: EvenTable, at: number): EvenTable => ({
  ...table,
  rows: table.rows.toSpliced(at, 0, newRow(table.columns.map(() => newCell()))),
})

export const withoutRow = (table: EvenTable, at: number): EvenTable => ({...table, rows: table.rows.toSpliced(at, 1)})

export const withRowMoved = (table: EvenTable, from: number, to: number): EvenTable => ({
  ...table,
  rows: moved(table.rows, from, to),
})

const inEachRow = ({columns, rows}: EvenTable, change: <T>(cells: readonly T[], make: () => T) => T[]): EvenTable => ({
  columns: change(columns, newColumn),
  rows: rows.map((row) => ({...row, cells: change(row.cells, newCell)})),
})

export const withColumn = (table: EvenTable, at: number): EvenTable =>
  inEachRow(table, (cells, make) => cells.toSpliced(at, 0, make()))

export const withoutColumn = (table: EvenTable, at: number): EvenTable =>
  inEachRow(table, (cells) => cells.toSpliced(at, 1))

export const withColumnMoved = (table: EvenTable, from: number, to: number): EvenTable =>
  inEachRow(table, (cells) => moved(cells, from, to))

/** Writes pasted cells from a place on, with the rows and columns that they need; `left` is how many columns did not fit. */
export function withCells(
  table: EvenTable,
  {row, column}: Place,
  language: Language,
  cells: readonly (readonly string[])[],
): {table: EvenTable; left: number} {
  const wanted = column + Math.max(0, ...cells.map(({length}) => length))
  const width = Math.max(table.columns.length, Math.min(MOST_COLUMNS, wanted))
  let grown = table
  while (grown.columns.length < width) grown = withColumn(grown, grown.columns.length)
  while (grown.rows.length < row + cells.length) grown = withRow(grown, grown.rows.length)
  const filled = cells.reduce(
    (before, line, down) =>
      line
        .slice(0, width - column)
        .reduce(
          (each, text, right) => withText(each, {row: row + down, column: column + right}, language, text),
          before,
        ),
    grown,
  )
  return {table: filled, left: Math.max(0, wanted - width)}
}
