import {writeFileSync} from 'node:fs'
import path from 'node:path'
import {chromium} from 'playwright'
import type {MEASURED} from '../../domain/brand/measured.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {CHROMIUM_FLAGS, findOrInstallChromium} from '../chromium.ts'
import {settled} from '../support/browser/hydrated.ts'
import {weigh} from '../support/browser/weight.ts'
import {pointsOf} from './lighthouse.ts'

const FILE = path.resolve(import.meta.dirname, '../../domain/brand/measured.ts')

/** `npm run bench -- facts`: measures the landing page before an act and by Lighthouse, and writes what it says of itself. */
export async function writeFacts(site: string): Promise<string> {
  const browser = await chromium.launch({executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS})
  const page = await browser.newPage({viewport: {width: 375, height: 800}, isMobile: true, hasTouch: true})
  const weight = weigh(page)
  let scripts = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts++
  })
  await page.goto(site)
  await settled(page)
  const {all} = await weight()
  const cookies = await page.context().cookies()
  await browser.close()
  const kilobytes = Math.round((all / 1024) * 10) / 10
  const {medians} = await pointsOf(site)
  const text = factsFile({
    day: amsterdamDay(new Date()),
    lighthouse: Math.min(...medians),
    kilobytes,
    scripts,
    cookies: cookies.length,
  })
  writeFileSync(FILE, text)
  return text
}

const factsFile = ({
  day,
  lighthouse,
  kilobytes,
  scripts,
  cookies,
}: typeof MEASURED) => `/** Written by \`npm run bench -- facts\` (tests/bench/facts.ts): figures of the landing page, which it shows itself. */
export const MEASURED: {day: string; lighthouse: number | null; kilobytes: number; scripts: number; cookies: number} = {
  day: '${day}',
  /** The lowest of its four medians; null until it was measured, and then no text says it. */
  lighthouse: ${lighthouse},
  kilobytes: ${kilobytes},
  scripts: ${scripts},
  cookies: ${cookies},
}
`
