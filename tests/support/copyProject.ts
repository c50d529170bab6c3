import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const {workspaces}: {workspaces: string[]} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** A folder with the project as it is now and the packages of this one, to try changes in. The caller removes it. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'vindkracht-copy-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: ROOT, encoding: 'utf8'})
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(copy, file))
  for (const folder of ['.', ...workspaces].filter((name) => existsSync(path.join(ROOT, name, 'node_modules'))))
    symlinkSync(path.join(ROOT, folder, 'node_modules'), path.join(copy, folder, 'node_modules'), 'junction')
  return copy
}
