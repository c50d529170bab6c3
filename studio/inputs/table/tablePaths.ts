import type {Path, PathSegment} from 'sanity'
import {isLanguage, type Language} from '../../../domain/texts/languages.ts'
import {HEAD, type Place} from './tableEdits.ts'
import type {Cell, EvenTable, TableValue} from './tableValue.ts'

export type At = Place & {language: Language}

const cellAt = ({columns, rows}: EvenTable, {row, column}: Place): Cell | undefined =>
  row === HEAD ? columns[column] : rows[row]?.cells[column]

export const textAt = (table: EvenTable, {language, ...place}: At): string => cellAt(table, place)?.[language] ?? ''

/** Path of a cell within its table. */
export function pathOf(table: EvenTable, place: Place): Path {
  const cell = {_key: cellAt(table, place)?._key ?? ''}
  return place.row === HEAD ? ['columns', cell] : ['rows', {_key: table.rows[place.row]?._key ?? ''}, 'cells', cell]
}

const keyOf = (segment: PathSegment | undefined) =>
  typeof segment === 'object' && '_key' in segment ? segment._key : undefined

/** The cell that a path within the table leads to, in the language that it names or the first; null when it is none. */
export function placeOf({columns, rows}: EvenTable, path: Path, languages: readonly Language[]): At | null {
  const last = path.at(-1)
  const language = isLanguage(last) ? last : languages[0]
  const isHead = path[0] === 'columns'
  const row = isHead ? HEAD : rows.findIndex(({_key}) => _key === keyOf(path[1]))
  const cells = isHead ? columns : (rows[row]?.cells ?? [])
  const column = cells.findIndex(({_key}) => _key === keyOf(path[isHead ? 1 : 3]))
  return language && (isHead || row >= 0) ? {row, column: Math.max(0, column), language} : null
}

/** Whether a cell is in the document, and not only in the grid. */
export const isStored = ({columns = [], rows = []}: TableValue, {row, column}: Place) =>
  (row === HEAD ? columns[column] : rows[row]?.cells?.[column]) !== undefined

/** Whether a cell is written in another language only, which the site refuses; an empty one may still be written. */
export function isMissing(table: EvenTable, {language, ...place}: At): boolean {
  const {_key, _type, ...texts} = cellAt(table, place) ?? {_key: ''}
  return !texts[language]?.trim() && Object.values(texts).some((text) => text.trim() !== '')
}
