import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {countView} from '../counting/countView.ts'
import {endpoint} from '../http/endpoint.ts'
import {readForm, validate} from '../http/request.ts'

const Address = v.pipe(v.string(), v.startsWith('/'), v.maxLength(300))
const Seen = v.strictObject({page: Address, from: v.optional(Address)})

/** Counts a view of a page, which a browser posts after its visitor's first act. Reads nothing of the request but this. */
export default endpoint('count', {methods: ['POST'], isOfSite: true}, async (request, services) => {
  const seen = validate(Seen, await readForm(request, services.siteUrl))
  await countView(seen, request.headers, {...services, now: new Date()})
  return new Response(null, {status: 204})
})

export const config: Config = {
  path: ['/api/count'],
}
