import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {test as base, expect, type Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {contentClient} from '../../local/content/client.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {buildStudio} from '../../local/studio/build.ts'
import {Services} from '../../local/supervision/services.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {once} from '../support/run/once.ts'
import {ownSettings} from '../support/run/ports.ts'
import {setting} from '../support/run/setting.ts'
import {changesToShipped} from '../support/services/shipped.ts'
import {openTab, refresh} from './tab.ts'

/** A site that has taken over everything at this moment, without a page that changed. */
function liveNow(): SiteStatus {
  const now = new Date().toISOString()
  const publishes = [{startedAt: now, seconds: 0.4, contentUpTo: now, changed: [], removed: []}]
  return {state: 'live', failure: null, problems: [], publishes}
}

/**
 * The real Studio on a lake of its own with the content that ships. There is no site: publishing builds nothing, and a
 * test says what the site tells of itself.
 */
export class StudioServer {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-studio-'))
  environment: Record<string, string> = {}
  studio = ''
  lake = ''
  client!: SanityClient
  /** Answer of the site's status address. */
  status: () => SiteStatus = liveNow
  /** Ended services stay away until a test starts them. */
  readonly #services = new Services({waits: [3_600_000]})
  readonly #site = http.createServer(KEEP_ALIVE, (_request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.end(JSON.stringify(this.status()))
  })

  async open() {
    const build = () => buildStudio(setting('LOCAL_DIR'), new AbortController().signal)
    await once('studio', build)
    const built = await build()
    const settings = await ownSettings(this.folder)
    this.lake = `http://localhost:${settings.LAKE_PORT}`
    this.studio = `http://localhost:${settings.STUDIO_PORT}`
    this.environment = {...(process.env as Record<string, string>), ...settings}
    this.client = contentClient({LAKE_URL: this.lake})
    await new Promise<void>((resolve) => this.#site.listen(Number(settings.SITE_PORT), '127.0.0.1', resolve))
    await this.#services.start('lake', this.environment)
    await this.#services.start('studio', this.environment, [built])
  }

  /** Makes the content what ships, touching what differs only: what was never changed has no history. */
  async restore() {
    const {transaction} = await changesToShipped(this.client)
    await transaction.commit()
  }

  /** Stops the lake in the middle of what it does: nobody is told, and nothing is answered. */
  freezeLake = () => this.#signalLake('SIGSTOP')

  /** Ends the lake as a power cut would. */
  killLake = () => this.#signalLake('SIGKILL')

  #signalLake(signal: NodeJS.Signals) {
    const {lake} = this.#services.pids
    if (lake) process.kill(lake, signal)
  }

  startLake = () => this.#services.start('lake', this.environment)

  async close() {
    await this.#services.stop()
    this.#site.closeAllConnections()
    this.#site.close()
    rmSync(this.folder, {recursive: true})
  }
}

/** All tests of a worker share the services, and one tab that stays open. */
const shared = base.extend<object, {studioServer: StudioServer; tab: Page}>({
  tab: [
    async ({browser}, use) => {
      const tab = await openTab(browser)
      await use(tab)
      await tab.context().close()
    },
    {scope: 'worker'},
  ],
  studioServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const studioServer = new StudioServer()
      await studioServer.open()
      await use(studioServer)
      await studioServer.close()
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
})

/** For tests of programs: each finds the content that ships, and opens no browser. */
export const program = shared.extend<{restored: undefined}>({
  restored: [
    async ({studioServer}, use) => {
      await studioServer.restore()
      await use(undefined)
    },
    {auto: true},
  ],
})

/** For tests of the Studio: each finds the content that ships, and asks the lake for nothing that it does not answer. */
export const test = shared.extend<{restored: undefined}>({
  page: async ({tab, studioServer}, use) => {
    await refresh(tab, studioServer.studio)
    await use(tab)
  },
  restored: [
    // After the page: what a form of the test before held is kept by then.
    async ({studioServer, page: _}, use) => {
      await studioServer.restore()
      studioServer.status = liveNow
      await use(undefined)
      expect(await (await fetch(`${studioServer.lake}/unknown-requests`)).json()).toEqual([])
    },
    {auto: true},
  ],
})

/** For what is told of loading the Studio: in a tab that nobody used before. */
export const anew = test.extend({
  page: async ({browser}, use) => {
    const page = await openTab(browser)
    await use(page)
    await page.context().close()
  },
})

export {expect}
