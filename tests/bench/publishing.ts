import type {ChildProcess} from 'node:child_process'
import {readFileSync} from 'node:fs'
import type {SanityClient} from '@sanity/client'
import {buildSite, fingerprint} from '../../local/site/build.ts'
import {until} from '../support/run/until.ts'
import type {Figure} from './figure.ts'
import {percentile} from './sampling.ts'
import type {BenchServices} from './services.ts'

const RUNS = 20
const MORE = 10_000
const BATCH = 500
const TICKS_PER_S = 100

/** A warm Gatsby build after a publication, in seconds of CPU: what each publication cost before. */
export async function measureGatsby({client, environment, folder}: BenchServices): Promise<number> {
  const build = () =>
    buildSite({
      dataFolder: folder,
      environment,
      fingerprint: fingerprint(environment),
      onWait: () => console.log('Another build is running on this machine; waiting for it …'),
    })
  await build() // the cache may be cold, or of another code
  await client.patch('faq-costs').set({'question.nl': 'Warm?'}).commit({visibility: 'sync'})
  const before = cpuOf('self', {ended: true})
  await build()
  return cpuOf('self', {ended: true}) - before
}

/** From a commit in the lake to the page that shows it, by the real site. */
export async function measurePublishing(services: BenchServices, site: ChildProcess, gatsby: number) {
  const {client, urls} = services
  const few = await measure(client, urls.site, site)
  await addDocuments(client)
  const many = await measure(client, urls.site, site)
  const figures: Figure[] = [
    {what: `publish → served, p95 of ${RUNS}`, figure: milliseconds(few.p95), bar: '≤ 1,000 ms'},
    {
      what: 'the same with 10,000 documents more',
      figure: `${milliseconds(many.p95)} (${(many.p95 / few.p95).toFixed(1)} ×)`,
      bar: '≤ 1,500 ms',
    },
    {
      what: 'CPU per publish, site and renderer',
      figure: `${few.cpu.toFixed(2)} s, 1/${Math.floor(gatsby / few.cpu)} of a warm Gatsby build (${gatsby.toFixed(1)} s)`,
      bar: '≤ 0.3 s, ≤ 1/30',
    },
  ]
  return figures
}

async function measure(client: SanityClient, url: string, site: ChildProcess) {
  const times: number[] = []
  const before = cpuOfFamily(site)
  for (let index = 0; index < RUNS; index++) {
    const text = `Vraag ${Math.random()}?`
    const started = performance.now()
    await client.patch('faq-costs').set({'question.nl': text}).commit({visibility: 'async'})
    await until(async () => (await (await fetch(url)).text()).includes(text), {
      within: 30_000,
      otherwise: () => 'It is not served',
    })
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return {p95: percentile(times, 0.95), cpu: (cpuOfFamily(site) - before) / RUNS}
}

/** Seconds of CPU that a process used, or those of its children that have ended, as Linux counts them. */
function cpuOf(pid: string, {ended} = {ended: false}): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (
    (ended ? fields.slice(13, 15) : fields.slice(11, 13)).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_S
  )
}

function cpuOfFamily({pid}: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [String(pid), ...children].reduce((sum, each) => sum + cpuOf(each), 0)
}

/** Documents that pages do not show. */
async function addDocuments(client: SanityClient) {
  for (let from = 0; from < MORE; from += BATCH) {
    const transaction = client.transaction()
    for (let index = from; index < from + BATCH; index++)
      transaction.create({_id: `more-${index}`, _type: 'more', title: `Document ${index}`})
    await transaction.commit()
  }
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`
