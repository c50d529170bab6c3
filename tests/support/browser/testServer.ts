import {test as base, expect} from '@playwright/test'
import {scriptsCome} from '../../../domain/pages/pages.ts'
import type {HostName} from '../../hosted/ownHost.ts'
import {openPublishingHost} from '../../hosted/publishingHost.ts'
import {BUILD_LIMIT_MS} from '../limits.ts'
import {TestServer} from '../services/testServer.ts'
import {isHydrated, unansweredOf} from './hydrated.ts'

/** Tag of a test that also runs against the build on each host: it reads the site only, and changes nothing. */
export const HOSTED = {tag: '@hosted'}

/** The host that serves the build from a set of pages; null for the local site. */
export type Served = {hosted: HostName | null}

/**
 * Tests with the services running. `page.goto` waits for scripts that come by themselves, and asks for those of a form; a test
 * that keeps scripts back goes there with `waitUntil: 'commit'`.
 */
export const test = base.extend<{running: undefined}, Served & {testServer: TestServer}>({
  hosted: [null, {option: true, scope: 'worker'}],
  testServer: [
    async ({hosted}, use) => {
      const testServer = new TestServer()
      if (!hosted) return use(testServer)
      await testServer.ready() // its build is the one that is deployed
      const host = await openPublishingHost(hosted, testServer.site)
      expect((await host.publish('siteSettings')).status).toBe(200)
      await use(new TestServer(host.site))
      await host.close()
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
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
    {auto: true, timeout: BUILD_LIMIT_MS},
  ],
})

export {expect, type TestServer}
