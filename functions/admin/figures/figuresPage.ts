import {formatNumber} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {FIGURES, sumOf} from '../../billing/figures/figures.ts'
import type {PlanFigure} from '../../billing/figures/readFigures.ts'
import {button, buttonRow} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import {table} from '../../ui/table.ts'
import {ADMIN, orderAddress} from '../addresses.ts'
import {adminPage, type View} from '../adminPage.ts'
import {monthName} from '../list/listPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Shown = {month: string; months: readonly string[]; figures: readonly PlanFigure[]}

/** Recurring revenue of a month and its changes, for all plans and by plan, with the orders behind each figure. */
export function figuresPage({month, months, figures}: Shown, view: View): string {
  const {language} = view
  const {figures: w} = ADMIN_WORDS[language]
  const options = months.map((each) => [each, monthName(each, language)] as const)
  const plans = [...Map.groupBy(figures, ({plan}) => plan)]
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<form class="card filters one" action="${ADMIN}"><input type="hidden" name="figures" value="all">${field({name: 'month', label: w.month, options, value: month})}${buttonRow(button(w.show))}</form>
${figures.length === 0 ? html`<div class="card narrow"><p>${w.none}</p></div>` : totals(figures, language)}
${plans.map(([plan, own]) => planCard(plan, own, language))}`
  return adminPage(w.title, body, view)
}

function totals(figures: readonly PlanFigure[], language: StaffLanguage): Html {
  const {figures: w} = ADMIN_WORDS[language]
  const rows = FIGURES.map((figure) => [w.names[figure], formatEuros(sumOf(figures, figure), language)] as const)
  return card({id: 'total', heading: w.total, content: descriptionList(rows), className: 'narrow'})
}

function planCard(plan: string, figures: readonly PlanFigure[], language: StaffLanguage): Html {
  const {figures: w} = ADMIN_WORDS[language]
  const content = FIGURES.flatMap((figure) =>
    figures
      .filter((each) => each.figure === figure)
      .map(({amount, count, lines}) => {
        const values = {amount: formatEuros(amount, language), count: formatNumber(count, language)}
        const words = fill(count === 1 ? w.countOne : w.count, values)
        return html`<details><summary>${w.names[figure]}: ${words}</summary>${count > lines.length && html`<p class="hint">${fill(w.newest, {count: formatNumber(lines.length, language)})}</p>`}${ordersBehind(lines, language)}</details>`
      }),
  )
  return card({id: `plan-${plan}`, heading: figures.at(-1)?.planName ?? plan, content, className: 'narrow'})
}

function ordersBehind(lines: PlanFigure['lines'], language: StaffLanguage): Html {
  const {figures: w} = ADMIN_WORDS[language]
  const columns = [
    {label: w.customer, kind: 'row'},
    {label: w.amount, kind: 'number'},
  ] as const
  const rows = lines.map(({orderId, name, amount}) => [
    html`<a href="${orderAddress(orderId)}">${name}</a>`,
    formatEuros(amount, language),
  ])
  return table({columns, rows})
}
