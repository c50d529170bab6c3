import type {ServerResponse} from 'node:http'
import * as v from 'valibot'

/**
 * What stands in for VIES, the European register of VAT numbers, beside the sandbox. Its address is POST
 * /vies/check-vat-number, and the number decides how it answers: every number exists but these. They pass the check of how a
 * Belgian number is written. To have it fail for a while, set a fault for `POST /vies/`.
 */
const KNOWN: Record<string, 'unknown' | 'away'> = {
  BE0100000070: 'unknown',
  BE0100000169: 'away',
}

const Question = v.object({
  countryCode: v.string(),
  vatNumber: v.string(),
  requesterMemberStateCode: v.optional(v.string()),
  requesterNumber: v.optional(v.string()),
})

let asked = 0

export function answerVies(text: string, response: ServerResponse, now: Date) {
  const {countryCode, vatNumber, requesterNumber} = v.parse(Question, JSON.parse(text))
  const known = KNOWN[countryCode + vatNumber]
  const answer =
    known === 'away'
      ? {actionSucceed: false, errorWrappers: [{error: 'MS_UNAVAILABLE'}]}
      : {
          countryCode,
          vatNumber,
          requestDate: now.toISOString(),
          valid: known !== 'unknown',
          requestIdentifier: requesterNumber ? `WAPI${String(++asked).padStart(12, '0')}` : '',
          name: '---',
          address: '---',
        }
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(answer))
}
