import {spawn} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'

/** Runs a program, whose imports are relative to functions/, in a process of its own. Its exit code; null when it was killed. */
export async function inProcess(program: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.resolve(import.meta.dirname, '../../../functions'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {PATH: process.env.PATH},
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
