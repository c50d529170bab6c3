import https from 'node:https'

/**
 * Preloaded into functions: Mollie's client makes an agent that knows no proxy, and trusts the authorities that its package
 * brings and no other. Here it takes those of the process, as everything else does.
 */
const {Agent} = https
https.Agent = class extends Agent {
  constructor({ca: _ofThePackage, ...options}: https.AgentOptions = {}) {
    super({...options, proxyEnv: process.env})
  }
}
