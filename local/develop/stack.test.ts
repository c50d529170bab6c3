import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {buildSync} from 'esbuild'
import {problemOfError} from './stack.ts'

const SOURCE = `type Props = {name: string}

export function fail({name}: Props) {
  throw new Error(name)
}`

/** Compiles as for a browser: without types, so lines and columns differ. */
const {outputFiles} = buildSync({
  stdin: {contents: SOURCE, loader: 'ts', sourcefile: 'web/src/ui/Fails.tsx', resolveDir: '/'},
  sourcesContent: false,
  outfile: '/fails.mjs',
  sourcemap: 'external',
  minifyWhitespace: true,
  write: false,
})
const [map, script] = [
  outputFiles.find((file) => file.path.endsWith('.map')),
  outputFiles.find((file) => file.path.endsWith('.mjs')),
]
const column = (script?.text.indexOf('throw') ?? 0) + 1
const stack = (file: string) => `Error: broken
    at fail (http://localhost:8888/__develop/${file}:1:${column})
    at http://localhost:8888/__develop/unknown.mjs:1:1`
const mapOf = (name: string) => (name === '/__develop/fails.mjs' ? (map?.text ?? '') : null)

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vindkracht-stack-'))
  mkdirSync(path.join(root, 'web/src/ui'), {recursive: true})
  writeFileSync(path.join(root, 'web/src/ui/Fails.tsx'), SOURCE)
})
afterEach(() => rmSync(root, {recursive: true}))

test('finds the line of the source that threw an error in a browser', () => {
  expect(problemOfError({message: 'broken', stack: stack('fails.mjs')}, mapOf, root)).toEqual({
    from: 'Browser',
    text: 'broken',
    at: {file: 'web/src/ui/Fails.tsx', line: 4, column: 3, source: 'throw new Error(name)'},
  })
})

test('returns no place when no script of the stack is known', () => {
  expect(problemOfError({message: 'broken', stack: stack('other.mjs')}, mapOf, root)).toEqual({
    from: 'Browser',
    text: 'broken',
  })
})
