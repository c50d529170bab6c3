/**
 * What a visitor typed into the checkout, and the period, so that neither an error, another language, the terms nor trying again asks
 * for any of it twice. In this tab and nowhere else: never in an address, which others may see. It goes when something is
 * paid, or after an hour.
 */
export const TYPED = 'typed'
export const LASTS_MS = 60 * 60 * 1000
export const FIELDS = ['billingPeriod', 'company', 'website', 'country', 'vatNumber', 'customerEmail', 'customerName']

/** Keeps what stands in these fields, and in no others. */
export function keepTyped(storage: Pick<Storage, 'setItem'>, form: FormData, now = Date.now()) {
  const typed = FIELDS.flatMap((name) => (form.get(name) ? [[name, form.get(name)]] : []))
  storage.setItem(TYPED, JSON.stringify({...Object.fromEntries(typed), at: now}))
}

/** The fields that were filled in, with their values. */
export function typedBefore(storage: Pick<Storage, 'getItem'>, now = Date.now()): [string, string][] {
  const kept = parse(storage.getItem(TYPED))
  if (typeof kept.at !== 'number' || now - kept.at >= LASTS_MS) return []
  return FIELDS.flatMap((name): [string, string][] => {
    const value = kept[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
}

export const forgetTyped = (storage: Pick<Storage, 'removeItem'>) => storage.removeItem(TYPED)

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
