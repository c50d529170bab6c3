import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import {say} from './progress.ts'

const STOP_WITHIN_MS = 8000

const TITLES = {
  lake: 'Content Lake',
  mollie: 'Mollie sandbox',
  mail: 'mail service',
  site: 'site',
  studio: 'Studio',
}
export type ServiceName = keyof typeof TITLES

type End = {code: number | null; signal: NodeJS.Signals | null}

const howItEnded = ({code, signal}: End) => (signal ? `killed by ${signal}` : `exit code ${code}`)

/** What to say when a service ends that should run. */
export const describeEnd = (name: ServiceName, end: End): string =>
  `The ${TITLES[name]} has stopped (${howItEnded(end)}). Everything else keeps running. To get it back, press Ctrl-C and start again.`

/** The services as child processes: started one by one, stopped together. */
export class Services {
  readonly #children = new Map<string, ChildProcess>()
  #stopping = false

  get pids(): Record<string, number> {
    return Object.fromEntries([...this.#children].flatMap(([name, {pid}]) => (pid ? [[name, pid]] : [])))
  }

  /** Starts `local/<name>/main.ts` and resolves when it says that it is ready. */
  async start(name: ServiceName, environment: Record<string, string>, args: string[] = []): Promise<void> {
    const child = fork(path.join(import.meta.dirname, name, 'main.ts'), args, {env: environment})
    this.#children.set(name, child)
    await new Promise<void>((resolve, reject) => {
      let ready = false
      child.once('message', () => {
        ready = true
        resolve()
      })
      child.once('exit', (code, signal) => {
        this.#children.delete(name)
        const end = {code, signal}
        if (!ready)
          reject(new Error(`The ${TITLES[name]} did not start (${howItEnded(end)}); the lines above say why.`))
        else if (!this.#stopping) say(describeEnd(name, end))
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
