import {invalid, missing} from './errors.ts'
import {RECURRING} from './methods.ts'
import {type Body, onlyKnown, optionalText} from './payments.ts'
import {type Customer, type Mandate, newId, type SandboxStore} from './store.ts'

const FIELDS = ['method', 'consumerName', 'consumerAccount', 'consumerBic', 'consumerEmail', 'signatureDate']
const MORE_FIELDS = ['mandateReference', 'paypalBillingAgreementId', 'payPalVaultId']

export function findMandate(store: SandboxStore, [customerId, id = '']: string[]): Mandate {
  const found = store.get('mandate', id)
  if (found?.customerId !== customerId || !found) throw missing('mandate', id)
  return found
}

/** A mandate that the customer gave elsewhere, on paper say. */
export function createMandate(store: SandboxStore, customer: Customer, body: Body, now: Date): Mandate {
  onlyKnown(body, [...FIELDS, ...MORE_FIELDS])
  const method = optionalText(body.method)
  if (!method || !RECURRING.includes(method)) throw invalid('method', 'The payment method is invalid')
  const consumerName = optionalText(body.consumerName)
  if (!consumerName) throw invalid('consumerName', 'The consumer name is missing')
  const consumerAccount = optionalText(body.consumerAccount)
  if (method === 'directdebit' && !isIban(consumerAccount ?? ''))
    throw invalid('consumerAccount', 'The bank account is invalid')
  if (method === 'creditcard') throw invalid('method', 'A mandate for a card comes from a first payment')
  if (method === 'paypal' && !optionalText(body.paypalBillingAgreementId))
    throw invalid('paypalBillingAgreementId', 'The billing agreement is missing')
  const signatureDate = optionalText(body.signatureDate)
  if (signatureDate && !/^\d{4}-\d\d-\d\d$/.test(signatureDate))
    throw invalid('signatureDate', 'The signature date is invalid')
  return store.put('mandate', {
    id: newId('mandate'),
    customerId: customer.id,
    createdAt: now.toISOString(),
    status: 'valid',
    method,
    details: {consumerName, consumerAccount, consumerBic: optionalText(body.consumerBic)},
    signatureDate: signatureDate ?? now.toISOString().slice(0, 10),
    mandateReference: optionalText(body.mandateReference),
  })
}

/** By its check digits (ISO 13616). */
function isIban(text: string): boolean {
  const account = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false
  const digits = [...account.slice(4), ...account.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
