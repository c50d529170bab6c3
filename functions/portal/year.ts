import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Cents} from '../../domain/money/money.ts'
import {perLanguage} from '../../domain/texts/languages.ts'
import {invoiceLinks} from '../billing/invoices/link.ts'
import {type Invoice, invoicesOf} from '../billing/invoices/store.ts'
import {ENTRY_KINDS, type LedgerEntry} from '../billing/ledger/entries.ts'
import {readLedger} from '../billing/ledger/ledger.ts'
import {ordersOfAddress} from '../billing/orders/lists/ofAddress.ts'
import type {Order} from '../billing/orders/order.ts'
import {replyDownload, replyPage} from '../http/response.ts'
import {linkSecrets} from '../runtime/config.ts'
import type {Services} from '../runtime/services.ts'
import {CSV_TYPE} from '../ui/csv.ts'
import {isLasting, managePath, manageToken} from './links/manage.ts'
import {renderPortalPage, renderYearFile} from './renderPortalPage.ts'
import {type Opened, plainly} from './reply.ts'
import type {PortalYear, YearDocument} from './view/order.ts'

/**
 * A calendar year of all orders of the address behind a mailed link, of one order behind another link, as a page or as a file
 * for spreadsheets; null for a year without documents.
 */
export async function replyYear(
  order: Order,
  query: URLSearchParams,
  {language, token}: Opened,
  services: Services & {now: Date},
): Promise<Response | null> {
  const year = query.get('year') ?? ''
  if (!/^\d{4}$/.test(year)) return null
  const pathIn = perLanguage((each) => managePath(order, linkSecrets(), each, token))
  const orders =
    isLasting(token) && order.customerEmail ? await ordersOfAddress(order.customerEmail, services) : [order]
  const years = await Promise.all(
    orders.map((each) => yearOf(each, year, each.id === order.id ? token : null, services)),
  )
  const documents = years
    .flatMap((each) => each.documents)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.number.localeCompare(b.number))
  if (documents.length === 0) return null
  const shown: PortalYear = {
    ...{year, id: order.id, company: order.details?.company ?? '', documents},
    ...{backHref: pathIn[language], csvHref: `${pathIn[language]}&year=${year}&file=csv`},
    paid: years.reduce((sum, {paid}) => sum + paid, 0),
  }
  if (query.get('file') === 'csv') {
    const {name, text} = await renderYearFile(shown, language, services.content)
    return replyDownload(name, text, CSV_TYPE)
  }
  const addresses = perLanguage((each) => `${pathIn[each]}&year=${year}`)
  const view = {kind: 'year', ...shown} as const
  const html = await renderPortalPage({view, language, addresses}, services.content).catch(
    plainly({kind: 'unavailable', language}),
  )
  return replyPage(200, html)
}

/** One order's part of a year; without a token its documents open by its lasting link. */
async function yearOf(order: Order, year: string, token: string | null, {database, siteUrl}: Services) {
  const [invoices, ledger] = await Promise.all([invoicesOf(database, order.id), readLedger(database.query, order.id)])
  const opened = token ?? manageToken(order, linkSecrets())
  const documents = invoices
    .filter(({data}) => data.issuedOn.startsWith(`${year}-`))
    .map(
      (each): YearDocument => ({
        ...lineOf(each),
        ...invoiceLinks(siteUrl, order, each, opened),
        ...{id: order.id, website: order.details?.website ?? ''},
      }),
    )
  return {documents, paid: paidIn(year, ledger)}
}

/** Amounts of a credit note count against the invoices. */
function lineOf({kind, number, data: {amounts, issuedOn}}: Invoice) {
  const sign = kind === 'creditNote' ? -1 : 1
  const signed = (cents: Cents) => (cents === 0 ? 0 : sign * cents)
  return {
    ...{kind, number},
    day: issuedOn,
    exclVat: signed(amounts.exclVat),
    vat: signed(amounts.vat),
    total: signed(amounts.total),
  }
}

/** Money that came in that year, less that which went back. */
const paidIn = (year: string, ledger: readonly LedgerEntry[]): Cents =>
  ledger
    .filter(({kind, at}) => ENTRY_KINDS[kind] !== null && amsterdamDay(new Date(at)).startsWith(`${year}-`))
    .reduce((sum, {total}) => sum + total, 0)
