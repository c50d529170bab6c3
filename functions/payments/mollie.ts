import {createMollieClient, type MollieClient} from '@mollie/api-client'
import {type MollieConfig, mollieConfig} from '../config.ts'
import {isLoopback} from '../model.ts'

/**
 * Mollie's client always makes an https agent, so it cannot talk to the sandbox on this machine. Only for
 * that (a loopback address and a test key; config.ts refuses anything else) the agent's class is swapped while the client
 * is created.
 */
export function mollieClient({apiKey, sandboxUrl}: MollieConfig = mollieConfig()): MollieClient {
  if (!sandboxUrl) return createMollieClient({apiKey})
  if (!isLoopback(sandboxUrl) || !apiKey.startsWith('test_')) throw new Error('The sandbox is for this machine only')
  // Imported as a module, node:http loads all of undici: longer than the rest of a payment function takes.
  const [http, https] = [process.getBuiltinModule('node:http'), process.getBuiltinModule('node:https')]
  const original = https.Agent
  try {
    https.Agent = http.Agent as unknown as typeof https.Agent
    return createMollieClient({apiKey, apiEndpoint: new URL('/v2/', sandboxUrl).href})
  } finally {
    https.Agent = original
  }
}

/** Payment ids go into a URL unencoded, so nothing else may pass: `tr_../` would reach other resources with our key. */
export const isPaymentId = (id: string) => /^tr_[A-Za-z0-9]{5,40}$/.test(id)
