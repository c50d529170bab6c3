import {formatNumber} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {type Entry, totalsOf} from '../billing/ledger/bookkeeping.ts'
import {html} from '../ui/html.ts'
import {OFFICE_EXPORT} from './addresses.ts'
import {monthName} from './listPage.ts'
import {choice, detailsList, officePage, type View} from './page.ts'
import {OFFICE_WORDS} from './words/words.ts'

type Shown = {month: string; months: string[]; entries: Entry[]}

/** A month for the bookkeeper: what it comes to, and the file. */
export function exportPage({month, months, entries}: Shown, view: View): string {
  const {language} = view
  const {export: w, order} = OFFICE_WORDS[language]
  const options = months.map((each) => [each, monthName(each, language)] as const)
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<form class="card filters one" action="${OFFICE_EXPORT}">${choice('month', w.month, options, month)}<div class="row"><button>${w.show}</button></div></form>
<section class="card narrow" aria-labelledby="totals"><h2 id="totals">${fill(w.totals, {month: monthName(month, language)})}</h2>${
    entries.length === 0
      ? html`<p>${w.none}</p>`
      : html`${totalsOf(entries).map(
          ({vatRate, entries: count, exclVat, vat, total}) =>
            html`<div><h3>${fill(order.vat, {rate: String(vatRate)})}</h3>${detailsList([
              [w.entries, formatNumber(count, language)],
              [order.exclVat, formatEuros(exclVat, language)],
              [w.columns.vat, formatEuros(vat, language)],
              [order.total, formatEuros(total, language)],
            ])}</div>`,
        )}
<div class="row"><a class="button main" href="${OFFICE_EXPORT}?${new URLSearchParams({month, file: 'csv'})}">${w.download}</a></div>`
  }</section>`
  return officePage(w.title, body, view)
}
