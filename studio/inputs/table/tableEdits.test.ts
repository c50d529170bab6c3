import {
  HEAD,
  withCells,
  withColumn,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
  withText,
} from './tableEdits.ts'
import {type EvenTable, evenTable} from './tableValue.ts'

const table = evenTable({
  columns: [
    {_key: 'a', nl: 'Wat', en: 'What'},
    {_key: 'b', nl: 'Waarom', en: 'Why'},
  ],
  rows: [
    {_key: 'r', cells: [{_key: 'ra', nl: 'een', en: 'one'}]},
    {
      _key: 's',
      cells: [
        {_key: 'sa', nl: 'twee'},
        {_key: 'sb', nl: 'drie'},
      ],
    },
  ],
})
const words = ({columns, rows}: EvenTable) => [
  columns.map(({nl = ''}) => nl),
  ...rows.map(({cells}) => cells.map(({nl = ''}) => nl)),
]

test('a table is shown with a cell for each column, and begins with two columns and a row', () => {
  expect(words(table)).toEqual([
    ['Wat', 'Waarom'],
    ['een', ''],
    ['twee', 'drie'],
  ])
  expect(words(evenTable({}))).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(table.rows[0]?.cells[0]).toEqual({_key: 'ra', nl: 'een', en: 'one'})
})

test('a text is written in its language alone', () => {
  const {columns, rows} = withText(
    withText(table, {row: HEAD, column: 1}, 'en', 'Reason'),
    {row: 1, column: 0},
    'nl',
    'x',
  )
  expect(columns[1]).toEqual({_key: 'b', nl: 'Waarom', en: 'Reason'})
  expect(rows[1]?.cells[0]).toEqual({_key: 'sa', nl: 'x'})
})

test('rows come, go and move', () => {
  expect(words(withRow(table, 1))).toEqual([
    ['Wat', 'Waarom'],
    ['een', ''],
    ['', ''],
    ['twee', 'drie'],
  ])
  expect(words(withoutRow(table, 0))).toEqual([
    ['Wat', 'Waarom'],
    ['twee', 'drie'],
  ])
  expect(words(withRowMoved(table, 0, 1))[1]).toEqual(['twee', 'drie'])
  expect(words(withRowMoved(table, 0, -1))).toEqual(words(table))
})

test('columns come, go and move with their cells', () => {
  expect(words(withColumn(table, 1))[2]).toEqual(['twee', '', 'drie'])
  expect(words(withoutColumn(table, 0))).toEqual([['Waarom'], [''], ['drie']])
  expect(words(withColumnMoved(table, 1, 0))).toEqual([
    ['Waarom', 'Wat'],
    ['', 'een'],
    ['drie', 'twee'],
  ])
})

test('pasted cells fill the table from their place on, which grows', () => {
  const pasted = withCells(table, {row: HEAD, column: 0}, 'nl', [['1', '2', '3'], ['4'], ['5'], ['6']])
  expect(words(pasted.table)).toEqual([
    ['1', '2', '3'],
    ['4', '', ''],
    ['5', 'drie', ''],
    ['6', '', ''],
  ])
  expect(pasted.table.columns[0]).toEqual({_key: 'a', nl: '1', en: 'What'})
  expect(pasted.left).toBe(0)
})

test('pasted columns beyond the most that a table may have are counted', () => {
  const {table: full, left} = withCells(table, {row: 0, column: 1}, 'nl', [['1', '2', '3', '4', '5', '6']])
  expect([full.columns.length, left]).toEqual([5, 2])
  expect(words(full)[1]).toEqual(['een', '1', '2', '3', '4'])
})
