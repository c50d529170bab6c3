import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import type {Answer, PublishMessage} from '../../web/src/renderer/process.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import {ROOT} from '../settings/environment.ts'
import {assetsOf, type Build, BuildFailure, rendererOf} from './build.ts'

const PROGRAM = path.join(ROOT, 'web/src/gatsby/rendering/main.ts')
/** Renderer of `npm run dev`. */
const DEVELOP_PROGRAM = path.join(ROOT, 'web/src/develop/main.ts')

type Options = {
  build: Build
  releases: string
  siteUrl: string
  environment: Record<string, string>
  isDeveloping?: boolean
  /** Introductory offers that pages leave out. */
  usedUp?: () => Promise<readonly string[]>
}

const openProgram = ({build, releases, siteUrl, environment, isDeveloping}: Options) =>
  fork(
    isDeveloping ? DEVELOP_PROGRAM : PROGRAM,
    [isDeveloping ? assetsOf(build) : rendererOf(build), releases, siteUrl],
    {
      env: {...environment, NODE_ENV: 'production'},
      execArgv: ['--disable-warning=DEP0040'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )

/** Renderer of a build, in a process of its own. */
export class RendererProcess {
  readonly #open: () => ChildProcess
  readonly #usedUp: NonNullable<Options['usedUp']>
  #child: ChildProcess | null = null

  constructor(options: Options, open = openProgram) {
    this.#open = () => open(options)
    this.#usedUp = options.usedUp ?? (async () => [])
  }

  /** Renders published content into the served release. Throws a BuildFailure with the reason; one call at a time. */
  publish(): Promise<Release> {
    const child = this.#child ?? this.#start()
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null, signal: string | null) =>
        settle(() => reject(new BuildFailure({kind: 'killed', problem: `The renderer ended (${signal ?? code}).`})))
      const onMessage = (answer: Answer) =>
        settle(() => ('release' in answer ? resolve(answer.release) : reject(new BuildFailure(answer.failure))))
      const settle = (end: () => void) => {
        child.off('message', onMessage).off('exit', onExit)
        end()
      }
      child.once('message', onMessage).once('exit', onExit)
      // A killed process cannot be sent anything, a moment before its exit is known.
      const send = (message: PublishMessage) => child.send(message, (error) => error && child.kill('SIGKILL'))
      void this.#usedUp().then((usedUp) => send({usedUp}))
    })
  }

  close() {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    const child = this.#open()
    this.#child = child
    child.once('exit', () => {
      if (this.#child === child) this.#child = null // the next publish starts another
    })
    return child
  }
}
