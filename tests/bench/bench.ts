import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {Figure} from './figure.ts'
import {measureLake} from './lake.ts'
import {measureOffice} from './office.ts'
import {measurePages} from './pages.ts'
import {measurePayments} from './payments.ts'
import {measureGatsby, measurePublishing} from './publishing.ts'
import {measureSearching} from './searching.ts'
import {openServices} from './services.ts'

/** `npm run bench`: the figures that we hold ourselves to, as a table. Builds the site for it. */
const ROOT = path.resolve(import.meta.dirname, '../..')

const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-bench-'))
const services = await openServices(folder)

async function measure(): Promise<Figure[]> {
  try {
    const gatsby = await measureGatsby(services)
    const site = await services.start('site')
    return [
      ...(await measurePages()),
      ...(await measureSearching(services)),
      ...(await measurePublishing(services, site, gatsby)),
    ]
  } finally {
    await services.stop()
  }
}

const figures = [
  ...(await measure()),
  ...(await measureLake(folder)),
  ...(await measurePayments(folder)),
  ...(await measureOffice(folder)),
]
rmSync(folder, {recursive: true})
const table = [
  '| what | figure | bar |',
  '|---|---|---|',
  ...figures.map(({what, figure, bar}) => `| ${what} | ${figure} | ${bar} |`),
].join('\n')
console.log(table)
writeFileSync(path.join(ROOT, 'bench.md'), `${table}\n`)
