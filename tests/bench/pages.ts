import http from 'node:http'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {chromium} from 'playwright'
import {contentType, findFile, sendFile} from '../../local/static.ts'
import {CHROMIUM_FLAGS, findOrInstallChromium} from '../chromium.ts'
import type {Figure} from './figure.ts'
import {closing, listening} from './sampling.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../web/public')
const PAGES = {landing: '/', checkout: '/checkout/pro/', terms: '/algemene-voorwaarden/'}
const COMPRESSED_ALREADY = /\.(woff2|png|webp|jpe?g)$/

/** What a phone loads for a page of the last build: counted in Chromium, gzipped as a host would. */
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
    const page = await browser.newPage({viewport: {width: 375, height: 800}, isMobile: true})
    const loaded: {script: boolean; bytes: number}[] = []
    const pending: Promise<void>[] = []
    page.on('response', (response) => {
      const {pathname} = new URL(response.url())
      // Prefetches for the next page come after this one is complete.
      if (response.request().headers().purpose === 'prefetch' || response.request().headers()['sec-purpose']) return
      pending.push(
        response.body().then((body) => {
          const bytes = COMPRESSED_ALREADY.test(pathname) ? body.length : gzipSync(body).length
          loaded.push({script: response.request().resourceType() === 'script', bytes})
        }),
      )
    })
    await page.goto(url + address, {waitUntil: 'networkidle'})
    await Promise.all(pending)
    await page.close()
    const sum = (items: {bytes: number}[]) => items.reduce((total, {bytes}) => total + bytes, 0)
    figures.push({what: `${name}: JavaScript`, figure: kilobytes(sum(loaded.filter((l) => l.script))), bar: '≤ 125 KB'})
    if (name === 'landing')
      figures.push({
        what: 'landing: everything',
        figure: `${kilobytes(sum(loaded))}, ${loaded.length} requests`,
        bar: '≤ 350 KB, ≤ 25 requests',
      })
  }
  await browser.close()
  await closing(server)
  return figures
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
