import {execFileSync} from 'node:child_process'

const LOOK_EVERY_MS = 250

/**
 * Calls `act` once when the npm that runs this program is gone. A signal to npm does not arrive here: npm passes it to
 * the shell in between, which dies without passing it on.
 */
export function onNpmGone(act: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const npm = behindShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    act()
  }, LOOK_EVERY_MS)
}

/** Returns the parent of a process that is a shell, else the process itself; also without `ps`. */
function behindShell(pid: number): number {
  try {
    const [, parent, command = ''] =
      /(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {encoding: 'utf8'})) ?? []
    return /sh$/.test(command.trim()) ? Number(parent) : pid
  } catch {
    return pid
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
