import {globSync, readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

/** V8's record of a script: nested ranges of its text, and how often each was run. */
type Range = {startOffset: number; endOffset: number; count: number}
export type Script = {url: string; functions: {ranges: Range[]}[]}

/** Which characters of a script were run. Inner ranges come after those around them, and say it better. */
function covered(script: Script): Uint8Array {
  const ranges = script.functions.flatMap((each) => each.ranges)
  const characters = new Uint8Array(Math.max(0, ...ranges.map(({endOffset}) => endOffset)))
  for (const {startOffset, endOffset, count} of ranges) characters.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return characters
}

const fileOf = (url: string) => (url.startsWith('file:') ? fileURLToPath(url.replace(/[?#].*$/, '')) : url)

/** The file as it was run, with all that any process ran of it; where it was compiled in two ways, each way by itself. */
export type Seen = Map<string, Map<number, Uint8Array>>

export function add(seen: Seen, script: Script) {
  const file = fileOf(script.url)
  const characters = covered(script)
  const ways = seen.get(file) ?? new Map<number, Uint8Array>()
  const before = ways.get(characters.length)
  if (before) for (const [index, run] of characters.entries()) if (run) before[index] = 1
  if (!before) ways.set(characters.length, characters)
  seen.set(file, ways)
}

const shareOf = (characters: Uint8Array) => characters.reduce((sum, run) => sum + run, 0) / (characters.length || 1)

type Source = {file: string; bytes: number}

/** How much of these files was run, from 0 to 1, by their size. A file that was never loaded was not run at all. */
export function share(sources: Source[], seen: Seen): number {
  const run = sources.reduce((sum, {file, bytes}) => {
    const ways = [...(seen.get(file)?.values() ?? [])]
    return sum + bytes * Math.max(0, ...ways.map(shareOf))
  }, 0)
  return run / (sources.reduce((sum, {bytes}) => sum + bytes, 0) || 1)
}

const IGNORED = /node_modules|\.(test|fixture|query)\.|\.d\.ts$|\/(testing|seed|public|dist|\.cache)\//

const sourcesOf = (root: string, folder: string): Source[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, {cwd: root, exclude: (name) => name.endsWith('node_modules')})
    .filter((file) => !IGNORED.test(file))
    .map((file) => path.join(root, file))
    .map((file) => ({file, bytes: statSync(file).size}))

function scriptsIn(file: string): Script[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as {result: Script[]}).result
  } catch {
    return [] // a program that a test killed may have written half of it
  }
}

/** A line for each folder: how much of its code the unit tests ran, by what V8 has written into `measured`. */
export function coverageLines(measured: string, root: string, folders: string[]): string[] {
  const seen: Seen = new Map()
  for (const name of readdirSync(measured))
    for (const script of scriptsIn(path.join(measured, name)))
      if (script.url.includes(root) && !script.url.includes('node_modules')) add(seen, script)
  return folders.map((folder) => `${(100 * share(sourcesOf(root, folder), seen)).toFixed(1).padStart(6)} %  ${folder}`)
}
