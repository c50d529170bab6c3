import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {ENVIRONMENT_FILES} from '../../../domain/environment/documents.ts'
import {VARIABLE_NAMES} from '../../../domain/environment/variables.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The ways in which the code reads a variable. */
const READS = [
  /\b(?:process\.env|environment|settings)\.([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g,
  /\b(?:port|of|optional|required|problemWith)\('([A-Z_]+)'/g,
]
const DESTRUCTURED =
  /\{([A-Z][A-Z0-9_]+(?:(?: = '')?, [A-Z][A-Z0-9_]+)*)(?: = '')?\}(?:: Environment\b|, context\)| = (?:process\.env|environment)\b)/g

/** Node's, npm's and the platform's own, which nobody sets: by the last one Netlify hands its store to a function. */
const NOT_OURS = ['NODE_ENV', 'NODE_OPTIONS', 'NETLIFY_BLOBS_CONTEXT']

test('the list of variables names every one that the code reads, and no other', () => {
  const files = globSync('{domain,functions,local,studio,web}/{*,*/**/*}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /node_modules|\.cache|^web\/public|\.test\.|\.fixture\.|testing/.test(name),
  })
  const found = files.flatMap((file) => {
    const text = read(file)
    return [
      ...READS.flatMap((pattern) => names(text, pattern)),
      ...names(text, DESTRUCTURED).flatMap((list) => list.replaceAll(" = ''", '').split(', ')),
    ]
  })
  const expected = [...new Set(found)].filter((name) => !NOT_OURS.includes(name)).sort()
  expect([...VARIABLE_NAMES].sort()).toEqual(expected)
})

test.each(Object.entries(ENVIRONMENT_FILES))(
  '%s is as the list of variables has it (npm run typegen)',
  (file, text) => {
    expect(read(file)).toBe(text)
  },
)

/** Secrets of GitHub's workflows, and a setting of the tests. */
const NOT_OF_THE_PROJECT = ['SANITY_DEPLOY_TOKEN', 'SANITY_WRITE_TOKEN', 'NETLIFY_CLI']

test('docs/environment.md explains each variable that going live names', () => {
  const told = names(read('docs/environment.md'), /`([A-Z][A-Z_]+)`/g)
  const named = names(read('docs/go-live.md'), /\b([A-Z]+(?:_[A-Z]+)+)\b/g)
  expect([...new Set(named)].filter((name) => ![...told, ...NOT_OF_THE_PROJECT].includes(name))).toEqual([])
})
