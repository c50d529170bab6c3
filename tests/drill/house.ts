import {type ChildProcess, execFile, fork} from 'node:child_process'
import {cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {pathToFileURL} from 'node:url'
import {promisify} from 'node:util'
import {VARIABLE_NAMES} from '../../domain/environment/variables.ts'
import {prepareOrders} from '../../functions/commands/prepare.ts'
import {openPostgres} from '../../functions/database/postgres.ts'
import {restoreBackup} from '../../local/backup/restoreBackup.ts'
import {save} from '../../local/backup/save.ts'
import {readSetup} from '../../local/backup/setup.ts'
import {contentClient} from '../../local/content/client.ts'
import {seedIfEmpty} from '../../local/content/seed.ts'
import {embeddedEnvironment, ROOT, readSettings} from '../../local/settings/environment.ts'
import {type Build, fingerprint, lastBuild} from '../../local/site/build.ts'
import {type Program, type ServiceName, Services} from '../../local/supervision/services.ts'
import {ownSettings} from '../support/run/ports.ts'
import {until} from '../support/run/until.ts'
import {startPostgres} from '../support/shop/postgres.ts'
import {Relay} from './relay.ts'

/** Preloaded by the site, so that a drill moves its clock. */
const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'clock.mjs')).href
const SERVICES: ServiceName[] = ['mollie', 'mail', 'site']

/**
 * A copy of the set-up on this machine, or a new one where there is none: its content, orders, payments and pages, on ports
 * and in a folder of its own. Nothing of a hosted set-up is touched, whatever a shell has set.
 */
export class House {
  readonly folder: string
  services!: Services
  environment!: Record<string, string>
  urls!: ReturnType<typeof readSettings>['urls']
  /** Whether there are pages to look at. */
  hasPages = false

  readonly #postgres: boolean
  #stopPostgres = () => Promise.resolve()
  #databases = 0
  #relay!: Relay

  constructor(folder: string, {postgres = false} = {}) {
    this.folder = folder
    this.#postgres = postgres
  }

  async open() {
    // A shell may name production.
    for (const name of VARIABLE_NAMES) if (name !== 'LOCAL_DIR') delete process.env[name]
    const origin = readSettings().folder
    const isThere = existsSync(path.join(origin, 'lake/lake.db'))
    if (isThere) await save(readSetup(readSettings()), path.join(this.folder, 'backup'))
    Object.assign(process.env, await ownSettings(path.join(this.folder, 'house')))
    if (this.#postgres) await this.#openPostgres()
    if (isThere) await this.#copy(origin)
    const settings = readSettings()
    mkdirSync(settings.folder, {recursive: true})
    this.urls = settings.urls
    this.#relay = new Relay(settings.ports.smtp)
    this.environment = {...embeddedEnvironment(settings), SMTP_URL: await this.#relay.open()}
    this.hasPages = this.#takePages(isThere ? lastBuild(origin) : null)
    await prepareOrders(this.environment.DATABASE_URL ?? '')
    await this.start()
    return isThere ? origin : null
  }

  async #openPostgres() {
    const {url, stop} = await startPostgres(this.folder)
    this.#stopPostgres = stop
    // A database beside the lake of this machine: docs/backups.md has it named.
    Object.assign(process.env, {DATABASE_URL: url, LAKE_URL: readSettings().urls.lake})
    await this.#newDatabase()
  }

  /** Names an empty database, as a restore wants it. */
  async #newDatabase() {
    const name = `drill_${++this.#databases}`
    const server = openPostgres(process.env.DATABASE_URL ?? '')
    await server.query(`CREATE DATABASE ${name}`)
    await server.close()
    process.env.DATABASE_URL = Object.assign(new URL(process.env.DATABASE_URL ?? ''), {pathname: `/${name}`}).href
    if (this.environment) this.environment.DATABASE_URL = process.env.DATABASE_URL
  }

  async #copy(origin: string) {
    const to = readSettings().folder
    await restoreBackup(path.join(this.folder, 'backup'), readSetup(readSettings()))
    cpSync(path.join(origin, 'secrets'), path.join(to, 'secrets'), {recursive: true})
    copyDatabases(path.join(origin, 'mollie'), path.join(to, 'mollie'))
    const sets = path.join(origin, 'site/sets')
    if (existsSync(sets)) cpSync(sets, path.join(to, 'site/sets'), {recursive: true})
  }

  /** Gives the copy the last build, as if it were one for its addresses; without one, a build that is none keeps Gatsby away. */
  #takePages(build: Build | null): boolean {
    const site = path.join(readSettings().folder, 'site')
    const folder = path.join(site, build ? path.basename(build.folder) : '1-none')
    if (build) cpSync(build.folder, folder, {recursive: true, verbatimSymlinks: true})
    else {
      mkdirSync(path.join(folder, 'renderer/routes'), {recursive: true})
      writeFileSync(path.join(folder, 'renderer/routes/render-page.js'), '')
      writeFileSync(path.join(folder, 'renderer/manifest.json'), '{"templates":{},"slices":{}}')
    }
    writeFileSync(path.join(site, 'build.json'), JSON.stringify({folder, fingerprint: fingerprint(this.environment)}))
    return build !== null
  }

  async start() {
    this.services = new Services({waits: [500], open: (program) => this.#open(program)})
    await this.services.start('lake', this.environment)
    await seedIfEmpty(contentClient(this.environment))
    for (const name of SERVICES) await this.services.start(name, this.environment)
    if (this.hasPages)
      await until(async () => (await fetch(this.urls.site)).ok, {
        within: 120_000,
        otherwise: () => 'The pages of the copy were not made.',
      })
  }

  stop = () => this.services.stop()

  async close() {
    await this.stop()
    await this.#relay.close()
    await this.#stopPostgres()
  }

  /** Runs a program of an operator, as `npm run` does, in a process of its own; its lines go with those of the services. */
  async command(program: string, ...given: string[]): Promise<void> {
    const file = path.join(ROOT, 'local', program)
    const done = promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...given])
    const {stdout, stderr} = await done
    this.log.push(stdout, stderr)
  }

  /** Saves content and orders while nothing runs. */
  async backup(folder: string) {
    await this.stop()
    await this.command('backup/backup.ts', folder)
    await this.start()
  }

  /** Loses content and orders, restores them while nothing runs, and starts again. Mollie keeps what it has. */
  async restored(backup: string) {
    await this.stop()
    const {folder} = readSettings()
    for (const name of ['lake', 'orders.db', 'orders.db-wal', 'orders.db-shm'])
      rmSync(path.join(folder, name), {recursive: true, force: true})
    if (this.#postgres) await this.#newDatabase()
    await this.command('backup/restore.ts', backup)
    await this.start()
  }

  /** The lines of the services go to a file, and the site has a clock that a drill moves. */
  #open({name, environment, args}: Program): ChildProcess {
    const child = fork(path.join(ROOT, 'local', name, 'main.ts'), args, {
      env: {...environment, DRILL_CLOCK: this.#clockFile},
      execArgv: [...process.execArgv, ...(name === 'site' ? ['--import', CLOCK] : [])],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const keep = (lines: Buffer) => this.log.push(lines.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    return child
  }

  /** Everything that the services said. */
  readonly log: string[] = []

  get #clockFile() {
    return path.join(this.folder, 'clock')
  }

  /** Moves the site's clock by so many hours from the right time. */
  moveClock(hours: number) {
    writeFileSync(this.#clockFile, String(hours * 3_600_000))
  }

  signal(name: ServiceName, signal: NodeJS.Signals) {
    const pid = this.services.pids[name]
    if (pid) process.kill(pid, signal)
  }

  /** Ends a service without a warning; resolves when its successor answers. */
  async kill(name: ServiceName) {
    const pid = this.services.pids[name]
    this.signal(name, 'SIGKILL')
    await until(
      async () => ![pid, undefined].includes(this.services.pids[name]) && (await answers(this.urls[name as 'site'])),
      {
        within: 60_000,
        otherwise: () => `${name} is not started again`,
      },
    )
  }

  /** Ends the mail server when it has a message to somebody and has not said so; resolves when its successor answers. */
  async killMailUnconfirmed(to: string) {
    await this.#relay.cut(to)
    await this.kill('mail')
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Copies SQLite files that another process may have open. */
function copyDatabases(from: string, to: string) {
  mkdirSync(to, {recursive: true})
  for (const name of globSync('*', {cwd: from})) {
    if (/-(wal|shm)$/.test(name)) continue
    const [source, target] = [path.join(from, name), path.join(to, name)]
    if (!name.endsWith('.db')) cpSync(source, target, {recursive: true})
    else copyDatabase(source, target)
  }
}

function copyDatabase(source: string, target: string) {
  const database = openReadOnly(source)
  if (!database)
    throw new Error(`${source} is in use: stop npm start, or name a new set-up: LOCAL_DIR=drilled npm run drill`)
  database.prepare('VACUUM INTO ?').run(target)
  database.close()
}

function openReadOnly(file: string): DatabaseSync | null {
  try {
    const database = new DatabaseSync(file, {readOnly: true})
    database.prepare('SELECT COUNT(*) FROM sqlite_master').get()
    return database
  } catch {
    return null
  }
}
