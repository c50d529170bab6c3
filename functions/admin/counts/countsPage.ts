import {daysLater} from '../../../domain/format/dates.ts'
import {formatDay, formatNumber} from '../../../domain/format/format.ts'
import {MOST_PAGES, type PageCounts, STEP_NAMES, STEPS, type Step, sumOf} from '../../../domain/pages/counting.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {button, buttonRow} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {dayBars} from '../../ui/dayBars.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import {table} from '../../ui/table.ts'
import {ADMIN} from '../addresses.ts'
import {adminPage, type View} from '../adminPage.ts'
import {monthName} from '../list/listPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Shown = {month: string; months: readonly string[]; counts: PageCounts}
type Counted = {month: string; counts: PageCounts}

/** Views of pages and steps of purchases in a month: charts, each with its table. */
export function countsPage({month, months, counts}: Shown, view: View): string {
  const {language} = view
  const {counts: w} = ADMIN_WORDS[language]
  const options = months.map((each) => [each, monthName(each, language)] as const)
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<form class="card filters one" action="${ADMIN}"><input type="hidden" name="counts" value="all">${field({name: 'month', label: w.month, options, value: month})}${buttonRow(button(w.show))}</form>
<div class="columns">
<div class="stack">
${daysCard('view', w.perDay, {month, counts}, view)}
${daysCard('paid', w.paidPerDay, {month, counts}, view)}
</div>
<div class="stack">
${stepsCard(counts, view)}
${counts.pages.length > 0 && pagesCard(counts, view)}
</div>
</div>`
  return adminPage(w.title, body, view)
}

function daysCard(step: Step, heading: string, {month, counts}: Counted, {language}: View): Html {
  const {counts: w} = ADMIN_WORDS[language]
  const values = counts.days[step]
  const total = sumOf(values)
  const name = monthName(month, language)
  const dayAt = (index: number) => formatDay(daysLater(counts.from, index), language)
  if (total === 0) return card({id: step, heading, content: html`<p>${fill(w.none, {month: name})}</p>`})
  const most = Math.max(...values)
  const label = fill(w.chart, {
    total: formatNumber(total, language),
    month: name,
    day: dayAt(values.indexOf(most)),
    most: formatNumber(most, language),
  })
  const rows = values.map((value, index) => [dayAt(index), formatNumber(value, language)])
  const columns = [
    {label: w.day, kind: 'row'},
    {label: w.times, kind: 'number'},
  ] as const
  const content = html`<p>${label}</p>
<div>${dayBars({values, label: `${heading}: ${label}`})}<div class="ends" aria-hidden="true"><span>${dayAt(0)}</span><span>${dayAt(values.length - 1)}</span></div></div>
<details><summary>${w.asTable}</summary>${table({columns, rows})}</details>`
  return card({id: step, heading, content})
}

function stepsCard({days}: PageCounts, {language}: View): Html {
  const {counts: w} = ADMIN_WORDS[language]
  const sums = STEPS.map((step) => sumOf(days[step]))
  const rows = STEPS.map((step, index) => {
    const [sum = 0, before = 0] = [sums[index], sums[index - 1]]
    const share = before > 0 ? `${formatNumber(Math.round((sum / before) * 100), language)}%` : ''
    return [STEP_NAMES[step][language], formatNumber(sum, language), share]
  })
  const columns = [
    {label: w.step, kind: 'row'},
    {label: w.times, kind: 'number'},
    {label: w.ofBefore, kind: 'number'},
  ] as const
  return card({
    id: 'steps',
    heading: w.steps,
    content: html`${table({columns, rows})}<p class="hint">${w.stepsHint}</p>`,
  })
}

function pagesCard({pages}: PageCounts, {language}: View): Html {
  const {counts: w} = ADMIN_WORDS[language]
  const rows = pages.map(({page, views, plans}) => [
    html`<a class="alone" href="${page}">${page}</a>`,
    formatNumber(views, language),
    formatNumber(plans, language),
  ])
  const columns = [
    {label: w.page, kind: 'row'},
    {label: w.views, kind: 'number'},
    {label: w.plans, kind: 'number'},
  ] as const
  const hint = html`<p class="hint">${fill(w.pagesHint, {count: formatNumber(MOST_PAGES, language)})}</p>`
  return card({id: 'pages', heading: w.pages, content: html`${table({columns, rows})}${hint}`})
}
