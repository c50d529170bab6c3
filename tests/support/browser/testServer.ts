import {test as base, expect} from '@playwright/test'
import {scriptsCome} from '../../../domain/pages/pages.ts'
import {Netlify} from '../../hosted/netlify.ts'
import {TestServer} from '../services/testServer.ts'
import {isHydrated, unansweredOf} from './hydrated.ts'

const STARTED_WITHIN_MS = 630_000

/** Tag of a test that also runs against Netlify's build: it reads the site only, and changes nothing. */
export const HOSTED = {tag: '@hosted'}

/** Whether the site is what Netlify builds, from a set of pages, or the local one. */
export type Served = {hosted: boolean}

/**
 * Tests with the services running. `page.goto` waits for scripts that come by themselves, and asks for those of a form; a test
 * that keeps scripts back goes there with `waitUntil: 'commit'`.
 */
export const test = base.extend<{running: undefined}, Served & {testServer: TestServer}>({
  hosted: [false, {option: true, scope: 'worker'}],
  testServer: [
    async ({hosted}, use) => {
      const testServer = new TestServer()
      if (!hosted) return use(testServer)
      await testServer.ready() // its build is the one that is deployed
      const netlify = new Netlify()
      await netlify.openLastBuild(testServer.site)
      expect((await netlify.publish('siteSettings')).status).toBe(200)
      await use(new TestServer(netlify.site))
      await netlify.close()
    },
    {scope: 'worker', timeout: STARTED_WITHIN_MS},
  ],
  page: async ({page, javaScriptEnabled}, use) => {
    unansweredOf(page)
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      const come = scriptsCome(new URL(page.url()).pathname)
      if (javaScriptEnabled === false || come === 'acted' || options?.waitUntil === 'commit') return response
      if (come === 'resumed') await page.keyboard.press('Shift')
      await page.waitForFunction(isHydrated)
      return response
    }
    await use(page)
  },
  running: [
    async ({testServer}, use) => {
      await testServer.ready()
      await use(undefined)
    },
    {auto: true, timeout: STARTED_WITHIN_MS},
  ],
})

export {expect, type TestServer}
