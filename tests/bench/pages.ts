import http from 'node:http'
import path from 'node:path'
import {type Browser, type BrowserContextOptions, chromium} from 'playwright'
import {scriptsCome} from '../../domain/pages/pages.ts'
import {contentType, findFile, sendFile} from '../../local/http/static.ts'
import {CHROMIUM_FLAGS, findOrInstallChromium} from '../chromium.ts'
import {timeFirstTap} from '../support/browser/firstTap.ts'
import {hydrate, settled} from '../support/browser/hydrated.ts'
import {countShifts} from '../support/browser/shifts.ts'
import {blockedBy, timeTurns} from '../support/browser/turns.ts'
import {weigh} from '../support/browser/weight.ts'
import type {Figure} from './figure.ts'
import {closing, listening} from './sampling.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../web/public')
const PAGES = {
  landing: '/',
  terms: '/algemene-voorwaarden/',
  checkout: '/checkout/pro/',
  paid: '/payment-success/',
  'log-in': '/login/',
  dashboard: '/dashboard/',
}
const PHONE: BrowserContextOptions = {viewport: {width: 375, height: 800}, isMobile: true, hasTouch: true}

/** Bytes and waits of a phone for a page of the last build, counted in Chromium with brotli as a host would. */
export async function measurePages(): Promise<Figure[]> {
  const server = http.createServer(async ({url = '/'}, outgoing) => {
    const file = await findFile(FOLDER, url.replace(/\/$/, '/index.html'))
    if (!file) return void outgoing.writeHead(404).end()
    await sendFile(file, outgoing.writeHead(200, {'content-type': contentType(file)}))
  })
  const url = await listening(server)
  const browser = await chromium.launch({executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS})
  const figures: Figure[] = []
  for (const [name, address] of Object.entries(PAGES)) {
    const page = await browser.newPage(PHONE)
    const weight = weigh(page)
    const shifts = await countShifts(page)
    await page.goto(url + address)
    await settled(page)
    const before = await weight()
    const isIdle = scriptsCome(address) === 'idle'
    if (!isIdle)
      figures.push({what: `${name}: JavaScript before an act`, figure: kilobytes(before.scripts), bar: '0 KB'})
    if (name === 'landing')
      figures.push({
        what: 'landing: everything before an act',
        figure: `${kilobytes(before.all)}, ${before.requests} requests`,
        bar: '≤ 64 KB, ≤ 8 requests',
      })
    await hydrate(page)
    const {scripts} = await weight()
    figures.push({what: `${name}: JavaScript`, figure: kilobytes(scripts), bar: isIdle ? '' : '≤ 115 KB'})
    figures.push({what: `${name}: what moves while it loads (CLS)`, figure: (await shifts()).toFixed(3), bar: '0'})
    await page.close()
    const blocked = await medianOf(async () => {
      const visitor = await browser.newPage(PHONE)
      const time = blockedBy(await timeTurns(visitor, url + address))
      await visitor.close()
      return time
    })
    figures.push({
      what: `${name}: blocked while it loads, CPU 4× slower (TBT, of the processor's time)`,
      figure: `${blocked} ms`,
      bar: '≤ 50 ms',
    })
  }
  const tap = await medianOf(() => timeTap(browser, url))
  figures.push({what: 'landing: first tap to its paint, CPU 4× slower', figure: `${tap} ms`, bar: '≤ 200 ms'})
  await browser.close()
  await closing(server)
  return figures
}

const VISITS = 5

async function medianOf(visit: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let made = 0; made < VISITS; made++) times.push(await visit())
  return Math.round(times.sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0)
}

async function timeTap(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE)
  await page.goto(address)
  await settled(page)
  const time = await timeFirstTap(page, page.locator('#questions summary').first())
  await page.close()
  return time
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
