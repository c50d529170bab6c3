import {Button, Flex, Stack, Text} from '@sanity/ui'
import {type ClipboardEvent, useState} from 'react'
import {ObjectInputMembers, type ObjectInputProps, type ObjectMember, pathToString} from 'sanity'
import {placeholdersIn} from '../../../domain/texts/placeholders.ts'
import {languageName, nlEn} from '../../language.ts'
import {usePublished} from '../../published/usePublished.ts'
import {count} from '../../status/words.ts'
import {cellsOfPaste} from '../paste/cells.ts'
import {PlaceholderMenu} from '../texts/PlaceholderMenu.tsx'
import {ResolvedText} from '../texts/ResolvedText.tsx'
import {TableCell} from './TableCell.tsx'
import {TableGrid} from './TableGrid.tsx'
import {withCells, withColumn, withRow} from './tableEdits.ts'
import {type At, isMissing, pathOf, textAt} from './tablePaths.ts'
import {MOST_COLUMNS, type TableValue} from './tableValue.ts'
import {boxOf, useTable} from './useTable.ts'

/** The last change of more than one cell, with the table as it was. */
type Done = {words: string; before: TableValue}
type Grid = ReturnType<typeof useTable>

const isInGrid = (member: ObjectMember) => member.kind === 'field' && ['columns', 'rows'].includes(member.name)

/** A table of a page, edited as a grid: its cells lie in arrays, of which each item would be a dialog of its own. */
export function TableInput(props: ObjectInputProps) {
  const {members, path, readOnly = false} = props
  const own = useTable(props)
  const {table, languages, grid} = own
  const [at, setAt] = useState<At | null>(null)
  const [done, setDone] = useState<Done | null>(null)

  function change(changed: TableValue, words: string) {
    setDone({words, before: own.stored})
    own.write(changed)
  }
  function takeBack() {
    if (done) own.write(done.before)
    setDone(null)
  }
  /** Words typed since would be lost with it: those the browser takes back itself. */
  function writeText(here: At, text: string) {
    setDone(null)
    own.writeText(here, text)
  }

  function paste(event: ClipboardEvent, {language, ...place}: At) {
    const {clipboardData} = event
    const cells = cellsOfPaste({html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain')})
    if (!cells || readOnly) return
    event.preventDefault()
    const {table: filled, left} = withCells(table, place, language, cells)
    change(filled, pastedWords(cells, left, languageName(language)))
  }

  return (
    <Stack gap={5}>
      <ObjectInputMembers {...props} members={members.filter((member) => !isInGrid(member))} />
      <Stack
        gap={3}
        onKeyDown={(event) => {
          if (!done || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
          event.preventDefault()
          takeBack()
        }}
      >
        <Hint />
        <TableGrid
          cell={(here) => (
            <TableCell
              at={here}
              id={pathToString([...path, ...pathOf(table, here), here.language])}
              isMissing={isMissing(table, here)}
              isOneOfMany={languages.length > 1}
              key={here.language}
              onFocus={() => setAt(here)}
              onPaste={(event) => paste(event, here)}
              onStep={(by) => own.step(here, by)}
              onText={(text) => writeText(here, text)}
              readOnly={readOnly}
              text={textAt(table, here)}
            />
          )}
          grid={grid}
          languages={languages}
          onTable={change}
          readOnly={readOnly}
          table={table}
        />
        {!readOnly && <Tools at={at} own={{...own, writeText}} />}
        {at && <Resolved at={at} text={textAt(table, at)} />}
        {done && <DoneLine onUndo={takeBack} words={done.words} />}
      </Stack>
    </Stack>
  )
}

const Hint = () => (
  <Text muted size={1}>
    {nlEn(
      'De eerste rij is de kop. Enter gaat naar de cel eronder, Shift en Enter naar een nieuwe regel. Cellen uit Excel of Google Sheets plak je in de cel waar ze beginnen.',
      'The first row is the heading. Enter goes to the cell below, Shift and Enter to a new line. Paste cells from Excel or Google Sheets into the cell where they begin.',
    )}
  </Text>
)

/** Buttons below the grid; a placeholder goes into the cell where the cursor was. */
function Tools({at, own: {table, grid, write, writeText}}: {at: At | null; own: Grid}) {
  function insert(cell: At, name: string) {
    const text = textAt(table, cell)
    const box = boxOf(grid, cell)
    const from = box?.selectionStart ?? text.length
    writeText(cell, `${text.slice(0, from)}{${name}}${text.slice(box?.selectionEnd ?? from)}`)
    box?.focus()
  }
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        fontSize={1}
        mode="ghost"
        onClick={() => write(withRow(table, table.rows.length))}
        padding={2}
        text={nlEn('Rij erbij', 'Add row')}
      />
      <Button
        disabled={table.columns.length >= MOST_COLUMNS}
        fontSize={1}
        mode="ghost"
        onClick={() => write(withColumn(table, table.columns.length))}
        padding={2}
        text={nlEn('Kolom erbij', 'Add column')}
      />
      {at && <PlaceholderMenu language={at.language} onChoose={(name) => insert(at, name)} />}
    </Flex>
  )
}

function Resolved({at, text}: {at: At; text: string}) {
  const values = usePublished().placeholderValues[at.language]
  return placeholdersIn(text).length > 0 ? <ResolvedText text={text} values={values} /> : null
}

function pastedWords(cells: readonly (readonly string[])[], left: number, language: string): string {
  const rows = count(cells.length, nlEn('rij', 'row'), nlEn('rijen', 'rows'))
  const said = nlEn(`Geplakt in het ${language}: ${rows}.`, `Pasted in ${language}: ${rows}.`)
  if (left === 0) return said
  const columns = count(left, nlEn('kolom', 'column'), nlEn('kolommen', 'columns'))
  return `${said} ${nlEn(
    `Weggelaten: ${columns}; een tabel heeft er hoogstens ${MOST_COLUMNS}.`,
    `Left out: ${columns}; a table has at most ${MOST_COLUMNS}.`,
  )}`
}

const DoneLine = ({words, onUndo}: {words: string; onUndo: () => void}) => (
  <Flex align="center" gap={3} wrap="wrap">
    <Text muted role="status" size={1} style={{flex: '1 1 16rem'}}>
      {words}
    </Text>
    <Button fontSize={1} mode="ghost" onClick={onUndo} padding={2} text={nlEn('Ongedaan maken', 'Undo')} />
  </Flex>
)
