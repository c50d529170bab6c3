import {perLanguage} from '../../domain/texts/languages.ts'
import {readLedger} from '../billing/ledger/ledger.ts'
import type {Order} from '../billing/orders/order.ts'
import {replyPage} from '../http/response.ts'
import {linkSecrets} from '../runtime/config.ts'
import type {Services} from '../runtime/services.ts'
import {managePath} from './links/manage.ts'
import {NO_CHANGES} from './plans/planChanges.ts'
import {portalOrderOf} from './portalOrder.ts'
import {renderPortalPage} from './renderPortalPage.ts'
import {documentsOf, type Opened, plainly} from './reply.ts'

/** The page of an order for those who may only look: how it stands, its payments and documents, and nothing to press. */
export async function replyReader(order: Order, opened: Opened, services: Services & {now: Date}): Promise<Response> {
  const {content, database, now} = services
  const {language, token} = opened
  const addresses = perLanguage((each) => managePath(order, linkSecrets(), each, token))
  const [documents, ledger] = await Promise.all([
    documentsOf(order, opened, services),
    readLedger(database.query, order.id),
  ])
  const shown = portalOrderOf(order, {
    ...{documents, ledger, now, agreed: {terms: null, mandate: null}, mandateReference: ''},
    ...{exportHref: '', pageHref: addresses[language]},
    ...{planChange: NO_CHANGES, ofAddress: [], buying: null, sharing: null},
  })
  const view = {kind: 'order', order: shown, isReader: true} as const
  const html = await renderPortalPage({view, language, addresses}, content).catch(
    plainly({kind: 'unavailable', language}),
  )
  return replyPage(200, html)
}
