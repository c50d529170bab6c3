import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {COLOUR_PROPERTIES, FONT_PROPERTIES} from '../../../domain/brand/tokens.ts'
import {TOKENS} from './tokens.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const USED = /var\(--([\w-]+)\)/g
/** Set in a style sheet, in a style attribute, or by a script. */
const DEFINED = /--([\w-]+)(?::|'\]?:|',)/g

const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

/** Backgrounds of each kind of page, and the files drawn on them. */
const GROUNDS: [name: string, ground: string, files: string[]][] = [
  ['the site', TOKENS, ['web/src/**/*.{ts,tsx}']],
  [
    'functions and local services',
    COLOUR_PROPERTIES + FONT_PROPERTIES,
    ['functions/**/*.ts', 'domain/**/*.ts', 'local/http/html.ts'],
  ],
  ['the guide for editors', COLOUR_PROPERTIES, ['studio/help/guide.ts']],
]

test.each(GROUNDS)('%s uses only custom properties that exist or have a fallback', (_, ground, files) => {
  const sources = files
    .flatMap((pattern) => globSync(pattern, {cwd: ROOT, exclude: ['**/node_modules/**', '**/*.test.*']}))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const defined = new Set([ground, ...sources].flatMap((text) => [...namesIn(text, DEFINED)]))
  const used = new Set(sources.flatMap((text) => [...namesIn(text, USED)]))
  expect(used.size).toBeGreaterThan(1)
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})
