import * as v from 'valibot'
import {E_INVOICE_BY_PEPPOL} from '../../../domain/customers/customerDetails.ts'
import {isLoopback} from '../../../domain/environment/checks.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import type {Database} from '../../database/database.ts'
import {ConfigError, type PeppolConfig} from '../../runtime/config.ts'
import {filesOf} from '../invoices/file.ts'
import type {Invoice} from '../invoices/store.ts'
import type {ElectronicAddress} from '../invoices/ubl/electronicAddress.ts'
import {canBeUbl} from '../invoices/ubl/ubl.ts'
import type {Order} from '../orders/order.ts'
import type {Deliver} from './deliver.ts'

const WITHIN_MS = 20_000

/** Refusals that are about this shop's account, or about the moment: the document may still go. */
const NOT_ABOUT_DOCUMENT = [401, 403, 408, 425, 429]

/** Whether documents of an order may go by Peppol: those of test payments to an emulator only. */
export const maySendByPeppol = ({mode}: Pick<Order, 'mode'>, config: PeppolConfig | null): boolean =>
  config !== null && (mode === 'live' || isLoopback(config.url))

/** Whether a document goes by Peppol, as its customer asked. */
export const goesByPeppol = (
  {details, mode}: Pick<Order, 'details' | 'mode'>,
  {data}: Pick<Invoice, 'data'>,
  config: PeppolConfig | null,
): boolean =>
  maySendByPeppol({mode}, config) &&
  details?.eInvoice === E_INVOICE_BY_PEPPOL &&
  data.customer.electronicAddress !== undefined &&
  canBeUbl(data)

/** The access point's names of registers, where it is not the country's register of VAT numbers. */
const REGISTERS: Readonly<Record<string, string>> = {
  ...{'0106': 'NL:KVK', '0208': 'BE:EN', '0007': 'SE:ORGNR', '0184': 'DK:DIGST', '0211': 'IT:IVA'},
}

const recipientOf = ({scheme, id}: ElectronicAddress, country: string) => ({
  scheme: REGISTERS[scheme] ?? `${country}:VAT`,
  id,
})

const Accepted = v.object({guid: v.pipe(v.string(), v.minLength(1))})
const Refusals = v.array(v.object({source: v.optional(v.string(), ''), details: v.string()}))

/**
 * Sends documents by Peppol through the API of Storecove (https://www.storecove.com/docs): `POST /document_submissions` takes
 * the UBL, and `GET /document_submissions/{guid}/evidence` has an answer once the receiver's access point took it. Documents
 * that were owed while there was one wait when there is none, and are told as those of one that is silent.
 */
export const peppolDelivery =
  (config: PeppolConfig | null, database: Database): Deliver =>
  async (invoice, {reference}) => {
    if (!config) throw new ConfigError('PEPPOL_URL: is missing')
    const {url, key, sender} = config
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${url}/document_submissions${path}`, {
        ...init,
        headers: {authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json'},
        signal: AbortSignal.timeout(WITHIN_MS),
      })
    if (reference) {
      const evidence = await call(`/${encodeURIComponent(reference)}/evidence`)
      if (evidence.ok) return {state: 'delivered', reference}
      if (evidence.status === 404) return null
      throw new Error(`The access point answered ${evidence.status}`)
    }
    const {ubl} = await filesOf(invoice, database)
    const {electronicAddress, country} = invoice.data.customer
    if (ubl === null || !electronicAddress) return {state: 'refused', reason: 'no UBL'}
    const answer = await call('', {
      method: 'POST',
      body: JSON.stringify({
        legalEntityId: sender,
        idempotencyGuid: idempotencyKeyOf({id: invoice.number}, 'peppol'),
        routing: {eIdentifiers: [recipientOf(electronicAddress, country)]},
        document: {
          documentType: 'invoice',
          rawDocumentData: {document: Buffer.from(ubl).toString('base64'), parse: true, parseStrategy: 'ubl'},
        },
      }),
    })
    if (answer.ok) return {state: 'accepted', reference: v.parse(Accepted, await answer.json()).guid}
    if (answer.status >= 500 || NOT_ABOUT_DOCUMENT.includes(answer.status))
      throw new Error(`The access point answered ${answer.status}`)
    return {state: 'refused', reason: reasonIn(await answer.text()) || String(answer.status)}
  }

/** Errors of the access point in its own words. */
function reasonIn(body: string): string {
  try {
    const parsed = v.safeParse(Refusals, JSON.parse(body))
    if (parsed.success) return parsed.output.map(({source, details}) => `${source}: ${details}`).join('; ')
  } catch {
    // Not JSON: the words as they are.
  }
  return body.slice(0, 200)
}
