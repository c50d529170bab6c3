import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import {say} from './progress.ts'

const STOP_WITHIN_MS = 8000
/** How long a service that ended waits for its next start: longer each time, until it has run for a while. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000]
const STEADY_AFTER_MS = 60_000
/** Starts in a row that it ended itself before it was ready: it cannot be, and each has said why. */
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
  /** Called when other processes run than before. */
  onChange?: () => void
  waits?: readonly number[]
  open?: (program: Program) => ChildProcess
  clock?: Clock
}
type Clock = {
  /** Milliseconds since whenever. */
  now: () => number
  /** Calls `act` after so many milliseconds, unless what it returns is called first. */
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

/** What to say when a service ends that should run; `wait` is null when it is not started again. */
export function describeEnd(name: ServiceName, end: End, wait: number | null): string {
  const next =
    wait === null
      ? 'Everything else keeps running. To get it back, press Ctrl-C and start again.'
      : `It is started again in ${wait / 1000} s; everything else keeps running.`
  return `The ${TITLES[name]} has stopped (${howItEnded(end)}). ${next}`
}

/** The services as child processes: started one by one, started again when they end, stopped together. */
export class Services {
  readonly #children = new Map<ServiceName, ChildProcess>()
  /** Ends a wait for the next start: with true at once, with false for good. */
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

  /** Starts `local/<name>/main.ts` and resolves when it says that it is ready. From then on it is kept running. */
  async start(name: ServiceName, environment: Record<string, string>, args: string[] = []): Promise<void> {
    const program = {name, environment, args}
    const {ready, ended} = this.#run(program)
    this.#programs.set(name, program)
    if (!(await ready))
      throw new Error(`The ${TITLES[name]} did not start (${howItEnded(await ended)}); the lines above say why.`)
    void this.#keep(program, ended)
  }

  /** Starts a service again with the code of now: one that runs, one that waits for its next start, one that was given up. */
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

  /** Tells the program of a service something, if it runs. */
  tell(name: ServiceName, message: string) {
    this.#children.get(name)?.send(message, () => {}) // one that just ended needs to know nothing
  }

  /** Starts it again whenever it ends. */
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

  /** Resolves with whether it is to be started. */
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

  /** `ready` is false when it ended before it was. */
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

  /** Asks every service to end, and ends those that do not. */
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
