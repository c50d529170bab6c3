import {type ChildProcess, type SpawnOptions, spawn} from 'node:child_process'
import {fileURLToPath} from 'node:url'

/**
 * Starts a Node program in a process group of its own, which ends with its owner, whatever signal ends that: a build
 * that outlives its owner would write where the next one begins.
 */
export const spawnLeashed = (file: string, args: string[], options: Pick<SpawnOptions, 'cwd' | 'env'>): ChildProcess =>
  spawn(process.execPath, [fileURLToPath(import.meta.url), file, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })

/** Kills a program with all that it started. */
export function killTree({pid, exitCode, signalCode}: ChildProcess) {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

if (import.meta.main) {
  const [file = '', ...args] = process.argv.slice(2)
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
  const child = spawn(process.execPath, [file, ...args], {stdio: 'inherit'})
  child.once('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
