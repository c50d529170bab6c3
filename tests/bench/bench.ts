import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {startPostgres} from '../support/shop/postgres.ts'
import {measureOffice} from './admin.ts'
import {measureCold} from './cold.ts'
import {writeFacts} from './facts.ts'
import type {Figure} from './figure.ts'
import {measureLake} from './lake/lake.ts'
import {measureLighthouse} from './lighthouse.ts'
import {measurePages} from './pages.ts'
import {measurePayments} from './payments.ts'
import {measurePlanChanges} from './planChanges.ts'
import {measureGatsby, measurePublishing} from './publishing.ts'
import {measureReconciling} from './reconciling.ts'
import {seoTable} from './seo.ts'
import {openServices} from './services.ts'

/**
 * `npm run bench`: the figures that we hold ourselves to, as a table. Builds the site for it. Those of one part, which need no
 * site: `npm run bench -- orders` (`orders 1000000` with so many) and `npm run bench -- lake` (`lake 10000` leaves larger
 * ones out). `npm run bench -- seo` and `npm run bench -- lighthouse` judge the pages instead, and `npm run bench -- facts`
 * writes what the landing page says of itself.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')

const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-bench-'))
const open = () => openServices(folder)

/** On a site that was built and runs. */
async function onSite(judge: (site: string) => Promise<string>): Promise<string> {
  const services = await open()
  try {
    await services.start('site')
    return await judge(services.urls.site)
  } finally {
    await services.stop()
  }
}

async function measure(): Promise<Figure[]> {
  const services = await open()
  try {
    const gatsby = await measureGatsby(services)
    const site = await services.start('site')
    return [...(await measurePages()), ...(await measurePublishing(services, site, gatsby))]
  } finally {
    await services.stop()
  }
}

/** On both engines, the PostgreSQL one of its own; with so many orders, where it is said. */
async function measureOrders(count?: number): Promise<Figure[]> {
  const postgres = await startPostgres(folder)
  process.env.POSTGRES_URL = postgres.url
  const figures: Figure[] = measureCold(folder)
  for (const engine of ['SQLite', 'PostgreSQL'] as const)
    figures.push(
      ...(await measurePayments(folder, engine, count)),
      ...(await measurePlanChanges(engine)),
      await measureReconciling(folder, engine),
      ...(await measureOffice(engine, count)),
    )
  await postgres.stop()
  return figures
}

const tableOf = (figures: Figure[]) =>
  [
    '| what | figure | bar |',
    '|---|---|---|',
    ...figures.map(({what, figure, bar}) => `| ${what} | ${figure} | ${bar} |`),
  ].join('\n')

async function all(): Promise<string> {
  const table = tableOf([...(await measure()), ...(await measureLake(folder)), ...(await measureOrders())])
  writeFileSync(path.join(ROOT, 'bench.md'), `${table}\n`)
  return table
}

const parts: Record<string, () => Promise<string>> = {
  all,
  lake: async () => tableOf(await measureLake(folder, Number(process.argv[3]) || undefined)),
  orders: async () => tableOf(await measureOrders(Number(process.argv[3]) || undefined)),
  facts: () => onSite(writeFacts),
  seo: () => onSite(seoTable),
  lighthouse: () => onSite(async (site) => tableOf(await measureLighthouse(site))),
}
const part = parts[process.argv[2] ?? 'all']
if (!part) throw new Error(`One of ${Object.keys(parts).join(', ')}`)
const table = await part()
rmSync(folder, {recursive: true})
console.log(table)
