import {linkSecrets, mollieConfig} from '../config.ts'
import type {Database} from '../database/database.ts'
import {invoiceUrl} from '../invoices/link.ts'
import {invoicesOf} from '../invoices/store.ts'
import {managePath} from '../links/manage.ts'
import {errorName, log} from '../log.ts'
import {type AccountDocument, type Language, type OrderView, perLanguage, type SignInView} from '../model.ts'
import {agreedTexts} from '../orders/agreedTexts.ts'
import type {Order} from '../orders/order.ts'
import {lastResortPage} from '../pages/lastResort.ts'
import {subscriptionPage} from '../pages/subscriptionPage.ts'
import {pagePolicy, replyPage} from '../response.ts'
import type {Services} from '../services.ts'
import {told} from './told.ts'

/** A page on the way to an order. */
export async function replySignIn(
  status: number,
  view: SignInView,
  language: Language,
  {content}: Pick<Services, 'content'>,
): Promise<Response> {
  const html = await subscriptionPage({view, language}, content).catch(plainly({...view, language}))
  return replyPage(status, html)
}

type Shown = Omit<OrderView, 'kind' | 'order'>

/** The page of an order, as it is now. */
export async function replyOrder(
  status: number,
  order: Order,
  shown: Shown,
  language: Language,
  services: Services & {now: Date},
): Promise<Response> {
  const {content, orders, now, mail, database, siteUrl} = services
  const addresses = perLanguage((each) => managePath(order, linkSecrets(), each))
  const exportHref = `${addresses[language]}&export=1`
  const [agreed, documents] = await Promise.all([agreedTexts(order, orders), documentsOf(order, database, siteUrl)])
  const account = told(order, {agreed, documents, exportHref, now})
  const html = await subscriptionPage(
    {view: {kind: 'order', order: account, ...shown}, language, addresses},
    content,
  ).catch(plainly({kind: 'order', order: account, language, problem: shown.problem, mailTo: mail.from}))
  return replyPage(status, html, pagePolicy(mollieConfig().sandboxUrl ?? 'https://*.mollie.com'))
}

/** What stands beside payments: their invoices, and credit notes of what went back. */
const documentsOf = async (order: Order, database: Database, siteUrl: string): Promise<AccountDocument[]> =>
  (await invoicesOf(database, order.id)).map(({paymentId, number, kind, data}) => ({
    paymentId,
    label: `${data.words[kind]} ${number}`,
    href: invoiceUrl(siteUrl, order, number, linkSecrets()),
  }))

/** The words of docs/decisions/0020. */
const plainly = (view: Parameters<typeof lastResortPage>[0]) => (error: unknown) => {
  log('texts not read', {endpoint: 'subscription', error: errorName(error)})
  return lastResortPage(view)
}
