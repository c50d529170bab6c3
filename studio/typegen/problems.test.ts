import {typegenProblems} from './problems.ts'

const source = `import {PICTURE} from '../../../domain/content/fragments.ts'

export const aboutQuery = defineQuery(\`{
  "page": *[_id == "aboutPage"][0{hero, picture\${PICTURE}}
}\`)
`
const query = '{\n  "page": *[_id == "aboutPage"][0{hero, picture{alt}}\n}'
const FILES = [{file: 'web/src/screens/about/about.query.ts', source, queries: {aboutQuery: query}}]
const TYPES = 'export type AboutQueryResult = null;'

const output = (position: number) => `\u001b[32m✔\u001b[39m Schema loaded from ../domain/content/content.schema.json
\u001b[31m✖\u001b[39m Error while evaluating query from variable 'aboutQuery' in ../web/src/screens/about/about.query.ts: Syntax error in GROQ query at position ${position}: Expected "]"
\u001b[33m⚠\u001b[39m Encountered errors in 1 file while generating types
\u001b[32m✔\u001b[39m Successfully generated types to ../domain/content/content.types.ts in 36ms`

test('reports file, line, column and reason when a query has a syntax error', () => {
  expect(typegenProblems(output(query.indexOf('{hero')), '', FILES)).toEqual([
    'web/src/screens/about/about.query.ts:4:34 aboutQuery: ' +
      `Syntax error in GROQ query at position ${query.indexOf('{hero')}: Expected "]"`,
  ])
})

test('reports a query of the Studio by its path in the project', () => {
  const drafts = {
    file: 'studio/views/start/drafts.query.ts',
    source: 'export const draftsQuery = ',
    queries: {draftsQuery: ''},
  }
  const failed =
    "✖ Error while evaluating query from variable 'draftsQuery' in ./views/start/drafts.query.ts: no such type"
  expect(typegenProblems(failed, '', [drafts])).toEqual([
    'studio/views/start/drafts.query.ts:1:1 draftsQuery: no such type',
  ])
})

test('reports the declaration when the position lies after a part from another file', () => {
  expect(typegenProblems(output(query.indexOf('{alt') + 2), '', FILES)[0]).toMatch(/about\.query\.ts:3:1 aboutQuery/)
})

test('reports a query without a type when the output names no error', () => {
  expect(typegenProblems('✔ Successfully generated types', 'export type OtherQueryResult = null;', FILES)).toEqual([
    'web/src/screens/about/about.query.ts:3:1 aboutQuery: typegen made no type of it',
  ])
})

test('reports the count when the errors have a form that is not known', () => {
  expect(typegenProblems('⚠ Encountered errors in 2 files while generating types', TYPES, FILES)).toEqual([
    'Encountered errors in 2 files while generating types',
  ])
})

test('reports nothing when every query has a type', () => {
  expect(typegenProblems('✔ Successfully generated types', TYPES, FILES)).toEqual([])
})
