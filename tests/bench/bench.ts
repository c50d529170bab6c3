import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {measureLake} from './lake.ts'
import {measurePages} from './pages.ts'
import {measurePayments} from './payments.ts'
import {measurePublishing} from './publishing.ts'

/** `npm run bench`: the figures that we hold ourselves to, as a table. Bytes are of the last build of the site. */
const ROOT = path.resolve(import.meta.dirname, '../..')

const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-bench-'))
const figures = [
  ...(await measurePages()),
  ...(await measurePublishing(folder)),
  ...(await measureLake(folder)),
  ...(await measurePayments(folder)),
]
rmSync(folder, {recursive: true})
const table = [
  '| what | figure | bar |',
  '|---|---|---|',
  ...figures.map(({what, figure, bar}) => `| ${what} | ${figure} | ${bar} |`),
].join('\n')
console.log(table)
writeFileSync(path.join(ROOT, 'bench.md'), `${table}\n`)
