import type {Config} from '@netlify/functions'
import {cleanVatNumber} from '../../domain/customers/vatNumberText.ts'
import {vatNumberOf} from '../customers/vatNumber.ts'
import {askVies} from '../customers/vies.ts'
import {endpoint} from '../http/endpoint.ts'
import {replyJson} from '../http/response.ts'

/**
 * Whether a VAT number exists, for the checkout while it is filled in: a hint, of which nothing is kept. The proof is asked for
 * after paying, in the name of the company.
 */
export default endpoint('vat-number', {methods: ['GET'], isOfSite: true}, async (request, {viesUrl}) => {
  const asked = new URL(request.url).searchParams
  const country = asked.get('country') ?? ''
  const number = await vatNumberOf(country, cleanVatNumber(asked.get('number') ?? '', country))
  const {state} = number ? await askVies(viesUrl, number, '') : {state: 'refused'}
  return replyJson(200, {state})
})

export const config: Config = {
  path: ['/api/vat-number'],
}
