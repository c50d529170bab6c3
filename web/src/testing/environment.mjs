import {TestEnvironment} from 'jest-environment-jsdom'
import {makeContexts} from './contexts.ts'

/** Made once in each of Jest's workers, outside the tests' global scope. */
const contexts = await makeContexts()

/** jsdom, with what it lacks of browsers, and the pages' contexts. */
export default class Browser extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {Response, TextDecoder, TextEncoder, structuredClone, pageContexts: contexts})
  }
}
