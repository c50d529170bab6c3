import {Card} from '@sanity/ui'
import {type ReactNode, type RefObject, useMemo} from 'react'
import {styled} from 'styled-components'
import type {Language} from '../../../domain/texts/languages.ts'
import {nlEn} from '../../language.ts'
import {type Act, TableMenu} from './TableMenu.tsx'
import {HEAD, withColumn, withColumnMoved, withoutColumn, withoutRow, withRow, withRowMoved} from './tableEdits.ts'
import type {At} from './tablePaths.ts'
import {type EvenTable, MOST_COLUMNS} from './tableValue.ts'

const Grid = styled.table`
  border-collapse: collapse;
  table-layout: fixed;
  width: 100%;
  th, td { border: 1px solid var(--card-border-color); padding: 0; text-align: left; vertical-align: top; }
  thead th:first-child, tbody th { background: var(--card-bg2-color, transparent); width: 2.25rem; }
  thead textarea { font-weight: 600; }
  td > * + *, thead th > textarea + textarea { border-top: 1px dashed var(--card-border-color); }
`

type Props = {
  table: EvenTable
  languages: readonly Language[]
  readOnly: boolean
  grid: RefObject<HTMLTableElement | null>
  onTable: (table: EvenTable, done: string) => void
  cell: (at: At) => ReactNode
}

/** The table as it stands on the page: heads above, a row per row, and each language of a cell in it. */
export function TableGrid({table, languages, readOnly, grid, onTable, cell}: Props) {
  const {columns, rows} = table
  const cells = (row: number, column: number) => languages.map((language) => cell({row, column, language}))
  const acts = useMemo(() => actsOf(table, onTable), [table, onTable])
  return (
    <Card border radius={2} style={{overflowX: 'auto'}}>
      <Grid ref={grid} style={{minWidth: `${columns.length * 8 + 2.25}rem`}}>
        <thead>
          <tr>
            <th aria-label={nlEn('Rijen', 'Rows')} />
            {columns.map(({_key}, column) => (
              <th key={_key}>
                {!readOnly && (
                  <TableMenu acts={acts.column(column)} label={nlEn(`Kolom ${column + 1}`, `Column ${column + 1}`)} />
                )}
                {cells(HEAD, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({_key}, row) => (
            <tr key={_key}>
              <th>
                {!readOnly && <TableMenu acts={acts.row(row)} label={nlEn(`Rij ${row + 1}`, `Row ${row + 1}`)} />}
              </th>
              {columns.map((column, index) => (
                <td key={column._key}>{cells(row, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Card>
  )
}

const ADDED_COLUMN = nlEn('Kolom erbij gezet.', 'Column added.')
const ADDED_ROW = nlEn('Rij erbij gezet.', 'Row added.')
const MOVED_COLUMN = nlEn('Kolom verplaatst.', 'Column moved.')
const MOVED_ROW = nlEn('Rij verplaatst.', 'Row moved.')

/** Acts of the menus of a column and a row, each with the words that tell it. */
const actsOf = (table: EvenTable, onTable: Props['onTable']) => ({
  column: (at: number): Act[] => [
    {
      text: nlEn('Kolom ervoor', 'Insert before'),
      run: () => onTable(withColumn(table, at), ADDED_COLUMN),
      isOff: table.columns.length >= MOST_COLUMNS,
    },
    {
      text: nlEn('Kolom erna', 'Insert after'),
      run: () => onTable(withColumn(table, at + 1), ADDED_COLUMN),
      isOff: table.columns.length >= MOST_COLUMNS,
    },
    {
      text: nlEn('Naar links', 'Move left'),
      run: () => onTable(withColumnMoved(table, at, at - 1), MOVED_COLUMN),
      isOff: at === 0,
    },
    {
      text: nlEn('Naar rechts', 'Move right'),
      run: () => onTable(withColumnMoved(table, at, at + 1), MOVED_COLUMN),
      isOff: at === table.columns.length - 1,
    },
    {
      text: nlEn('Kolom weghalen', 'Delete column'),
      run: () => onTable(withoutColumn(table, at), nlEn('Kolom weggehaald.', 'Column deleted.')),
      isOff: table.columns.length <= 2,
      tone: 'critical',
    },
  ],
  row: (at: number): Act[] => [
    {text: nlEn('Rij erboven', 'Insert above'), run: () => onTable(withRow(table, at), ADDED_ROW)},
    {text: nlEn('Rij eronder', 'Insert below'), run: () => onTable(withRow(table, at + 1), ADDED_ROW)},
    {text: nlEn('Omhoog', 'Move up'), run: () => onTable(withRowMoved(table, at, at - 1), MOVED_ROW), isOff: at === 0},
    {
      text: nlEn('Omlaag', 'Move down'),
      run: () => onTable(withRowMoved(table, at, at + 1), MOVED_ROW),
      isOff: at === table.rows.length - 1,
    },
    {
      text: nlEn('Rij weghalen', 'Delete row'),
      run: () => onTable(withoutRow(table, at), nlEn('Rij weggehaald.', 'Row deleted.')),
      isOff: table.rows.length <= 1,
      tone: 'critical',
    },
  ],
})
