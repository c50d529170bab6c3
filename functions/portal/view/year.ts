import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {shownAddress} from '../../notifications/customerMail.ts'
import {linkButton} from '../../ui/button.ts'
import {pageCard} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {html} from '../../ui/html.ts'
import {table} from '../../ui/table.ts'
import type {PortalWords, PortalYear} from './order.ts'

type Sums = Pick<PortalYear['documents'][number], 'exclVat' | 'vat' | 'total'>

/** A calendar year: its documents with their amounts, the sums, and what was paid. Prints on one sheet. */
export function yearParts(shown: PortalYear, language: Language, {payments: t, amounts: w, orderLabel}: PortalWords) {
  const {year, id, company, website, backHref, documents, paid} = shown
  const euros = (cents: number) => formatEuros(cents, language)
  const sums = ({exclVat, vat, total}: Sums) =>
    html`${euros(total)}<br><small>${w.exclVat} ${euros(exclVat)}</small><br><small>${w.vat} ${euros(vat)}</small>`
  const sumOf = (part: keyof Sums) => documents.reduce((sum, each) => sum + each[part], 0)
  const rows = documents.map(({label, href, day, ...each}) => [
    html`<a class="alone" href="${href}">${label}</a><br><small>${formatDay(day, language, 'long')}</small>`,
    sums(each),
  ])
  const whole = (['exclVat', 'vat', 'total'] as const).map(
    (part) => [part === 'total' ? w.total : `${w.total}, ${inSentence(w[part])}`, euros(sumOf(part))] as const,
  )
  const about = [company, website && shownAddress(website)].filter(Boolean).join(', ')
  return {
    heading: `${t.heading} ${year}`,
    lead: html`<p>${about}${about && html`<br>`}${orderLabel} ${id}</p>`,
    body: html`${pageCard(
      html`${table({
        columns: [{label: t.date}, {label: w.total, kind: 'number'}],
        rows,
      })}${descriptionList([...whole, [t.paid, euros(paid)]])}`,
    )}<p>${linkButton(backHref, id)}</p>`,
  }
}
