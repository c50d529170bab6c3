import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {chmodSync, chownSync, cpSync, existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../local/settings/environment.ts'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {once} from '../support/run/once.ts'
import {setting} from '../support/run/setting.ts'
import {until} from '../support/run/until.ts'
import {TestServer} from '../support/services/testServer.ts'
import {readImage} from './dockerfile.ts'

/** Host of a build: Netlify, in an emulation of what is around it, or the server of the image. */
export type HostName = 'Netlify' | 'own'

/** Stands for Docker: a user without rights, in a tree that nobody may write. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const UNPRIVILEGED = [
  'setpriv',
  ...[`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'],
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'],
]
const SETTABLE = 'settable.mts'

/** Writes the tree of the image from a project and its last build, by the same program as the Dockerfile. */
export function writeTree(project: string, folder: string): string {
  const tree = path.join(folder, 'image')
  execFileSync(process.execPath, [path.join(project, 'local/site/host/pack.ts'), tree])
  execFileSync('chmod', ['-R', 'a-w,a+rX', tree])
  cpSync(path.join(ROOT, 'tests/support/shop/settable.ts'), path.join(folder, SETTABLE))
  return tree
}

/** The tree of the last build, made once in a test run. A checkout that was never built is built first. */
export async function lastTree(): Promise<string> {
  const folder = path.join(setting('TEST_RUN'), 'own-host')
  await once('own-host', async () => {
    if (!existsSync(path.join(ROOT, 'web/.renderer'))) await new TestServer().ready()
    mkdirSync(folder, {recursive: true})
    writeTree(ROOT, folder)
  })
  return path.join(folder, 'image')
}

/** A folder that the server may write, as the volume of a container. */
function makeVolume(folder: string): string {
  mkdirSync(folder, {recursive: true})
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  for (let above = path.dirname(folder); above.startsWith('/tmp/'); above = path.dirname(above)) chmodSync(above, 0o711)
  return folder
}

/** An instance of the image: its very command with its variables, without Docker. */
export class OwnHost {
  logs = ''
  readonly site: string
  readonly #tree: string
  readonly #port: number
  readonly #volume: string
  #child: ChildProcess | null = null

  constructor(tree: string, port: number, volume: string) {
    this.#tree = tree
    this.#port = port
    this.#volume = makeVolume(volume)
    this.site = `http://localhost:${port}`
  }

  /** Resolves when the health check of the image is content. */
  async start(environment: Record<string, string>) {
    const image = readImage()
    const args = [`--import=${path.join(path.dirname(this.#tree), SETTABLE)}`, ...image.command.slice(1)]
    const [program = '', ...before] = [...(isRoot ? UNPRIVILEGED : []), process.execPath]
    const child = spawn(program, [...before, ...args], {
      cwd: this.#tree,
      env: {
        PATH: process.env.PATH ?? '',
        ...image.environment,
        LISTEN: '127.0.0.1',
        SITE_PORT: String(this.#port),
        LOCAL_DIR: this.#volume,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.logs += chunk))
    const isReady = () => this.#hasEnded || this.isAlive()
    await until(isReady, {
      within: WAIT_LIMIT_MS,
      otherwise: () => `The server is not ready:\n${this.logs.slice(-3000)}`,
    })
    if (this.#hasEnded) throw new Error(`The server ended:\n${this.logs.slice(-3000)}`)
  }

  isAlive = () =>
    fetch(`${this.site}/api/alive`).then(
      ({ok}) => ok,
      () => false,
    )

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Lines of the log with this event. */
  events = (event: string): Record<string, unknown>[] =>
    this.logs.split('\n').flatMap((line) => (line.includes(`"event":"${event}"`) ? [JSON.parse(line)] : []))

  /** Changes settings, or takes them away (null), while it runs. */
  async change(settings: Record<string, string | null>) {
    const changed = new Promise((resolve) => this.#child?.once('message', resolve))
    this.#child?.send(settings)
    await changed
  }

  /** As a machine that fails: at once. */
  kill = () => this.#end('SIGKILL')

  /** As `docker stop`. Resolves with the exit code. */
  stop = () => this.#end('SIGTERM')

  get #hasEnded(): boolean {
    return this.#child === null || this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || this.#hasEnded) return child?.exitCode ?? null
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
}
