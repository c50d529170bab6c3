import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import {say} from './progress.ts'

const STOP_WITHIN_MS = 8000
/** Delays before the next start of a service that ended: longer each time, until it has run for a while. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000]
const STEADY_AFTER_MS = 60_000
/** Failed starts in a row after which a service is given up; each has printed its reason. */
const GIVE_UP_AFTER = 10

const TITLES = {
  lake: 'Content Lake',
  mollie: 'Mollie sandbox',
  mail: 'mail service',
  site: 'site',
  studio: 'Studio',
}
export type ServiceName = keyof typeof TITLES

type End = {code: number | null; signal: NodeJS.Signals | null}
export type Program = {name: ServiceName; environment: Record<string, string>; args: string[]}
type Options = {
  /** Called when the set of processes changes. */
  onChange?: () => void
  waits?: readonly number[]
  open?: (program: Program) => ChildProcess
  clock?: Clock
}
type Clock = {
  /** Monotonic clock in milliseconds. */
  now: () => number
  /** Calls `act` after a delay. Returns a function that cancels it. */
  after: (milliseconds: number, act: () => void) => () => void
}

export const openProgram = ({name, environment, args}: Program) =>
  fork(path.resolve(import.meta.dirname, '..', name, 'main.ts'), args, {env: environment})

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

const howItEnded = ({code, signal}: End) => (signal ? `killed by ${signal}` : `exit code ${code}`)

/** Message about a service that ended; `wait` is null when it is not started again. */
export function describeEnd(name: ServiceName, end: End, wait: number | null): string {
  const next =
    wait === null
      ? 'Everything else keeps running. To get it back, press Ctrl-C and start again.'
      : `It is started again in ${wait / 1000} s; everything else keeps running.`
  return `The ${TITLES[name]} has stopped (${howItEnded(end)}). ${next}`
}

/** Services as child processes: started one by one, restarted when they end, stopped together. */
export class Services {
  readonly #children = new Map<ServiceName, ChildProcess>()
  /** Ends a wait for the next start: true starts at once, false never. */
  readonly #waiting = new Map<ServiceName, (starts: boolean) => void>()
  readonly #restarting = new Set<ServiceName>()
  readonly #programs = new Map<ServiceName, Program>()
  readonly #options: Required<Options>
  #stopping = false

  constructor(options: Options = {}) {
    this.#options = {onChange: () => {}, waits: WAITS_MS, open: openProgram, clock: CLOCK, ...options}
  }

  get pids(): Record<string, number> {
    return Object.fromEntries([...this.#children].flatMap(([name, {pid}]) => (pid ? [[name, pid]] : [])))
  }

  /** Starts `local/<name>/main.ts` and keeps it running. Resolves when it reports that it is ready. */
  async start(name: ServiceName, environment: Record<string, string>, args: string[] = []): Promise<void> {
    const program = {name, environment, args}
    const {ready, ended} = this.#run(program)
    this.#programs.set(name, program)
    if (!(await ready))
      throw new Error(`The ${TITLES[name]} did not start (${howItEnded(await ended)}); the lines above say why.`)
    void this.#keep(program, ended)
  }

  /** Restarts a service with the current code: a running one, a waiting one, or one that was given up. */
  restart(name: ServiceName) {
    const program = this.#programs.get(name)
    if (!program || this.#stopping) return
    const child = this.#children.get(name)
    const wake = this.#waiting.get(name)
    if (child) {
      this.#restarting.add(name)
      child.kill('SIGTERM')
    } else if (wake) wake(true)
    else void this.#keep(program, this.#run(program).ended)
  }

  /** Sends a message to a running service. */
  tell(name: ServiceName, message: string) {
    this.#children.get(name)?.send(message, () => {}) // one that just ended needs to know nothing
  }

  /** Restarts the service whenever it ends. */
  async #keep(program: Program, first: Promise<End>) {
    const {waits, clock} = this.#options
    let ended = first
    let startedAt = clock.now()
    let isReady = true
    let tries = 0
    let failures = 0
    for (;;) {
      const end = await ended
      if (this.#stopping) return
      if (this.#restarting.delete(program.name)) failures = tries = 0
      else {
        failures = isReady || end.signal ? 0 : failures + 1
        if (clock.now() - startedAt > STEADY_AFTER_MS) tries = 0
        const wait = failures < GIVE_UP_AFTER ? (waits[Math.min(tries++, waits.length - 1)] ?? 0) : null
        say(describeEnd(program.name, end, wait))
        if (wait === null || !(await this.#wait(program.name, wait)) || this.#stopping) return
      }
      startedAt = clock.now()
      const next = this.#run(program)
      ended = next.ended
      isReady = await next.ready
      if (isReady) say(`The ${TITLES[program.name]} runs again.`)
    }
  }

  /** Waits for the next start. Resolves with false when all is stopped. */
  #wait(name: ServiceName, milliseconds: number) {
    return new Promise<boolean>((resolve) => {
      const end = (starts: boolean) => {
        cancel()
        this.#waiting.delete(name)
        resolve(starts)
      }
      const cancel = this.#options.clock.after(milliseconds, () => end(true))
      this.#waiting.set(name, end)
    })
  }

  /** Starts a program; `ready` is false when it ended before it was ready. */
  #run(program: Program): {ready: Promise<boolean>; ended: Promise<End>} {
    const {name} = program
    const child = this.#options.open(program)
    this.#children.set(name, child)
    const ended = new Promise<End>((resolve) =>
      child.once('exit', (code, signal) => {
        this.#children.delete(name)
        resolve({code, signal})
      }),
    )
    const said = new Promise<boolean>((resolve) => child.once('message', () => resolve(true)))
    const ready = Promise.race([said, ended.then(() => false)])
    void ready.then(() => this.#options.onChange())
    return {ready, ended}
  }

  /** Stops every service, and kills those that do not end in time. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const end of [...this.#waiting.values()]) end(false)
    await Promise.all(
      [...this.#children.values()].map(
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
