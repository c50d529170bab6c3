import {BRAND_STYLE, wordmark} from '../../ui/brand.ts'
import {buttonRow, linkButton} from '../../ui/button.ts'
import {CARD_STYLE} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {page} from '../../ui/page.ts'
import {table} from '../../ui/table.ts'
import type {InvoiceData} from './data.ts'
import {type InvoiceView, invoiceView} from './view.ts'

const STYLE = `body{padding:clamp(1rem,4vw,3rem)}
.card{max-width:46rem;margin:0 auto;padding:clamp(1.25rem,5vw,3rem);gap:1.75rem}
.brand{display:flex;min-height:0}
dl>div{display:grid;grid-template-columns:11rem 1fr;gap:0 1rem;padding:.15rem 0}
dt,h2,.muted{color:var(--muted)}h2{font:400 1rem/1.6 var(--text)}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1.25rem 2rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.6rem .75rem;text-align:left;vertical-align:top;font-weight:400}
thead th{background:var(--sunken);font-weight:600}tbody td{border-bottom:1px solid var(--line)}
th:last-child,td:last-child{text-align:right;white-space:nowrap}
.total th,.total td{background:var(--sea);color:var(--sea-ink);font-weight:600;font-size:1.125rem}
.total th:first-child{border-radius:6px 0 0 6px}.total td:last-child{border-radius:0 6px 6px 0}
@media (max-width:34rem){body{padding:.5rem}.card{padding:1rem}dl>div{grid-template-columns:1fr;padding:.3rem 0}th,td{padding:.5rem .35rem}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
table,tbody,tfoot{display:block}tfoot tr{display:flex}tfoot th{flex:1}
tbody tr{display:grid;padding:.5rem 0;border-bottom:1px solid var(--line)}tbody td{padding:.1rem .35rem;border:0}}
@media print{:root{color-scheme:light}body{padding:0;background:none}.card{border:0;padding:0;max-width:none}.row{display:none}.total th,.total td,thead th{print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:20mm}}`

/** An invoice as a page, to print or to read without opening its PDF, which `download` is the address of. */
export function invoicePage(data: InvoiceData, download: string): string {
  const {title, details, parties, columns, lines, sums, total, notes, questions} = invoiceView(data)
  return page({
    language: data.language,
    title: [title, data.brand],
    styles: [BRAND_STYLE, CARD_STYLE, STYLE],
    body: html`<main class="card">
<p class="brand">${wordmark(data.brand)}</p>
<h1>${title}</h1>
${descriptionList(details)}
<div class="parties">${parties.map(party)}</div>
${table({
  columns: columns.map((label) => ({label})),
  rows: lines,
  foot: [...sums.map((sum) => sumRow(sum)), sumRow(total, true)],
})}
<div>${notes.map((note) => html`<p>${note}</p>`)}</div>
<p class="muted">${withMailLinks(questions)}</p>
${buttonRow(linkButton(download, data.words.download))}
</main>`,
  })
}

const party = ({heading, name, lines}: InvoiceView['parties'][number]) =>
  html`<div><h2>${heading}</h2><p><strong>${name}</strong>${lines.map((each) => html`<br>${each}`)}</p></div>`

const sumRow = ([label, amount]: InvoiceView['total'], isTotal = false) =>
  html`<tr${isTotal && html` class="total"`}><th scope="row" colspan="2">${label}</th><td>${amount}</td></tr>`
