import type {Agent, AgentOptions} from 'node:https'
import {createMollieClient, type MollieClient} from '@mollie/api-client'
import {isLoopback} from '../../../domain/environment/checks.ts'
import {type MollieConfig, mollieConfig} from '../../runtime/config.ts'

/**
 * The client of Mollie's API. It always makes an https agent, with certificate authorities that it lists itself and last
 * renewed in 2021. The agent's class is swapped while the client is created: for Mollie by one that trusts what Node and the
 * machine trust, so that a new chain needs no release of the client; for the sandbox, which has no certificate, by that of
 * http. Throws for a sandbox that is not on this machine, and for a live key with one.
 *
 * @see https://nodejs.org/api/tls.html#tlsgetcacertificatestype
 */
export function mollieClient({apiKey, sandboxUrl}: MollieConfig = mollieConfig()): MollieClient {
  // Imported as a module, node:http loads all of undici: longer than the rest of a payment function takes.
  const [http, https] = [process.getBuiltinModule('node:http'), process.getBuiltinModule('node:https')]
  const original = https.Agent
  if (!sandboxUrl) {
    class Agent extends original {
      constructor(options?: AgentOptions) {
        super({...options, ca: undefined})
      }
    }
    return withAgent(Agent, () => createMollieClient({apiKey}))
  }
  if (!isLoopback(sandboxUrl) || !apiKey.startsWith('test_')) throw new Error('The sandbox is for this machine only')
  const apiEndpoint = new URL('/v2/', sandboxUrl).href
  return withAgent(http.Agent as unknown as typeof original, () => createMollieClient({apiKey, apiEndpoint}))
}

function withAgent(agent: typeof Agent, create: () => MollieClient): MollieClient {
  const https = process.getBuiltinModule('node:https')
  const original = https.Agent
  try {
    https.Agent = agent
    return create()
  } finally {
    https.Agent = original
  }
}

/** Payment ids go into a URL unencoded, so nothing else may pass: `tr_../` would reach other resources with our key. */
export const isPaymentId = (id: string) => /^tr_[A-Za-z0-9]{5,40}$/.test(id)
