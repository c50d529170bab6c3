import {createHash} from 'node:crypto'
import {type Dirent, type FSWatcher, globSync, readdirSync, readFileSync, statSync, watch} from 'node:fs'
import path from 'node:path'

/** Waiting time for a burst: an editor writes in several steps, a change of branch writes many files. */
const SETTLE_MS = 60

type Options = {root: string; folders: readonly string[]; onChange: (files: string[]) => Promise<void>}

/**
 * Calls `onChange` with changed files below `folders`, a burst at once and never two calls at a time. Paths are
 * relative to `root`. No call comes before `begin`; changes meanwhile are kept.
 */
export class Watcher {
  readonly #options: Options
  readonly #known = new Map<string, string>()
  readonly #touched = new Set<string>()
  readonly #watchers = new Map<string, FSWatcher>()
  #timer: NodeJS.Timeout | undefined
  #isBusy = true

  constructor(options: Options) {
    this.#options = options
    for (const folder of options.folders) {
      for (const file of filesOf(options.root, folder)) this.#known.set(file, contentOf(options.root, file))
      this.#watch(folder)
    }
  }

  begin(): Promise<void> {
    this.#isBusy = false
    return this.#settle()
  }

  close() {
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers.values()) watcher.close()
  }

  /** Watches folder by folder: Node's recursive watcher has one for each file. */
  #watch(folder: string) {
    if (this.#watchers.has(folder) || !isFolder(this.#options.root, folder)) return
    const watcher = watch(path.join(this.#options.root, folder), (_, name) => this.#touch(folder, name ?? ''))
    watcher.on('error', () => this.#unwatch(folder)) // the folder is gone
    this.#watchers.set(folder, watcher)
    for (const {name} of readdirSync(path.join(this.#options.root, folder), {withFileTypes: true}).filter(isOurs))
      this.#watch(`${folder}/${name}`)
  }

  #unwatch(folder: string) {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
  }

  #touch(folder: string, entry: string) {
    if (entry === 'node_modules' || entry === '') return
    const name = `${folder}/${entry}`
    if (isFolder(this.#options.root, name)) {
      this.#watch(name)
      for (const file of filesOf(this.#options.root, name)) this.#touched.add(file)
    } else {
      this.#unwatch(name)
      this.#touched.add(name)
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#settle(), SETTLE_MS)
  }

  async #settle() {
    if (this.#isBusy) return
    this.#isBusy = true
    while (this.#touched.size > 0) {
      const files = [...this.#touched]
      this.#touched.clear()
      const changed = files.filter((file) => this.#isOther(file))
      if (changed.length > 0) await this.#options.onChange(changed)
    }
    this.#isBusy = false
  }

  #isOther(file: string): boolean {
    const content = contentOf(this.#options.root, file)
    if ((this.#known.get(file) ?? '') === content) return false
    this.#known.set(file, content)
    return true
  }
}

const isOurs = (entry: Dirent) => entry.isDirectory() && entry.name !== 'node_modules'

const isFolder = (root: string, name: string) =>
  statSync(path.join(root, name), {throwIfNoEntry: false})?.isDirectory() ?? false

const filesOf = (root: string, folder: string) =>
  globSync(`${folder}/**/*.*`, {cwd: root, exclude: (name) => name === 'node_modules'}).map((file) =>
    file.replaceAll(path.sep, '/'),
  )

/** A hash of what is in a file; empty when there is no such file. */
function contentOf(root: string, file: string): string {
  try {
    return createHash('sha1')
      .update(readFileSync(path.join(root, file)))
      .digest('base64')
  } catch {
    return ''
  }
}
