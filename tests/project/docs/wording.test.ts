import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** This file, which quotes what it refuses. */
const OWN = ['tests/project/docs/wording.test.ts']
const FILES = globSync(
  ['*.{mjs,ts}', '{domain,functions,local,netlify,studio,tests,web}/**/*.{ts,tsx,mts,js,cjs,mjs}'],
  {
    cwd: ROOT,
    exclude: (name) => /^(?:node_modules|public|dist|\.cache|\.netlify|\.renderer)$/.test(path.basename(name)),
  },
).filter((file) => !OWN.includes(file))

/** Pronouns that hide the subject of a sentence, as in "What is published". */
const PRONOUN = '(?:what|who|whoever|whom|whose|whatever|whichever|of|where|wherever)'
const BLOCK_COMMENT = new RegExp(`/\\*\\*?[\\s*]*${PRONOUN}\\b[^\\n]*`, 'gi')
const LINE_COMMENT = new RegExp(`(?<!//[^\\n]*\\n\\s*)(?<![:/\\w'"\`])//\\s*${PRONOUN}\\b[^\\n]*`, 'gi')
const TEST_NAME = new RegExp(`(?:\\b(?:test|it|describe)(?:\\.\\w+)*\\(|\\)\\()\\s*(['"\`])${PRONOUN}\\b[^\\n]*`, 'gi')
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:/\w'"`])\/\/[^\n]*/g
/** Ordinary words in capitals; acronyms and constants are none of them. */
const CAPITALS =
  /\b(?:THE|ONE|ALL|ONLY|NOT|NEVER|ALWAYS|MUST|EVERY|EACH|NO|ANY|BOTH|SAME|THIS|THAT|IS|ARE|DOES|WILL|NOTHING|NONE|VERY|FIRST|BEFORE|AFTER)\b/

/** Comments and test names of a file that hide their subject, and comments that shout. */
function faultsIn(text: string, isTest: boolean): string[] {
  const patterns = isTest ? [BLOCK_COMMENT, LINE_COMMENT, TEST_NAME] : [BLOCK_COMMENT, LINE_COMMENT]
  const hidden = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found.replace(/\s+/g, ' ')))
  const loud = (text.match(COMMENT) ?? []).filter((comment) => CAPITALS.test(comment.replace(/`[^`]*`/g, '')))
  return [...hidden, ...loud]
}

test.each([
  ['/** What is sent. */', false],
  ['/**\n * Whoever asks.\n */', false],
  ['  // Of these, one.', false],
  ["test('what is sent is kept', () => {})", true],
  ["test.each(ROWS)('where %s leads', () => {})", true],
  ["describe('who may read', () => {})", true],
  ['/** THE table of pages. */', false],
])('%j is refused', (text, isTest) => expect(faultsIn(text, isTest)).toHaveLength(1))

test.each([
  ['/** Returns what was sent, e.g. HTML. */'],
  ['// A reason, in two lines: the first says\n// what the second goes on with.'],
  ["test('returns null for whoever has no order', () => {})"],
  ["const address = 'https://whatever.example'"],
  ['/** Offers of plans, by `NOT NULL` columns. */'],
])('%j is accepted', (text) => expect(faultsIn(text, true)).toEqual([]))

test('comments and test names begin with their subject, and nothing is in capitals for emphasis', () => {
  const faults = FILES.flatMap((file) =>
    faultsIn(readFileSync(path.join(ROOT, file), 'utf8'), /\.(?:test|spec)\./.test(file)).map(
      (fault) => `${file}: ${fault}`,
    ),
  )
  expect(faults).toEqual([])
})
