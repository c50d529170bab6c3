import {type RefObject, useEffect, useMemo, useRef} from 'react'
import {type ObjectInputProps, type Path, set} from 'sanity'
import {LANGUAGES, type Language} from '../../../domain/texts/languages.ts'
import {useShownLanguage} from '../texts/shownLanguage.ts'
import {cellName, type Step} from './TableCell.tsx'
import {HEAD, withRow, withText} from './tableEdits.ts'
import {type At, isStored, pathOf, placeOf} from './tablePaths.ts'
import {type EvenTable, evenTable, type TableValue} from './tableValue.ts'

/** The table of a form as a grid, and what changes it. */
export function useTable({value, onChange, focusPath, readOnly = false}: ObjectInputProps) {
  const stored = (value ?? {}) as TableValue
  const table = useMemo(() => evenTable((value ?? {}) as TableValue), [value])
  const shown = useShownLanguage()
  const languages = LANGUAGES.filter((language) => !shown || language === shown)
  const grid = useRef<HTMLTableElement>(null)
  const lead = useCursor(grid, table, {focusPath, languages})

  const write = ({columns = [], rows = []}: TableValue) => onChange([set(columns, ['columns']), set(rows, ['rows'])])
  function writeText({language, ...place}: At, text: string) {
    if (isStored(stored, place)) onChange(set(text, [...pathOf(table, place), language]))
    else write(withText(table, place, language, text))
  }
  /** To the cell above or below; below the last row is a new one. */
  function step({row, ...at}: At, by: Step) {
    if (row + by >= table.rows.length && !readOnly) write(withRow(table, table.rows.length))
    lead({...at, row: Math.max(HEAD, row + by)})
  }
  return {table, stored, languages, grid, write, writeText, step}
}

type Led = {focusPath: Path; languages: readonly Language[]}

/** Puts the cursor in a cell once it is drawn, and in the one that the form was opened at. */
function useCursor(grid: RefObject<HTMLTableElement | null>, table: EvenTable, {focusPath, languages}: Led) {
  const wanted = useRef<At | null>(null)
  const led = focusPath.length > 1 ? JSON.stringify(focusPath) : ''
  const seen = useRef('')
  useEffect(() => {
    if (led && led !== seen.current) wanted.current = placeOf(table, focusPath, languages)
    seen.current = led
    const at = wanted.current
    const cell = at && boxOf(grid, at)
    if (!cell) return
    wanted.current = null
    cell.focus()
    cell.scrollIntoView?.({block: 'nearest'})
  })
  return (at: At) => {
    wanted.current = at
    const cell = boxOf(grid, at)
    cell?.focus()
    if (cell) wanted.current = null
  }
}

export const boxOf = (grid: RefObject<HTMLTableElement | null>, at: At) =>
  grid.current?.querySelector<HTMLTextAreaElement>(`[data-cell="${cellName(at)}"]`)
