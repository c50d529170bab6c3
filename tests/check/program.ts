import {type SpawnOptions, spawn} from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
/** Results of the tools for files that have not changed. */
export const CACHE = path.join(ROOT, '.cache/check')

/** A unit test that hangs would never end by itself. The longest step takes 4 minutes on a quiet machine, and an hour at load 30. */
const LONGEST_MS = 80 * 60_000

export type Outcome = {failed: boolean; output: string}
export type Step = {title: string; run: (signal?: AbortSignal) => Promise<Outcome>}

export const PASSED: Outcome = {failed: false, output: ''}

/** A program of node_modules, run by this Node. Stopped by the signal, it has failed without a word. */
export const program =
  (file: string, args: string[], options: SpawnOptions = {}): Step['run'] =>
  (signal) =>
    new Promise((resolve) => {
      const env = {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...options.env}
      const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
        cwd: ROOT,
        timeout: LONGEST_MS,
        ...options,
        ...(signal && {signal}),
        env,
        stdio: 'pipe',
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
      child.once('error', () => {}) // stopped
      child.once('close', (code, by) => {
        // Some programs end in order when they are asked to, as if they had been ready.
        const ended = by ?? (child.killed ? 'SIGTERM' : null)
        if (ended && !signal?.aborted)
          output += `Ended by ${ended}: it took longer than a step may, or the system ended it.\n`
        resolve({failed: code !== 0 || ended !== null, output})
      })
    })
