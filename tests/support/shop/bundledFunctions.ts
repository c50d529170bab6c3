import {type ChildProcess, fork, spawnSync} from 'node:child_process'
import path from 'node:path'
import {once} from '../run/once.ts'
import {setting} from '../run/setting.ts'

/** Bundles folders of functions as Netlify does. Throws with what its bundler says. */
export function bundleFunctions(into: string, sources: readonly string[]) {
  const args = [path.join(import.meta.dirname, 'bundle.ts'), into, ...sources]
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'})
  if (status !== 0) throw new Error(`The functions cannot be bundled:\n${stderr}`)
}

/** Returns the bundles of a folder of functions, made once in a test run: that takes the processor over twenty seconds. */
export async function bundlesOf(source: string): Promise<string> {
  const name = `bundles-${source.replaceAll('/', '-')}`
  const folder = path.join(setting('TEST_RUN'), name)
  await once(name, async () => bundleFunctions(folder, [source]))
  return folder
}

/** Folders of bundles in a process of its own, with nothing of this one's environment; beside them the pages of a folder. */
export class BundledFunctions {
  logs = ''
  readonly #args: [bundles: string, pages: string, port: string]
  #child: ChildProcess | null = null

  constructor(bundles: readonly string[], pages: string, port: number) {
    this.#args = [bundles.join(path.delimiter), pages, String(port)]
  }

  async start(environment: Record<string, string>) {
    const child = fork(path.join(import.meta.dirname, 'serve.ts'), this.#args, {
      env: {PATH: process.env.PATH ?? '', ...environment},
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.logs += chunk))
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`The functions ended with ${code}:\n${this.logs.slice(-2000)}`)))
    })
  }

  /** As a crash ends them: at once, in the middle of whatever they do. */
  async kill() {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  /** Changes settings, or takes them away (null), while they run. */
  async change(settings: Record<string, string | null>) {
    const changed = new Promise((resolve) => this.#child?.once('message', resolve))
    this.#child?.send(settings)
    await changed
  }
}
