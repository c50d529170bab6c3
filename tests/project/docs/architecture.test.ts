import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The parts of the graph in docs/architecture.md, by their folders; the first that a file lies in counts. */
const PARTS = {
  renderer: ['web/src/renderer/', 'web/src/gatsby/rendering/'],
  domain: ['domain/'],
  web: ['web/'],
  studio: ['studio/'],
  functions: ['functions/'],
  local: ['local/'],
}
const TESTS = /\.(test|fixture)\.|\/(testing|node_modules|public|dist|\.cache)\//
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

const partOf = (file: string) =>
  Object.entries(PARTS).find(([, folders]) => folders.some((folder) => file.startsWith(folder)))?.[0]

/** Each import of one part by another, as the graph writes it. */
function importsBetweenParts(): string[] {
  const files = globSync('{domain,web,studio,functions,local}/**/*.{ts,tsx,mts}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  }).filter((file) => !TESTS.test(file))
  const arrows = files.flatMap((file) =>
    [...read(file).matchAll(IMPORTS)].flatMap(([, to = '']) => {
      const target = path.posix.join(path.posix.dirname(file), to)
      const [from, imported] = [partOf(file), partOf(target)]
      return from && imported && from !== imported && !TESTS.test(target) ? [`${from} --> ${imported}`] : []
    }),
  )
  return [...new Set(arrows)].sort()
}

test('the graph of modules in docs/architecture.md has the imports between the parts, and no other', () => {
  const [, graph = ''] = /```mermaid\nflowchart TD\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? []
  const drawn = [...graph.matchAll(/^ +(\w+ --> \w+)$/gm)].map(([, arrow]) => arrow)
  expect(drawn.sort()).toEqual(importsBetweenParts())
})

/** Files of this project that a text names without a link; a name with a placeholder in it is none. */
const NAMED = /`((?:domain|web|studio|functions|local|tests|docs)\/[\w./-]+\.\w+)`/g

test.each(['README.md', 'AGENTS.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', {cwd: ROOT})])(
  'every file that %s names exists',
  (file) => {
    const named = [...read(file).matchAll(NAMED)].map(([, name = '']) => name)
    const made = new Set([...read(file).matchAll(/title="([^"]+)"/g)].map(([, name = '']) => name))
    expect(named.filter((name) => !made.has(name) && globSync(name, {cwd: ROOT}).length === 0)).toEqual([])
  },
)
