import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import {CHROMIUM_FLAGS, findOrInstallChromium} from '../chromium.ts'
import {addressesIn} from '../support/html/seo.ts'
import type {Figure} from './figure.ts'

/** Fetched when it is run: with what it brings it is larger than all that the tests need, and no test needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const BARS = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100}
const MOST_OUTPUT = 64 * 2 ** 20

type Report = {categories: Record<keyof typeof BARS, {score: number | null}>}

/** Every page that search engines may show, as Lighthouse's phone sees it: the median of five visits. */
export async function measureLighthouse(site: string): Promise<Figure[]> {
  const sitemap = await fetch(`${site}/sitemap.xml`)
  const figures: Figure[] = []
  for (const address of addressesIn(await sitemap.text())) {
    const {medians, visits} = await pointsOf(address)
    const each = visits.map(([performance]) => performance).join(' ')
    figures.push({
      what: `Lighthouse: ${new URL(address).pathname}`,
      figure: `${medians.join(' / ')} (${each})`,
      bar: `≥ ${Object.values(BARS).join(' / ')}`,
    })
    console.error(`${figures.at(-1)?.what}: ${figures.at(-1)?.figure}`) // it takes a minute each
  }
  return figures
}

/** Points of a page in the order of the bars: of each visit, and their medians. */
export async function pointsOf(address: string): Promise<{medians: number[]; visits: number[][]}> {
  const visits: number[][] = []
  for (let visit = 0; visit < RUNS; visit++) visits.push(await judge(address))
  return {
    visits,
    medians: Object.keys(BARS).map((_, category) => medianOf(visits.map((scores) => scores[category] ?? 0))),
  }
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The points of one visit, of 100, in the order of the bars. */
async function judge(address: string): Promise<number[]> {
  const {stdout} = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, '--output=json', '--quiet'],
      `--only-categories=${Object.keys(BARS).join(',')}`,
      `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: findOrInstallChromium()}, maxBuffer: MOST_OUTPUT},
  )
  const {categories} = JSON.parse(stdout) as Report
  return Object.keys(BARS).map((name) => Math.round((categories[name as keyof typeof BARS].score ?? 0) * 100))
}
