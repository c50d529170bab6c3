import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {shownAddress} from '../../notifications/customerMail.ts'
import {buttonRow, linkButton} from '../../ui/button.ts'
import {pageCard} from '../../ui/card.ts'
import {csvFormat} from '../../ui/csv.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {html} from '../../ui/html.ts'
import {table} from '../../ui/table.ts'
import {documentLinks} from './documentLinks.ts'
import type {PortalWords, PortalYear, YearDocument} from './order.ts'

type Words = Pick<PortalWords, 'payments' | 'amounts'>

/** The name of the year, on its page and of its file. */
const headingOf = ({year}: PortalYear, {payments: t}: Words) => `${t.heading} ${year}`

/** A calendar year: its documents with their amounts, the sums, and what was paid. Prints on one sheet. */
export function yearParts(shown: PortalYear, language: Language, words: Words) {
  const {id, company, backHref, csvHref, documents, paid} = shown
  const {payments: t, amounts: w} = words
  const euros = (cents: number) => formatEuros(cents, language)
  const ofOrder = (each: YearDocument) =>
    [each.website && shownAddress(each.website), each.id].filter(Boolean).join(', ')
  const orders = [...new Set(documents.map(ofOrder))]
  const rows = documents.map((each) => [
    html`${documentLinks({label: `${w[each.kind]} ${each.number}`, ...each})}<br><small>${formatDay(each.day, language, 'long')}</small>${orders.length > 1 && html`<br><small>${ofOrder(each)}</small>`}`,
    html`${euros(each.total)}<br><small>${w.exclVat} ${euros(each.exclVat)}</small><br><small>${w.vat} ${euros(each.vat)}</small>`,
  ])
  const whole = (['exclVat', 'vat', 'total'] as const).map((part) => {
    const sum = documents.reduce((all, each) => all + each[part], 0)
    return [part === 'total' ? w.total : `${w.total}, ${inSentence(w[part])}`, euros(sum)] as const
  })
  const heading = headingOf(shown, words)
  return {
    heading,
    lead: html`<p>${company}${orders.map((order) => html`<br>${order}`)}</p>`,
    body: html`${pageCard(
      html`${table({
        columns: [{label: t.date}, {label: w.total, kind: 'number'}],
        rows,
      })}${descriptionList([...whole, [t.paid, euros(paid)]])}`,
    )}${buttonRow(linkButton(csvHref, `${heading}.csv`, {isDownload: true}), linkButton(backHref, id))}`,
  }
}

/** The same documents as a file for spreadsheets. */
export function yearFile(shown: PortalYear, language: Language, words: Words): {name: string; text: string} {
  const {amounts: w} = words
  const {text, amount, file} = csvFormat(language)
  const titles = [w.issuedOn, w.invoice, w.number, w.orderNumber, w.website, w.exclVat, w.vat, w.total]
  const rows = shown.documents.map(({kind, number, day, id, website, exclVat, vat, total}) => [
    ...[day, w[kind], number, id, website].map(text),
    ...[exclVat, vat, total].map(amount),
  ])
  return {name: `${headingOf(shown, words)}.csv`, text: file([titles.map(text), ...rows])}
}
