import type {ChildProcess} from 'node:child_process'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {refusals} from '../../domain/environment/guards.ts'
import {assertAdoptable, prepareOrders} from '../../functions/commands/prepare.ts'
import {restoreAdvice} from '../backup/retention.ts'
import {readSetup, type Setup} from '../backup/setup.ts'
import {takeDailySnapshots, takeSnapshot} from '../backup/snapshots.ts'
import {bringUpToDate} from '../content/backup.ts'
import {contentClient} from '../content/client.ts'
import {seedIfEmpty} from '../content/seed.ts'
import {damaged, isDamaged} from '../data/database.ts'
import {openDataFolder} from '../data/dataFolder.ts'
import {embeddedEnvironment, keptSecret, readSettings, SettingError, type Settings} from '../settings/environment.ts'
import {onNpmGone} from './parent.ts'
import {assertPortsFree} from './ports.ts'
import {say, sinceStart, step} from './progress.ts'
import {readable} from './readable.ts'
import {type Program, Services} from './services.ts'

export type Running = {services: Services; settings: Settings; environment: Record<string, string>}

type Command = {
  /** Command as its user typed it. */
  name: string
  /** Arguments of the site's program. */
  site?: string[]
  /** Prepares the Studio; resolves with the arguments of its program. */
  prepareStudio: (dataFolder: string, signal: AbortSignal) => Promise<string[]>
  /** Runs before any service does. */
  onBegin?: (running: Running) => Promise<void>
  /** Stops other work beside the services. */
  onStop?: () => Promise<void>
  /** Starts the program of a service; by default that of `npm start`. */
  open?: (program: Program) => ChildProcess
  advice: string
}

let describeRunning = () => {}
const builds = new AbortController()
let stopping = false

/**
 * Starts all services on this machine, for `npm start` and `npm run dev` alike. Runs until Ctrl-C; a problem is one
 * line and exit code 1. Resolves when everything is ready.
 */
export async function run(command: Command): Promise<Running> {
  const services = new Services({onChange: () => describeRunning(), ...(command.open && {open: command.open})})
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    builds.abort()
    await Promise.all([services.stop(), command.onStop?.()])
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  onNpmGone(() => void stop(0))
  try {
    return await start(command, services)
  } catch (error) {
    if (!stopping) {
      console.error('\n%s\n', readable(error))
      await stop(1)
    }
    return new Promise(() => {}) // the process is ending
  }
}

async function start(command: Command, services: Services): Promise<Running> {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new SettingError(
      `This needs Node 24, which the package "node" brings; ${process.version} is running. Delete node_modules and run the command again (not with --ignore-scripts).`,
    )
  const settings = readSettings()
  const {ports, urls, folder} = settings
  const dataFolder = openDataFolder(folder)
  process.on('exit', dataFolder.close)
  const occupant = {command: command.name, pid: process.pid, since: new Date().toISOString(), urls}
  dataFolder.describe(occupant)
  await assertPortsFree(PORTS.map(({service, ...port}) => ({...port, port: ports[service]})))
  const environment = embeddedEnvironment(settings)
  const refused = refusals(environment, 'embedded')
  if (refused.length > 0) throw new SettingError(refused.join('\n'))
  // Only the lake and this process get the token that may write; the site one that publishes sets of changes.
  const {LAKE_TOKENS: _, ...publishing} = environment
  const {SANITY_PUBLISH_TOKEN: __, ...reading} = publishing
  const running = {services, settings, environment: reading}
  await command.onBegin?.(running)
  const embedded = {
    lake: Boolean(environment.LAKE_URL),
    mollie: Boolean(environment.MOLLIE_URL),
    mail: environment.SMTP_URL === `smtp://localhost:${ports.smtp}`,
  }

  const snapshotted = () => ({...readSetup(settings), lakeUrl: urls.lake})
  const ownOrders = environment.DATABASE_URL?.startsWith('file:') ? environment.DATABASE_URL : null
  // Before content is migrated, so that a folder that is refused stays as it is.
  if (ownOrders) await ofOrders(ownOrders, settings, () => assertAdoptable(ownOrders))
  if (embedded.lake) await openContent(services, environment, snapshotted)
  if (ownOrders) await openOrders(ownOrders, settings, embedded.lake ? snapshotted : null)
  if (embedded.mollie) await services.start('mollie', reading)
  if (embedded.mail) await services.start('mail', reading)
  const studio = step('Preparing the Studio', () => command.prepareStudio(folder, builds.signal))
  await Promise.all([
    services.start('site', publishing, command.site),
    studio.then((args) => services.start('studio', reading, args)),
  ])

  describeRunning = () => dataFolder.describe({...occupant, pids: services.pids})
  describeRunning()
  say(`\nReady in ${sinceStart()} s. ${command.advice} Ctrl-C stops everything.`)
  for (const [name, value] of summary(settings, embedded, environment)) say(`  ${name.padEnd(18)}${value}`)
  say('')
  if (embedded.lake) void takeDailySnapshots(snapshotted, say)
  return running
}

/** Ports that must be free, with their names for people. */
const PORTS = [
  {service: 'site', name: 'site', setting: 'SITE_PORT'},
  {service: 'studio', name: 'Studio', setting: 'STUDIO_PORT'},
  {service: 'lake', name: 'lake', setting: 'LAKE_PORT'},
  {service: 'mollie', name: 'Mollie sandbox', setting: 'MOLLIE_PORT'},
  {service: 'smtp', name: 'mail (SMTP)', setting: 'SMTP_PORT'},
  {service: 'mail', name: 'mail', setting: 'MAIL_PORT'},
] as const

type Embedded = {lake: boolean; mollie: boolean; mail: boolean}

/** Returns where everything is, a row each. */
function summary({ports, urls, folder}: Settings, embedded: Embedded, environment: Record<string, string>) {
  return [
    ['Site', urls.site],
    ['Studio', urls.studio],
    ['Content Lake', embedded.lake ? urls.lake : `Sanity project ${environment.SANITY_PROJECT_ID}`],
    ['Mollie sandbox', embedded.mollie ? urls.mollie : 'Mollie itself'],
    ['Mail', embedded.mail ? `${urls.mail} (SMTP on ${ports.smtp})` : 'your SMTP server'],
    ['Data', path.relative(process.cwd(), folder) || folder],
    ['Functions key', path.relative(process.cwd(), keptSecret(folder, 'functions-key').file)],
  ] as const
}

/** Starts the lake, fills an empty one, and migrates its content after a snapshot. */
async function openContent(services: Services, environment: Record<string, string>, snapshotted: () => Setup) {
  await services.start('lake', environment)
  const content = contentClient(environment)
  const seeded = await seedIfEmpty(content)
  if (seeded > 0) say(`Content: ${seeded} documents put into the empty lake`)
  const updated = await bringUpToDate(content, () => takeSnapshot(snapshotted(), 'before-migration'))
  if (updated) say(updated)
}

/** Brings the database of orders up to date. */
async function openOrders(address: string, settings: Settings, snapshotted: (() => Setup) | null) {
  const keep = async (setup: Setup) =>
    `Orders: what is there is kept in ${await takeSnapshot(setup, 'before-migration')}`
  const options = snapshotted ? {keep: () => keep(snapshotted())} : {}
  await ofOrders(address, settings, async () => {
    for (const line of await prepareOrders(address, options)) say(line)
  })
}

/** Works on the database of orders. A damaged one is reported in one line with the snapshot to restore. */
async function ofOrders(address: string, {folder}: Settings, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const file = fileURLToPath(address)
    if (isDamaged((error as Error).cause)) throw new SettingError(damaged(file, restoreAdvice(folder, file, 'orders')))
    throw error
  }
}
