import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Cents} from '../../domain/money/money.ts'
import {perLanguage} from '../../domain/texts/languages.ts'
import {invoiceUrl} from '../billing/invoices/link.ts'
import {type Invoice, invoicesOf} from '../billing/invoices/store.ts'
import {ENTRY_KINDS, type LedgerEntry} from '../billing/ledger/entries.ts'
import {readLedger} from '../billing/ledger/ledger.ts'
import type {Order} from '../billing/orders/order.ts'
import {replyPage} from '../http/response.ts'
import {linkSecrets} from '../runtime/config.ts'
import type {Services} from '../runtime/services.ts'
import {managePath} from './links/manage.ts'
import {renderPortalPage} from './renderPortalPage.ts'
import {type Opened, plainly} from './reply.ts'
import type {PortalYear} from './view/order.ts'

/** A calendar year of an order, for the books of its customer; null for a year without documents. */
export async function replyYear(
  order: Order,
  year: string,
  {language, token}: Opened,
  {content, database, siteUrl}: Services,
): Promise<Response | null> {
  const [invoices, ledger] = await Promise.all([invoicesOf(database, order.id), readLedger(database.query, order.id)])
  const documents = invoices.filter(({data}) => data.issuedOn.startsWith(`${year}-`))
  if (documents.length === 0) return null
  const addresses = perLanguage((each) => `${managePath(order, linkSecrets(), each, token)}&year=${year}`)
  const {company = '', website = ''} = order.details ?? {}
  const shown: PortalYear = {
    ...{year, id: order.id, company, website, backHref: managePath(order, linkSecrets(), language, token)},
    documents: documents.map((each) => ({...lineOf(each), href: invoiceUrl(siteUrl, order, each.number, token)})),
    paid: paidIn(year, ledger),
  }
  const html = await renderPortalPage({view: {kind: 'year', ...shown}, language, addresses}, content).catch(
    plainly({kind: 'unavailable', language}),
  )
  return replyPage(200, html)
}

/** Amounts of a credit note count against the invoices. */
function lineOf({kind, number, data: {amounts, issuedOn, words}}: Invoice) {
  const sign = kind === 'creditNote' ? -1 : 1
  const signed = (cents: Cents) => (cents === 0 ? 0 : sign * cents)
  return {
    label: `${words[kind]} ${number}`,
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
