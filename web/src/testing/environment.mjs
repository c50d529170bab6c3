import {TestEnvironment} from 'jest-environment-jsdom'
import {makeContexts} from './contexts.ts'

/** Made once in each of Jest's workers, outside of the tests' own world. */
const contexts = await makeContexts()

/** jsdom, with what browsers have and it has not, and the pages' contexts. */
export default class Browser extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {Response, TextDecoder, TextEncoder, structuredClone, pageContexts: contexts})
  }
}
