import {cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {OutputFile} from 'esbuild'
import type {Problem} from '../../web/src/develop/state.ts'
import {ROOT} from '../settings/environment.ts'

/** Scripts of pages with their problems, which develop.ts writes and the site tells the pages. */
export type Code = {code: string; problems: Problem[]}

/** Folder of `npm run dev` in the data folder; `npm start` has others. */
export const developFolder = (dataFolder: string) => path.join(dataFolder, 'develop')

export const largeFolder = (dataFolder: string) => path.join(developFolder(dataFolder), 'packages')
const codeFile = (dataFolder: string) => path.join(developFolder(dataFolder), 'code.json')
const assetsFolder = (dataFolder: string) => path.join(developFolder(dataFolder), 'assets')

export function readCode(dataFolder: string): Code {
  const file = codeFile(dataFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Code) : {code: '', problems: []}
}

/** Writes a file whole or not at all: the site may be reading it. */
export function writeCode(dataFolder: string, code: Code) {
  const file = codeFile(dataFolder)
  writeFileSync(`${file}.new`, JSON.stringify(code))
  renameSync(`${file}.new`, file)
}

/** Links the files of web/static. */
export function writeStatic(dataFolder: string) {
  mkdirSync(assetsFolder(dataFolder), {recursive: true})
  cpSync(path.join(ROOT, 'web/static'), assetsFolder(dataFolder), {recursive: true})
}

/**
 * Writes the scripts of pages where the site serves them; without any, the last good ones stay and show the problems.
 */
export function writeScripts(dataFolder: string, outputs: readonly OutputFile[]) {
  if (outputs.length === 0) return
  const assets = assetsFolder(dataFolder)
  const wanted = new Set(outputs.map(({path: file}) => path.join(assets, file)))
  for (const {path: file, contents} of outputs) writeIfOther(path.join(assets, file), contents)
  for (const file of globSync('__develop/**/*.{mjs,map}', {cwd: assets}))
    if (!wanted.has(path.join(assets, file))) rmSync(path.join(assets, file))
}

function writeIfOther(file: string, contents: Uint8Array) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return
  mkdirSync(path.dirname(file), {recursive: true})
  writeFileSync(file, contents)
}

/** The map of a script that pages run; null when there is no such script. */
export function mapOf(dataFolder: string, script: string): string | null {
  const file = path.join(assetsFolder(dataFolder), `${script}.map`)
  return script.startsWith('/__develop/') && !script.includes('..') && existsSync(file)
    ? readFileSync(file, 'utf8')
    : null
}
