import {formatNumber} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {UsedOffer} from '../../billing/offers/usedOffers.ts'
import {html} from '../../ui/html.ts'
import {table} from '../../ui/table.ts'
import {adminPage, type View} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** The discounts that were used: how often, and the discount of their payments. */
export function offersPage(offers: readonly UsedOffer[], view: View): string {
  const {language} = view
  const {offers: w} = ADMIN_WORDS[language]
  const number = (count: number) => formatNumber(count, language)
  const rows = offers.map(({code, label, redeemed, open, given}) => [
    html`${code || w.noCode}<div class="hint">${label}</div>`,
    html`${number(redeemed)}${open > 0 && html`<div class="hint">${fill(w.open, {count: number(open)})}</div>`}`,
    formatEuros(given, language),
  ])
  const columns = [
    {label: w.code, kind: 'row'},
    {label: w.redeemed, kind: 'number'},
    {label: w.given, kind: 'number'},
  ] as const
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<div class="card narrow">${rows.length === 0 ? html`<p>${w.none}</p>` : table({columns, rows})}</div>`
  return adminPage(w.title, body, view)
}
