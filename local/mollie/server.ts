import type http from 'node:http'
import {Html} from '../../functions/ui/html.ts'
import {document} from '../http/html.ts'
import {type Sandbox, sandboxServer} from '../mollie-sandbox/index.ts'
import {Moneybird} from '../moneybird/moneybird.ts'
import {moneybirdService} from '../moneybird/service.ts'
import {checkVatNumber} from '../vies/vies.ts'

/** The look of the local pages, for the pages of the sandbox. */
export const pageFrame = (title: string, body: string, language: string) => document(title, new Html(body), language)

type Options = {origins?: readonly string[]; moneybird?: Moneybird}

/**
 * The services about payments of one machine on one port: the Mollie sandbox in the look of the local pages, VIES, which the
 * functions ask about the customers of those payments, and Moneybird, which books their documents.
 */
export const paymentsServer = (
  sandbox: Sandbox,
  url: string,
  {origins = [], moneybird = new Moneybird()}: Options = {},
): http.Server =>
  sandboxServer(sandbox, {
    url,
    origins,
    frame: pageFrame,
    services: {
      '/vies/check-vat-number': async (request, now) => Response.json(checkVatNumber(await request.text(), now)),
      '/moneybird/': moneybirdService(moneybird),
    },
  })
