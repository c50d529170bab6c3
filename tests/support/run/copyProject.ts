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

const ROOT = path.resolve(import.meta.dirname, '../../..')
const {workspaces}: {workspaces: string[]} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** How the packages of this project come into a copy: by a link to their folder. */
const linkToFolder = (from: string, to: string) => symlinkSync(from, to, 'junction')

/** A folder with the project as it is now and the packages of this one, to try changes in. The caller removes it. */
export function copyProject(packages: (from: string, to: string) => void = linkToFolder): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'vindkracht-copy-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: ROOT, encoding: 'utf8'})
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(copy, file))
  for (const folder of ['.', ...workspaces].filter((name) => existsSync(path.join(ROOT, name, 'node_modules'))))
    packages(path.join(ROOT, folder, 'node_modules'), path.join(copy, folder, 'node_modules'))
  return copy
}

/** File by file, each being the same file as here: bundlers follow links to where they lead, which would be outside the copy. */
export function linkFiles(from: string, to: string) {
  mkdirSync(to, {recursive: true})
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
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
