import {execFile} from 'node:child_process'
import path from 'node:path'
import type {Problem} from '../../web/src/develop/state.ts'
import {ROOT} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'

const PROGRAM = path.join(ROOT, 'studio/typegen.ts')
const PLACE = /^(?<file>[\w./-]+\.ts):(?<line>\d+):(?<column>\d+) (?<text>.*)$/

/** Sources of the schema, and the table of pages, against which queries are typed. */
const SCHEMA = /^(studio\/schema\/.*|domain\/(pages\/pages|texts\/languages)\.ts)$/
const QUERIES = /\.query\.ts$/

/** Part of typegen to run after a change: all, queries, or null. */
export function typegenFor(files: readonly string[]): 'all' | 'queries' | null {
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file))
  if (sources.some((file) => SCHEMA.test(file))) return 'all'
  return sources.some((file) => QUERIES.test(file)) ? 'queries' : null
}

/** Parses the output of a failed typegen: each line with a place is a problem of its own. */
export function typegenProblems(output: string): Problem[] {
  const lines = output.split('\n').map((line) => line.trim())
  const placed = lines.flatMap((line) => {
    const {file, line: row, column, text} = PLACE.exec(line)?.groups ?? {}
    return file && text
      ? [{from: 'Types', text, at: {file, line: Number(row), column: Number(column), source: ''}}]
      : []
  })
  return placed.length > 0 ? placed : [{from: 'Types', text: output.trim()}]
}

/**
 * Runs `npm run typegen` after changes of schema, table of pages and queries: one run at a time, and one more for
 * changes meanwhile.
 */
export class Typegen {
  problems: Problem[] = []
  readonly #onEnd: () => void
  #wanted: 'all' | 'queries' | null = null
  #isBusy = false

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  change(files: readonly string[]) {
    const wanted = typegenFor(files)
    if (!wanted) return
    if (this.#wanted !== 'all') this.#wanted = wanted
    void this.#work()
  }

  async #work() {
    if (this.#isBusy) return
    this.#isBusy = true
    while (this.#wanted) {
      const args = this.#wanted === 'queries' ? ['--queries'] : []
      this.#wanted = null
      this.problems = await this.#run(args)
      this.#onEnd()
    }
    this.#isBusy = false
  }

  #run(args: string[]): Promise<Problem[]> {
    const started = performance.now()
    return new Promise((resolve) =>
      execFile(process.execPath, [PROGRAM, ...args], {cwd: ROOT}, (error, stdout, stderr) => {
        if (!error) say(`Types written (${((performance.now() - started) / 1000).toFixed(1)} s)`)
        resolve(error ? typegenProblems(`${stderr}\n${stdout}`) : [])
      }),
    )
  }
}
