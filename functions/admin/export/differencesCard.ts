import {formatNumber} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Books} from '../../billing/books/books.ts'
import {DIFFERENCES, type Difference} from '../../billing/books/differences.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {type Html, html} from '../../ui/html.ts'
import {table} from '../../ui/table.ts'
import {invoiceAddress, orderAddress} from '../addresses.ts'
import {monthName} from '../list/listPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** Lines that are shown of one reason; its sum counts them all. */
const SHOWN = 100

/** From the total of the documents to the money of the period, with a sum and the orders for each reason between them. */
export function differencesCard(
  {documents, entries, differences}: Books,
  isOperator: boolean,
  language: StaffLanguage,
): Html {
  const {export: w} = ADMIN_WORDS[language]
  const sum = (rows: readonly {total: number}[]) =>
    formatEuros(
      rows.reduce((all, {total}) => all + total, 0),
      language,
    )
  const reasons = DIFFERENCES.flatMap((kind) => {
    const own = differences.filter((each) => each.kind === kind)
    if (own.length === 0) return []
    const amount = formatEuros(-own.reduce((all, {cents}) => all + cents, 0), language)
    const {title, todo} = w.differences[kind]
    const rest = own.length - SHOWN
    return html`<details><summary>${title}: ${amount}</summary><p class="hint">${todo}</p>${lines(own.slice(0, SHOWN), isOperator, language)}${rest > 0 && html`<p class="hint">${fill(w.more, {count: formatNumber(rest, language)})}</p>`}</details>`
  })
  return card({
    id: 'money',
    heading: w.fromDocuments,
    content: html`<p>${w.fromDocumentsText}</p>${descriptionList([[w.documents, sum(documents)]])}
${reasons.length > 0 && html`<div class="stacked">${reasons}</div>`}${descriptionList([[w.money, sum(entries)]])}`,
  })
}

function lines(differences: readonly Difference[], isOperator: boolean, language: StaffLanguage): Html {
  const {export: w} = ADMIN_WORDS[language]
  const rows = differences.map(({orderId, document, month, cents}) => [
    html`${isOperator ? html`<a class="alone" href="${orderAddress(orderId)}">${orderId}</a>` : orderId}${document && html`<div><a class="alone" href="${invoiceAddress(document)}">${document}</a></div>`}${month && html`<div class="hint">${monthName(month, language)}</div>`}`,
    formatEuros(-cents, language),
  ])
  const columns = [
    {label: w.columns.order, kind: 'row'},
    {label: w.columns.total, kind: 'number'},
  ] as const
  return table({columns, rows})
}
