/** Words of the cells of a table in HTML, row by row; a cell over several columns fills its first. */
export function cellsOf(table: Element): string[][] {
  const rows = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row) =>
      [...row.children].flatMap((cell) => [
        wordsOf(cell),
        ...Array<string>(Math.max(1, Number(cell.getAttribute('colspan') ?? 1)) - 1).fill(''),
      ]),
    )
  return evenRows(rows)
}

const wordsOf = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * Cells copied in a sheet: with tabs between them, and quotes around those with line breaks. Words with tabs that are no table
 * have but one column.
 */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/\s+/g, ' ').trim())
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return evenRows(rows)
}

/** Without empty rows and columns, each row as long as the longest. */
function evenRows(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.filter((row) => row.some(Boolean))
  const columns = Math.max(0, ...filled.map(({length}) => length))
  const used = Array.from({length: columns}, (_, column) => column).filter((column) =>
    filled.some((row) => row[column]),
  )
  return filled.map((row) => used.map((column) => row[column] ?? ''))
}

/** The cells of a paste; null when it is no table. */
export function cellsOfPaste({html, text}: {html: string; text: string}): string[][] | null {
  const table = html ? new DOMParser().parseFromString(html, 'text/html').querySelector('table') : null
  const cells = table ? cellsOf(table) : text.includes('\t') ? cellsOfText(text) : []
  return (cells[0]?.length ?? 0) > 1 || cells.length > 1 ? cells : null
}
