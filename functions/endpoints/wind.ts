import type {Config} from '@netlify/functions'
import {endpoint} from '../http/endpoint.ts'
import {replyUnavailable} from '../portal/unavailable.ts'
import {handleWind} from '../wind/handleWind.ts'

/** Page on which a visitor measures a website, by an address that can be kept. Whatever fails, the answer is a page. */
export default endpoint('wind', {methods: ['GET'], toResponse: replyUnavailable}, (request, services) =>
  handleWind(request, {...services, now: new Date()}),
)

export const config: Config = {
  path: ['/meet-de-wind', '/meet-de-wind/', '/en/measure-the-wind', '/en/measure-the-wind/'],
}
