import * as v from 'valibot'

/**
 * Emulator of VIES, the European register of VAT numbers: its call `POST /check-vat-number`. Every number exists but these,
 * which have valid check digits.
 */
const EXCEPTIONS: Record<string, 'unknown' | 'unavailable'> = {
  BE0100000070: 'unknown',
  BE0100000169: 'unavailable',
}

const Request = v.object({
  countryCode: v.string(),
  vatNumber: v.string(),
  requesterMemberStateCode: v.optional(v.string()),
  requesterNumber: v.optional(v.string()),
})

let consultations = 0

/** Answers a call. Throws for a body that is none. */
export function checkVatNumber(body: string, now: Date): object {
  const {countryCode, vatNumber, requesterNumber} = v.parse(Request, JSON.parse(body))
  const exception = EXCEPTIONS[countryCode + vatNumber]
  if (exception === 'unavailable') return {actionSucceed: false, errorWrappers: [{error: 'MS_UNAVAILABLE'}]}
  return {
    countryCode,
    vatNumber,
    requestDate: now.toISOString(),
    valid: exception !== 'unknown',
    requestIdentifier: requesterNumber ? `WAPI${String(++consultations).padStart(12, '0')}` : '',
    name: '---',
    address: '---',
  }
}
