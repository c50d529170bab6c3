import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The ways in which the code reads a variable. */
const READS = [
  /\b(?:process\.env|environment)\.([A-Z][A-Z0-9_]*)\b/g,
  /\bport\('([A-Z_]+)'\)/g,
  /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+): (?:v\.|url\b|milliseconds\()/g,
]
const DESTRUCTURED = /\{([A-Z][A-Z0-9_, ]+)\} = (?:process\.env|environment)\b/g

/** Node's and npm's own. */
const NOT_OURS = ['NODE_ENV', 'NODE_OPTIONS']

test('.env.example names every variable that the code reads, and no other', () => {
  const files = globSync('{functions,local,studio,web}/{*,*/**/*}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => /node_modules|\.cache|^web\/public|\.test\.|\.fixture\.|testing/.test(name),
  })
  const found = files.flatMap((file) => {
    const text = read(file)
    return [
      ...READS.flatMap((pattern) => names(text, pattern)),
      ...names(text, DESTRUCTURED).flatMap((list) => list.split(', ')),
    ]
  })
  const expected = [...new Set(found)].filter((name) => !NOT_OURS.includes(name)).sort()
  expect(names(read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]*)=/gm).sort()).toEqual(expected)
})
