import {type Customer, type Mandate, newId, type Subscription} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {invalidField, notFound} from './errors.ts'
import {type Body, optionalText, refuseUnknownFields} from './fields.ts'
import {RECURRING} from './methods.ts'

const FIELDS = ['method', 'consumerName', 'consumerAccount', 'consumerBic', 'consumerEmail', 'signatureDate']
const MORE_FIELDS = ['mandateReference', 'paypalBillingAgreementId', 'payPalVaultId']

export function findMandate(store: SandboxStore, [customerId, id = '']: string[]): Mandate {
  const found = store.get('mandate', id)
  if (found?.customerId !== customerId || !found) throw notFound('mandate', id)
  return found
}

/**
 * Ends a mandate and the subscriptions that use it: revoked it cancels them, refused by the bank it suspends them.
 * @see https://docs.mollie.com/reference/revoke-mandate
 */
export function endMandate(store: SandboxStore, id: string, ends: 'canceled' | 'suspended', now: Date) {
  const mandate = store.get('mandate', id)
  if (!mandate) throw notFound('mandate', id)
  store.put('mandate', {...mandate, status: 'invalid'})
  for (const subscription of store.list('subscription', 'customerId', mandate.customerId))
    if (subscription.mandateId === id && subscription.status === 'active')
      store.put('subscription', endedAs(subscription, ends, now))
}

export const endedAs = (subscription: Subscription, status: 'canceled' | 'suspended', now: Date): Subscription => ({
  ...subscription,
  status,
  nextPaymentDate: null,
  ...(status === 'canceled' && {canceledAt: now.toISOString()}),
})

const usableMandate = (store: SandboxStore, customerId: string) =>
  store.list('mandate', 'customerId', customerId).find(({status}) => status !== 'invalid')

/** The one that is named, or any that can be collected by. */
export function selectMandate(store: SandboxStore, customerId: string, mandateId: unknown): Mandate {
  const named = optionalText(mandateId)
  const mandate = named ? store.get('mandate', named) : usableMandate(store, customerId)
  if (!mandate || mandate.customerId !== customerId || mandate.status === 'invalid')
    throw invalidField(named ? 'mandateId' : 'customerId', 'The customer does not have any suitable mandates')
  return mandate
}

/** Creates a mandate that the customer gave elsewhere, on paper for example. */
export function createMandate(store: SandboxStore, customer: Customer, body: Body, now: Date): Mandate {
  refuseUnknownFields(body, [...FIELDS, ...MORE_FIELDS])
  const method = optionalText(body.method)
  if (!method || !RECURRING.includes(method)) throw invalidField('method', 'The payment method is invalid')
  const consumerName = optionalText(body.consumerName)
  if (!consumerName) throw invalidField('consumerName', 'The consumer name is missing')
  const consumerAccount = optionalText(body.consumerAccount)
  if (method === 'directdebit' && !isIban(consumerAccount ?? ''))
    throw invalidField('consumerAccount', 'The bank account is invalid')
  if (method === 'creditcard') throw invalidField('method', 'A mandate for a card comes from a first payment')
  if (method === 'paypal' && !optionalText(body.paypalBillingAgreementId))
    throw invalidField('paypalBillingAgreementId', 'The billing agreement is missing')
  const signatureDate = optionalText(body.signatureDate)
  if (signatureDate && !/^\d{4}-\d\d-\d\d$/.test(signatureDate))
    throw invalidField('signatureDate', 'The signature date is invalid')
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

/** Checks the check digits (ISO 13616). */
function isIban(text: string): boolean {
  const account = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false
  const digits = [...account.slice(4), ...account.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
