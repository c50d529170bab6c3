import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {prepareOrders} from '../functions/commands/prepare.ts'
import {refusals} from '../studio/model/environment/guards.ts'
import {wayBack} from './backup/kept.ts'
import {readSetup, type Setup} from './backup/setup.ts'
import {keepDaily, takeSnapshot} from './backup/snapshots.ts'
import {bringUpToDate} from './content/backup.ts'
import {contentClient} from './content/client.ts'
import {seedIfEmpty} from './content/seed.ts'
import {damaged, isDamaged} from './database.ts'
import {openDataFolder} from './dataFolder.ts'
import {embeddedEnvironment, keptSecret, readSettings, SettingError, type Settings} from './environment.ts'
import {onNpmGone} from './parent.ts'
import {assertPortsFree} from './ports.ts'
import {say, sinceStart, step} from './progress.ts'
import {readable} from './readable.ts'
import {Services} from './services.ts'
import {buildStudio} from './studio/build.ts'

let describeRunning = () => {}
const services = new Services({onChange: () => describeRunning()})
const builds = new AbortController()
let stopping = false

async function stop(code: number) {
  if (stopping) return
  stopping = true
  builds.abort()
  await services.stop()
  process.exit(code)
}

/** Starts the whole business on this machine. Runs until Ctrl-C; a problem is one clear line and exit code 1. */
async function start() {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new SettingError(
      `This needs Node 24, which the package "node" brings; ${process.version} is running. Delete node_modules and run the command again (not with --ignore-scripts).`,
    )
  const settings = readSettings()
  const {ports, urls, folder} = settings
  const dataFolder = openDataFolder(folder)
  process.on('exit', dataFolder.close)
  const occupant = {command: 'npm start', pid: process.pid, since: new Date().toISOString(), urls}
  dataFolder.describe(occupant)
  await assertPortsFree([
    {name: 'site', port: ports.site, setting: 'SITE_PORT'},
    {name: 'Studio', port: ports.studio, setting: 'STUDIO_PORT'},
    {name: 'lake', port: ports.lake, setting: 'LAKE_PORT'},
    {name: 'Mollie sandbox', port: ports.mollie, setting: 'MOLLIE_PORT'},
    {name: 'mail (SMTP)', port: ports.smtp, setting: 'SMTP_PORT'},
    {name: 'mail', port: ports.mail, setting: 'MAIL_PORT'},
  ])
  const environment = embeddedEnvironment(settings)
  const refused = refusals(environment, 'embedded')
  if (refused.length > 0) throw new SettingError(refused.join('\n'))
  const content = contentClient(environment)
  const embedded = {
    lake: Boolean(environment.LAKE_URL),
    mollie: Boolean(environment.MOLLIE_URL),
    mail: environment.SMTP_URL === `smtp://localhost:${ports.smtp}`,
  }

  const snapshotted = () => ({...readSetup(settings), lakeUrl: urls.lake})
  // Only the lake and what is done here know what may write; the others read.
  const {LAKE_TOKENS: _, ...reading} = environment
  if (embedded.lake) {
    await services.start('lake', environment)
    const seeded = await seedIfEmpty(content)
    if (seeded > 0) say(`Content: ${seeded} documents put into the empty lake`)
    const updated = await bringUpToDate(content, () => takeSnapshot(snapshotted(), 'before-migration'))
    if (updated) say(updated)
  }
  if (environment.DATABASE_URL?.startsWith('file:'))
    await openOrders(environment.DATABASE_URL, settings, embedded.lake ? snapshotted : null)
  if (embedded.mollie) await services.start('mollie', reading)
  if (embedded.mail) await services.start('mail', reading)
  const studio = step('Preparing the Studio', () => buildStudio(folder, builds.signal))
  await Promise.all([
    services.start('site', reading),
    studio.then((built) => services.start('studio', reading, [built])),
  ])

  describeRunning = () => dataFolder.describe({...occupant, pids: services.pids})
  describeRunning()
  const rows = [
    ['Site', urls.site],
    ['Studio', urls.studio],
    ['Content Lake', embedded.lake ? urls.lake : `Sanity project ${environment.SANITY_PROJECT_ID}`],
    ['Mollie sandbox', embedded.mollie ? urls.mollie : 'Mollie itself'],
    ['Mail', embedded.mail ? `${urls.mail} (SMTP on ${ports.smtp})` : 'your SMTP server'],
    ['Data', path.relative(process.cwd(), folder) || folder],
    ['Functions key', path.relative(process.cwd(), keptSecret(folder, 'functions-key').file)],
  ] as const
  say(`\nReady in ${sinceStart()} s. What is published in the Studio is live in a second. Ctrl-C stops everything.`)
  for (const [name, value] of rows) say(`  ${name.padEnd(18)}${value}`)
  say('')
  if (embedded.lake) void keepDaily(snapshotted, say)
}

/** Brings the database of orders up to date. One that is damaged is one line with the way back. */
async function openOrders(address: string, {folder}: Settings, snapshotted: (() => Setup) | null) {
  const keep = async (setup: Setup) =>
    `Orders: what is there is kept in ${await takeSnapshot(setup, 'before-migration')}`
  const options = {files: path.join(folder, 'orders'), ...(snapshotted && {keep: () => keep(snapshotted())})}
  try {
    for (const line of await prepareOrders(address, options)) say(line)
  } catch (error) {
    const file = fileURLToPath(address)
    if (isDamaged((error as Error).cause)) throw new SettingError(damaged(file, wayBack(folder, file, 'orders')))
    throw error
  }
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
onNpmGone(() => void stop(0))
start().catch(async (error: unknown) => {
  if (stopping) return
  console.error('\n%s\n', readable(error))
  await stop(1)
})
