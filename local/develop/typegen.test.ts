import {typegenFor, typegenProblems} from './typegen.ts'

test('regenerates query types after a query, all types after the schema or the table of pages, none after a test', () => {
  expect(typegenFor(['web/src/screens/about/about.query.ts', 'web/src/ui/Icon.tsx'])).toBe('queries')
  expect(typegenFor(['web/src/screens/about/about.query.ts', 'studio/schema/documents/faq.ts'])).toBe('all')
  expect(typegenFor(['domain/pages/pages.ts'])).toBe('all')
  expect(typegenFor(['studio/schema/documents/faq.test.ts', 'domain/money/money.ts'])).toBeNull()
})

test('lists each query without a type with its place when typegen fails', () => {
  const output = `web/src/screens/about/about.query.ts:4:34 aboutQuery: Syntax error in GROQ query at position 40
domain/content/content.types.ts is unchanged.`
  expect(typegenProblems(output)).toEqual([
    {
      from: 'Types',
      text: 'aboutQuery: Syntax error in GROQ query at position 40',
      at: {file: 'web/src/screens/about/about.query.ts', line: 4, column: 34, source: ''},
    },
  ])
})

test('shows the whole output of typegen when no line has a place', () => {
  expect(typegenProblems('\nThe page "team" has no component\n')).toEqual([
    {from: 'Types', text: 'The page "team" has no component'},
  ])
})
