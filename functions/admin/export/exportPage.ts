import {formatNumber} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Books} from '../../billing/books/books.ts'
import {BOXES, boxOf, listOfEuSales, type Sum, sumsBy} from '../../billing/books/documents.ts'
import {isQuarter, quarterOf} from '../../billing/ledger/month.ts'
import {button, buttonRow, linkButton} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {table} from '../../ui/table.ts'
import {mayUse} from '../access.ts'
import {ADMIN_EXPORT} from '../addresses.ts'
import {adminPage, type SignedInView} from '../adminPage.ts'
import {monthName} from '../list/listPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import {differencesCard} from './differencesCard.ts'
import {type AtMoneybird, moneybirdCard} from './moneybirdCard.ts'
import {DOCUMENTS_IN_ZIP} from './zip.ts'

type Shown = {
  period: string
  months: readonly string[]
  quarters: readonly string[]
  books: Books
  moneybird?: AtMoneybird
  /** Whether a press of its button led here. */
  isStarted?: boolean
}

/** The books of a month or quarter: the VAT return, the list of EU sales, revenue by plan, the files, and documents against money. */
export function exportPage({period, months, quarters, books, moneybird, isStarted}: Shown, view: SignedInView): string {
  const {language} = view
  const {export: w} = ADMIN_WORDS[language]
  const {documents} = books
  const options = quarters.flatMap((quarter) => [
    [quarter, periodName(quarter, language)] as const,
    ...months
      .filter((month) => quarterOf(month) === quarter)
      .map((month) => [month, monthName(month, language)] as const),
  ])
  const title = fill(w.titleOf, {period: periodName(period, language)})
  const body = html`<h1>${title}</h1><p>${w.intro}</p>
${isStarted && notice('up', ADMIN_WORDS[language].moneybird.started)}
<form class="card filters one" action="${ADMIN_EXPORT}">${field({name: 'period', label: w.period, options, value: period})}${buttonRow(button(w.show))}</form>
<div class="columns">
<div class="stack">
${vatCard(books, language)}
${euSalesCard(books, language)}
${card({
  id: 'plans',
  heading: w.plans,
  content: sumsTable(
    sumsBy(documents, ({plan}) => plan),
    w.plan,
    language,
  ),
})}
</div>
<div class="stack">
${filesCard(period, documents.length, !moneybird, language)}
${moneybird && moneybirdCard({period, documents, moneybird}, view)}
${differencesCard(books, mayUse(view.session, 'order'), language)}
</div>
</div>`
  return adminPage(title, body, view)
}

const periodName = (period: string, language: StaffLanguage): string =>
  isQuarter(period)
    ? fill(ADMIN_WORDS[language].export.quarter, {quarter: period.slice(6), year: period.slice(0, 4)})
    : monthName(period, language)

/** Sums by box; those that a shop has every quarter are there also when they are empty. */
function vatCard({documents}: Books, language: StaffLanguage): Html {
  const {export: w} = ADMIN_WORDS[language]
  const sums = sumsBy(documents, boxOf)
  const rows = BOXES.flatMap((box) => {
    const {exclVat, vat} = sums.find(({name}) => name === box) ?? {exclVat: 0, vat: 0}
    if (exclVat === 0 && vat === 0 && (box === '1b' || box === '1e')) return []
    const amounts = [formatEuros(exclVat, language), box === '3b' ? '' : formatEuros(vat, language)]
    return [[html`<strong>${box}</strong> ${w.boxes[box]}`, ...amounts]]
  })
  const due = documents.reduce((all, {vat}) => all + vat, 0)
  const columns = [
    {label: w.box, kind: 'row'},
    {label: w.columns.exclVat, kind: 'number'},
    {label: w.columns.vat, kind: 'number'},
  ] as const
  const foot = [
    html`<tr><th scope="row"><strong>5a</strong> ${w.due}</th><td></td><td class="number">${formatEuros(due, language)}</td></tr>`,
  ]
  return card({
    id: 'vat',
    heading: w.vatReturn,
    content: html`${table({columns, rows, foot})}<p class="hint">${w.vatHint}</p>`,
  })
}

function euSalesCard({documents}: Books, language: StaffLanguage): Html {
  const {export: w} = ADMIN_WORDS[language]
  const sales = listOfEuSales(documents)
  const rows = sales.map(({name, company, exclVat}) => [
    html`${name}<div class="hint">${company}</div>`,
    formatEuros(exclVat, language),
  ])
  const columns = [
    {label: w.vatNumber, kind: 'row'},
    {label: w.services, kind: 'number'},
  ] as const
  const content = rows.length === 0 ? html`<p>${w.noEuSales}</p>` : table({columns, rows})
  return card({id: 'icp', heading: w.euSales, content})
}

function sumsTable(sums: readonly Sum[], label: string, language: StaffLanguage): Html {
  const {export: w} = ADMIN_WORDS[language]
  if (sums.length === 0) return html`<p>${w.none}</p>`
  const rows = sums
    .toSorted((a, b) => b.exclVat - a.exclVat)
    .map(({name, count, exclVat}) => [
      html`${name}<div class="hint">${fill(count === 1 ? w.countOne : w.count, {count: formatNumber(count, language)})}</div>`,
      formatEuros(exclVat, language),
    ])
  const columns = [
    {label, kind: 'row'},
    {label: w.columns.exclVat, kind: 'number'},
  ] as const
  return table({columns, rows})
}

function filesCard(period: string, count: number, isAlone: boolean, language: StaffLanguage): Html {
  const {export: w} = ADMIN_WORDS[language]
  const address = (file: string, part?: number) =>
    `${ADMIN_EXPORT}?${new URLSearchParams({period, file, ...(part && {part: String(part)})})}`
  const parts = Math.max(1, Math.ceil(count / DOCUMENTS_IN_ZIP))
  const zips = Array.from({length: parts}, (_, index) =>
    linkButton(
      address('zip', index + 1),
      parts === 1 ? w.zip : fill(w.zipPart, {part: String(index + 1), parts: String(parts)}),
      {variant: index === 0 && 'main'},
    ),
  )
  return card({
    id: 'files',
    heading: w.files,
    content: html`<p>${w.filesText}</p>${buttonRow(...zips)}${buttonRow(
      linkButton(address('documents'), w.documentsCsv),
      linkButton(address('csv'), w.download),
    )}<p class="hint">${w.noImports}${isAlone && html` ${w.toMoneybird}`}</p>`,
  })
}
