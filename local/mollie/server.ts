import type http from 'node:http'
import {Html} from '../../functions/ui/html.ts'
import {document} from '../http/html.ts'
import {type Sandbox, sandboxServer} from '../mollie-sandbox/index.ts'
import {checkVatNumber} from '../vies/vies.ts'

/** The look of the local pages, for the pages of the sandbox. */
export const pageFrame = (title: string, body: string, language: string) => document(title, new Html(body), language)

/**
 * The payment services of one machine on one port: the Mollie sandbox in the look of the local pages, and VIES, which the
 * functions ask about the customers of those payments.
 */
export const paymentsServer = (sandbox: Sandbox, url: string, origins: readonly string[] = []): http.Server =>
  sandboxServer(sandbox, {
    url,
    origins,
    frame: pageFrame,
    routes: {'/vies/check-vat-number': checkVatNumber},
  })
