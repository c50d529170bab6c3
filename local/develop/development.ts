import {stop} from 'esbuild'
import type {Problem} from '../../web/src/develop/state.ts'
import {ROOT} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import type {Running} from '../supervision/run.ts'
import type {ServiceName, Services} from '../supervision/services.ts'
import {largeFolder, writeCode, writeScripts, writeStatic} from './folder.ts'
import {Bundler, bundleLarge, nodeProgram, pageProgram, siteProgram} from './programs.ts'
import {sayProblem} from './routes.ts'
import {Typegen} from './typegen.ts'
import {Watcher} from './watch.ts'

const FOLDERS = [
  'web/src',
  'web/locales',
  'web/static',
  'functions',
  'local',
  'domain',
  'studio/schema',
  'studio/published',
  'studio/views',
]

/** Programs that run from their sources, with the service to restart after a change. */
const SERVICES: readonly {name: ServiceName; bundler: Bundler}[] = [
  {name: 'site', bundler: new Bundler(siteProgram())},
  ...(['lake', 'mollie', 'mail'] as const).map((name) => ({
    name,
    bundler: new Bundler(nodeProgram(`The service ${name}`, `local/${name}/main.ts`)),
  })),
]

/** Files that the renderer reads without an import. */
const SCHEMA = 'domain/content/content.schema.json'

/** Keeps running programs up to date with their sources. */
export class Development {
  #folder = ''
  #page = new Bundler(nodeProgram('Page'))
  readonly #renderer = new Bundler(nodeProgram('Renderer', 'web/src/develop/main.ts'))
  readonly #typegen = new Typegen(() => this.#tell())
  readonly #watcher = new Watcher({root: ROOT, folders: FOLDERS, onChange: (files) => this.#change(files)})
  #services: Services | null = null

  /** Bundles the scripts of pages before the services start. */
  async prepare({settings, environment}: Running) {
    this.#folder = settings.folder
    this.#page = new Bundler(pageProgram(environment, await bundleLarge(largeFolder(this.#folder))))
    writeStatic(this.#folder)
    await this.#page.rebuild()
    writeScripts(this.#folder, this.#page.bundle)
    this.#tell()
  }

  /** Starts to apply changes of files. */
  async follow(services: Services) {
    this.#services = services
    for (const {bundler} of [{bundler: this.#renderer}, ...SERVICES]) await bundler.rebuild()
    this.#tell()
    await this.#watcher.begin()
    say(`Watching ${FOLDERS.join(', ')}.`)
  }

  /** Ends esbuild, whose process would report at length that its parent is gone. */
  async close() {
    this.#watcher.close()
    await stop()
  }

  async #change(files: string[]) {
    const started = performance.now()
    const done = await Promise.all([this.#changePage(files), this.#changeRenderer(files), this.#changeServices(files)])
    this.#tell()
    this.#typegen.change(files)
    const words = done.flat()
    if (words.length > 0)
      say(`${words.join(', ')} (${files.join(', ')}; ${Math.round(performance.now() - started)} ms)`)
  }

  async #changePage(files: string[]): Promise<string[]> {
    const isStatic = files.some((file) => file.startsWith('web/static/'))
    if (isStatic) writeStatic(this.#folder)
    const before = this.#page.bundle.outputs
    if (!(await isOther(this.#page, files))) return isStatic ? ['Files'] : []
    writeScripts(this.#folder, this.#page.bundle, before)
    this.#tell() // at once: a page of the new scripts that hears of the old code loads itself again
    return ['Pages drawn anew']
  }

  async #changeRenderer(files: string[]): Promise<string[]> {
    if (!(await isOther(this.#renderer, files)) && !files.includes(SCHEMA)) return []
    this.#services?.tell('site', 'renderer')
    return ['Renderer']
  }

  async #changeServices(files: string[]): Promise<string[]> {
    const changed = []
    for (const {name, bundler} of SERVICES)
      if (await isOther(bundler, files)) {
        this.#services?.restart(name)
        changed.push(`Service ${name} starts again`)
      }
    return changed
  }

  get #problems(): Problem[] {
    const bundlers = [this.#page, this.#renderer, ...SERVICES.map(({bundler}) => bundler)]
    const all = [...bundlers.flatMap(({bundle}) => bundle.problems), ...this.#typegen.problems]
    // A problem in code that pages and functions share is reported once.
    return [
      ...new Map(all.toReversed().map((problem) => [JSON.stringify([problem.at, problem.text]), problem])).values(),
    ]
  }

  #told = new Set<string>()

  #tell() {
    const problems = this.#problems
    writeCode(this.#folder, {code: this.#page.bundle.code, problems})
    const known = this.#told
    this.#told = new Set(problems.map((problem) => JSON.stringify(problem)))
    for (const problem of problems) if (!known.has(JSON.stringify(problem))) sayProblem(problem)
    if (known.size > 0 && problems.length === 0) say('No problems any more.')
  }
}

/** Bundles a program again if one of the files belongs to it. Returns whether it changed and can run. */
async function isOther(bundler: Bundler, files: string[]): Promise<boolean> {
  if (!files.some(bundler.isTouchedBy)) return false
  const before = bundler.bundle.code
  const {code, problems} = await bundler.rebuild()
  return problems.length === 0 && code !== before
}
