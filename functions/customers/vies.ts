import * as v from 'valibot'
import {EU_COUNTRIES, vatPrefixOf} from '../../domain/customers/countries.ts'
import type {VatAnswer} from '../billing/orders/vatCheck.ts'
import {caught} from '../runtime/log.ts'

const WITHIN_MS = 10_000

const Answer = v.object({
  valid: v.boolean(),
  requestDate: v.optional(v.string()),
  requestIdentifier: v.nullish(v.string()),
  userError: v.nullish(v.string()),
})
const Failed = v.object({errorWrappers: v.tupleWithRest([v.object({error: v.string()})], v.unknown())})

/** Errors about an impossible number. All others are the register's, or those of one country: MS_UNAVAILABLE. */
const REFUSALS = ['INVALID', 'INVALID_INPUT']

/**
 * Asks VIES, the register of the European Commission, whether a VAT number exists. With our own number as the one that asks, its
 * answer has a number by which it can be proved. Never throws: what is no answer is a reason to ask again.
 */
export async function askVies(viesUrl: string, number: string, requester: string): Promise<VatAnswer> {
  try {
    const response = await fetch(`${viesUrl}/check-vat-number`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        ...partsOf(number, 'countryCode', 'vatNumber'),
        ...partsOf(requester, 'requesterMemberStateCode', 'requesterNumber'),
      }),
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    return readAnswer(await response.json())
  } catch (error) {
    caught('vat_number.vies_unreachable', {}, error)
    return {state: 'unanswered', reason: 'unreachable'}
  }
}

function readAnswer(body: unknown): VatAnswer {
  const failed = v.safeParse(Failed, body)
  if (failed.success) return withoutAnswer(failed.output.errorWrappers[0].error)
  const answer = v.safeParse(Answer, body)
  if (!answer.success) return {state: 'unanswered', reason: 'unreadable'}
  const {valid, requestDate, requestIdentifier, userError} = answer.output
  if (!valid && userError) {
    const without = withoutAnswer(userError)
    if (without.state === 'unanswered') return without
  }
  const at = new Date(requestDate ?? Date.now())
  return {
    state: valid ? 'valid' : 'refused',
    at: (Number.isNaN(at.getTime()) ? new Date() : at).toISOString(),
    ...(requestIdentifier && {requestId: requestIdentifier}),
  }
}

const withoutAnswer = (error: string): VatAnswer =>
  REFUSALS.includes(error) ? {state: 'refused', at: new Date().toISOString()} : {state: 'unanswered', reason: error}

const PREFIXES = EU_COUNTRIES.map(vatPrefixOf)

/** "BE0123456749" is BE and 0123456749; without a country there are no parts. */
function partsOf(number: string, country: string, rest: string): Record<string, string> {
  const prefix = number.slice(0, 2)
  return PREFIXES.includes(prefix) ? {[country]: prefix, [rest]: number.slice(2)} : {}
}
