import {type Html, html} from './html.ts'

export const DESCRIPTION_LIST_STYLE = `dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
dl>div:last-child{border-bottom:0}
dt{color:var(--muted)}dd{margin-left:auto;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}`

export type DescriptionRow = readonly [name: string, value: Html | string]

/** Names with their values; rows without a value are left out. */
export const descriptionList = (rows: readonly (DescriptionRow | false)[]): Html =>
  html`<dl>${rows.map((row) => row !== false && row[1] !== '' && html`<div><dt>${row[0]}</dt><dd>${row[1]}</dd></div>`)}</dl>`
