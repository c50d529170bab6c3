import {type Html, html} from './html.ts'

export const TABLE_STYLE = `table{border-collapse:collapse;overflow-wrap:normal;font-variant-numeric:tabular-nums}
th,td{padding:.6rem 1.25rem .6rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--muted);font-weight:600;font-size:.9375rem}
.number{text-align:right}td.number{white-space:nowrap}`

/** `number` columns are aligned to the right; a `row` column names its row. */
type Column = {label: string; kind?: 'number' | 'row'}

type Table = {
  columns: readonly Column[]
  rows: readonly (readonly (Html | string)[])[]
  /** The rows of sums. */
  foot?: readonly Html[]
}

export const table = ({columns, rows, foot}: Table): Html => {
  const isNumber = (index: number) => columns[index]?.kind === 'number' && html` class="number"`
  const cell = (content: Html | string, index: number) =>
    columns[index]?.kind === 'row' ? html`<th scope="row">${content}</th>` : html`<td${isNumber(index)}>${content}</td>`
  return html`<table><thead><tr>${columns.map(({label}, index) => html`<th scope="col"${isNumber(index)}>${label}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>\n`)}</tbody>${
    foot &&
    html`
<tfoot>${foot}</tfoot>`
  }</table>`
}
