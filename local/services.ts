import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import {say} from './progress.ts'

const STOP_WITHIN_MS = 8000

/** The services of the house as child processes: started one by one, stopped together. */
export class Services {
  readonly #children = new Map<string, ChildProcess>()
  #stopping = false

  get pids(): Record<string, number> {
    return Object.fromEntries([...this.#children].flatMap(([name, {pid}]) => (pid ? [[name, pid]] : [])))
  }

  /** Starts `local/<name>/main.ts` and resolves when it says that it is ready. */
  async start(name: string, environment: Record<string, string>, args: string[] = []): Promise<void> {
    const child = fork(path.join(import.meta.dirname, name, 'main.ts'), args, {env: environment})
    this.#children.set(name, child)
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code, signal) => {
        reject(new Error(`The ${name} service did not start (${signal ?? code}); the lines above say why.`))
        this.#children.delete(name)
        if (!this.#stopping)
          say(
            `The ${name} service has stopped (${signal ?? code}). The others go on; to bring it back, stop with Ctrl-C and start again.`,
          )
      })
    })
  }

  /** Asks every service to end, and ends those that do not. */
  async stop(): Promise<void> {
    this.#stopping = true
    const children = [...this.#children.values()]
    await Promise.all(
      children.map(
        (child) =>
          new Promise<void>((resolve) => {
            if (child.exitCode !== null || child.signalCode !== null) return resolve()
            const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
            child.once('exit', () => {
              clearTimeout(timer)
              resolve()
            })
            child.kill('SIGTERM')
          }),
      ),
    )
  }
}
