import {cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {OutputFile} from 'esbuild'
import {CODE_NAME, type Problem, SCRIPT} from '../../web/src/develop/state.ts'
import {ROOT} from '../settings/environment.ts'
import type {Bundle} from './programs.ts'

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

type Scripts = Pick<Bundle, 'code'> & {outputs: readonly Pick<OutputFile, 'path' | 'contents'>[]}

/**
 * Writes the scripts of pages where the site serves them; without any, the last good ones stay and show the problems.
 * Those of the bundle `before` stay too: a page that is loading may have the old entry, and asks for them.
 */
export function writeScripts(dataFolder: string, {code, outputs}: Scripts, before: Scripts['outputs'] = []) {
  if (outputs.length === 0) return
  const assets = assetsFolder(dataFolder)
  const wanted = new Set([...outputs, ...before].map(({path: file}) => path.join(assets, file)))
  for (const {path: file, contents} of outputs)
    writeIfOther(path.join(assets, file), file === SCRIPT ? withCode(contents, code) : contents)
  for (const file of globSync('__develop/**/*.{mjs,map}', {cwd: assets}))
    if (!wanted.has(path.join(assets, file))) rmSync(path.join(assets, file))
}

/** Appends the hash of the bundle, by which a page knows whether it is of the current code. */
const withCode = (script: Uint8Array, code: string): Uint8Array =>
  Buffer.concat([script, Buffer.from(`\n;globalThis.${CODE_NAME} = ${JSON.stringify(code)}\n`)])

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
