import {CHECKOUT_FIELDS} from '../../../domain/customers/customerDetails.ts'
import {SAVED_FIELDS_KEY} from './attempt.ts'

/**
 * Saved fields of the checkout and its period, so that a visitor types nothing twice after an error, a change of
 * language, reading the terms or trying again. Kept in this tab only, never in an address that others may see. Deleted
 * on payment, or after an hour.
 */
export const LASTS_MS = 60 * 60 * 1000
export const FIELDS = ['billingPeriod', ...CHECKOUT_FIELDS.map(({name}) => name), 'code']

/** Saves these fields and no others. */
export function saveFields(storage: Pick<Storage, 'setItem'>, form: FormData, now = Date.now()) {
  const typed = FIELDS.flatMap((name) => (form.get(name) ? [[name, form.get(name)]] : []))
  storage.setItem(SAVED_FIELDS_KEY, JSON.stringify({...Object.fromEntries(typed), at: now}))
}

/** Returns the saved fields with their values. */
export function savedFields(storage: Pick<Storage, 'getItem'>, now = Date.now()): [string, string][] {
  const kept = parse(storage.getItem(SAVED_FIELDS_KEY))
  if (typeof kept.at !== 'number' || now - kept.at >= LASTS_MS) return []
  return FIELDS.flatMap((name): [string, string][] => {
    const value = kept[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
