import {type ChildProcess, fork} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {contentClient} from '../../local/content/client.ts'
import {seedIfEmpty} from '../../local/content/seed.ts'
import {embeddedEnvironment, ROOT, readSettings} from '../../local/environment.ts'
import {type Build, fingerprint} from '../../local/site/build.ts'
import {freePorts} from '../support/ports.ts'
import {until} from '../support/until.ts'
import type {Figure} from './figure.ts'
import {percentile} from './sampling.ts'

const RUNS = 20
const MORE = 10_000
const BATCH = 500
const TICKS_PER_S = 100
/** A warm Gatsby build of the same content, counted once: docs/decisions/0025. */
const GATSBY_CPU_S = 13.2

/** From a commit in the lake to the page that shows it, by the real site on the build that `npm start` left. */
export async function measurePublishing(folder: string): Promise<Figure[]> {
  const pointer = path.join(ROOT, '.local/site/build.json')
  const [site = 0, lake = 0] = await freePorts(2)
  const siteUrl = 'http://localhost:8888'
  const build: Build | null = existsSync(pointer) ? JSON.parse(readFileSync(pointer, 'utf8')) : null
  if (build?.fingerprint !== fingerprint(embeddedEnvironment(readSettings())))
    return [{what: 'publishing', figure: 'no build of this code: run npm start once', bar: ''}]
  const home = path.join(folder, 'publishing')
  const environment = {
    ...process.env,
    LOCAL_DIR: home,
    SITE_URL: siteUrl,
    SITE_PORT: String(site),
    LAKE_PORT: String(lake),
    LAKE_URL: `http://localhost:${lake}`,
  }
  const copy = path.join(home, 'site', path.basename(build.folder))
  mkdirSync(path.dirname(copy), {recursive: true})
  cpSync(build.folder, copy, {recursive: true, verbatimSymlinks: true})
  writeFileSync(
    path.join(home, 'site/build.json'),
    JSON.stringify({folder: copy, fingerprint: fingerprint(environment)}),
  )
  const services: ChildProcess[] = []
  const start = async (name: string) => {
    const child = fork(path.join(ROOT, 'local', name, 'main.ts'), {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    services.push(child)
    await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject))
    return child
  }
  try {
    await start('lake')
    const client = contentClient({LAKE_URL: environment.LAKE_URL})
    await seedIfEmpty(client)
    const server = await start('site')
    const few = await measure(client, site, server)
    await addDocuments(client)
    const many = await measure(client, site, server)
    return [
      {what: 'publish → served, p95 of 20', figure: milliseconds(few.p95), bar: '≤ 1,000 ms'},
      {what: 'the same with 10,000 documents more', figure: milliseconds(many.p95), bar: '≤ 1,500 ms'},
      {
        what: 'CPU per publish, site and renderer',
        figure: `${few.cpu.toFixed(2)} s, 1/${Math.round(GATSBY_CPU_S / few.cpu)} of a warm Gatsby build (${GATSBY_CPU_S} s)`,
        bar: '≤ 0.3 s, ≤ 1/30',
      },
    ]
  } finally {
    for (const child of services.reverse()) child.kill('SIGTERM')
  }
}

async function measure(client: SanityClient, port: number, server: ChildProcess) {
  const times: number[] = []
  const before = cpuOf(server)
  for (let index = 0; index < RUNS; index++) {
    const text = `Vraag ${Math.random()}?`
    const started = performance.now()
    await client.patch('faq-costs').set({'question.nl': text}).commit({visibility: 'async'})
    await until(async () => (await (await fetch(`http://localhost:${port}/`)).text()).includes(text), {
      within: 30_000,
      otherwise: () => 'It is not served',
    })
    times.push(performance.now() - started)
  }
  return {
    p95: percentile(
      times.sort((a, b) => a - b),
      0.95,
    ),
    cpu: (cpuOf(server) - before) / RUNS,
  }
}

/** Seconds of CPU that a process and its children used, as Linux counts them. */
function cpuOf({pid = 0}: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const ticks = [String(pid), ...children].flatMap((each) => {
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return [Number(fields[11]), Number(fields[12])]
  })
  return ticks.reduce((sum, tick) => sum + tick, 0) / TICKS_PER_S
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
