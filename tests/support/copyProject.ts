import {execFileSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ROOT} from '../../local/environment.ts'

const {workspaces}: {workspaces: string[]} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** The project as it is now, in a folder of its own; `packages` brings the packages of this one there. */
export function copyProject(packages: (from: string, to: string) => void): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'vindkracht-copy-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: ROOT, encoding: 'utf8'})
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(copy, file))
  for (const folder of ['.', ...workspaces].filter((name) => existsSync(path.join(ROOT, name, 'node_modules'))))
    packages(path.join(ROOT, folder, 'node_modules'), path.join(copy, folder, 'node_modules'))
  return copy
}

/** A folder whose files are the same files: what follows links to their source, as bundlers do, stays in the copy. */
export function linkFolder(from: string, to: string) {
  mkdirSync(to, {recursive: true})
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target)
  } catch {
    cpSync(source, target) // another disk
  }
}
