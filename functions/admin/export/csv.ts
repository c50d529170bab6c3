import {DETAIL_TITLES} from '../../../domain/customers/detailTitles.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {BOOKED, type Entry, totalsOf} from '../../billing/ledger/bookkeeping.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {csvFormat} from '../../ui/csv.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** Payments of a period for the bookkeeper, as spreadsheets of that language read it: a line for each entry, then one for each rate of VAT. */
export function csvOf(entries: readonly Entry[], language: StaffLanguage): string {
  const {periods} = ADMIN_WORDS[language]
  const {columns, kinds, schemes, totalOf} = ADMIN_WORDS[language].export
  const titles = Object.entries(columns).flatMap(([name, title]) =>
    name === 'email' ? [title, ...BOOKED.map((each) => DETAIL_TITLES[each][language])] : title,
  )
  const {text, number, amount, file} = csvFormat(language)
  // An hour lies in one day, and to ask which takes longer than all else here.
  const days = new Map<string, string>()
  const dayOf = (at: string) => {
    const hour = at.slice(0, 13)
    const day = days.get(hour) ?? amsterdamDay(new Date(at))
    days.set(hour, day)
    return day
  }
  return file([
    titles.map(text),
    ...entries.map((each) => [
      text(dayOf(each.at)),
      text(kinds[each.kind]),
      text(each.orderId),
      text(each.paymentId),
      text(each.planName),
      text(periods[each.period]),
      text(each.customerName),
      text(readableAddress(each.customerEmail)),
      ...BOOKED.map((name) => text(each[name] ?? '')),
      text(each.vatScheme && schemes[each.vatScheme]),
      text(each.invoice),
      text(each.invoicedOn),
      text(each.discount),
      each.discountExclVat > 0 ? amount(each.discountExclVat) : '',
      number(String(each.vatRate)),
      amount(each.exclVat),
      amount(each.vat),
      amount(each.total),
    ]),
    ...totalsOf(entries).map(({vatRate, exclVat, vat, total}) => [
      ...Array<string>(titles.length - 5).fill(''),
      text(totalOf),
      number(String(vatRate)),
      amount(exclVat),
      amount(vat),
      amount(total),
    ]),
  ])
}
