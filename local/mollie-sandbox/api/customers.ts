import {type Customer, newId} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {invalidField, notFound} from './errors.ts'
import {type Body, optionalText, parseLocale, parseMetadata, refuseUnknownFields} from './fields.ts'

export function findCustomer(store: SandboxStore, id = ''): Customer {
  const found = store.get('customer', id)
  if (!found) throw notFound('customer', id)
  return found
}

function parseEmail(value: unknown): string | null {
  const email = optionalText(value)
  if (email && !/^\S+@\S+\.\S+$/.test(email)) throw invalidField('email', 'The email address is invalid')
  return email
}

const CUSTOMER_FIELDS = ['name', 'email', 'locale', 'metadata']

export function createCustomer(store: SandboxStore, body: Body, now: Date): Customer {
  refuseUnknownFields(body, CUSTOMER_FIELDS)
  return store.put('customer', {
    id: newId('customer'),
    createdAt: now.toISOString(),
    name: optionalText(body.name),
    email: parseEmail(body.email),
    locale: parseLocale(body.locale),
    metadata: parseMetadata(body),
  })
}

export function updateCustomer(store: SandboxStore, customer: Customer, body: Body): Customer {
  refuseUnknownFields(body, CUSTOMER_FIELDS)
  return store.put('customer', {
    ...customer,
    ...('name' in body && {name: optionalText(body.name)}),
    ...('email' in body && {email: parseEmail(body.email)}),
    ...('locale' in body && {locale: parseLocale(body.locale)}),
    ...('metadata' in body && {metadata: parseMetadata(body)}),
  })
}
