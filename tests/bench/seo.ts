import {chromium} from 'playwright'
import {CHROMIUM_FLAGS, findOrInstallChromium} from '../chromium.ts'
import {judgeSite, TIMED} from '../support/html/seo.ts'

/** `npm run bench -- seo`: every page that search engines may show, judged by the questions of the product's own audit. */
export async function seoTable(site: string): Promise<string> {
  const browser = await chromium.launch({executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS})
  const judged = await judgeSite(site, browser, TIMED)
  await browser.close()
  const columns = ['page', ...Object.keys(judged[0]?.answers ?? {}), 'points']
  const rows = judged.map(({address, answers, points}) => [
    new URL(address).pathname,
    ...Object.values(answers),
    points.length,
  ])
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
