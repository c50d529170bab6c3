import {filesAt, reachOf, readRequest} from './selection.ts'

const ROOT = '/project'

test('takes paths from the root of the project, and leaves flags that are not its own to Jest', () => {
  expect(readRequest(['./local/mollie-sandbox', '/project/web/src/ui', '-t', 'a name', '--silent'], ROOT)).toEqual({
    paths: ['local/mollie-sandbox', 'web/src/ui'],
    onlyChanged: false,
    watch: false,
    coverage: false,
    jest: ['-t', 'a name', '--silent'],
  })
  expect(readRequest(['-o', '--watch', '--coverage'], ROOT)).toMatchObject({
    paths: [],
    onlyChanged: true,
    watch: true,
    coverage: true,
    jest: [],
  })
})

test('finds files by folder or by a part of the path', () => {
  const files = ['local/mollie-sandbox/sandbox.ts', 'local/mail/mail.ts', 'web/src/renderer/content/makePages.test.ts']
  expect(filesAt(['local/mollie-sandbox'], files)).toEqual(['local/mollie-sandbox/sandbox.ts'])
  expect(filesAt(['content/makePages', 'local/mail/'], files)).toEqual([
    'local/mail/mail.ts',
    'web/src/renderer/content/makePages.test.ts',
  ])
  expect(filesAt(['nowhere'], files)).toEqual([])
})

test('looks at everything when nothing is selected', () => {
  expect(reachOf(undefined)).toMatchObject({queryTypes: true, unused: true, imports: 'all', lint: 'all'})
})

test('a document needs no step at all', () => {
  expect(reachOf(['docs/recipes.md'])).toEqual({
    types: [],
    registries: false,
    queryTypes: false,
    unused: false,
    imports: [],
    lint: [],
  })
})

test('a file of the sandbox is in two programs, and touches nothing that is generated', () => {
  const file = 'local/mollie-sandbox/sandbox.ts'
  expect(reachOf([file])).toEqual({
    types: ['.', 'tsconfig.node.json'],
    registries: false,
    queryTypes: false,
    unused: true,
    imports: [file],
    lint: [file],
  })
})

test.each([
  ['web/src/screens/about/about.query.ts', {registries: true, queryTypes: true}],
  ['web/src/screens/about/About.tsx', {registries: true, queryTypes: false}],
  ['domain/content/fragments.ts', {registries: false, queryTypes: true}],
  ['studio/schema/documents/faq.ts', {registries: true, queryTypes: false}],
  ['web/src/ui/Button.ts', {registries: false, queryTypes: false}],
])('generated files that %s can make stale', (file, expected) => {
  expect(reachOf([file])).toMatchObject(expected)
})

test('a change of the rules themselves is a change for every file', () => {
  expect(reachOf(['.dependency-cruiser.mjs', 'biome.json'])).toMatchObject({imports: 'all', lint: 'all'})
  expect(reachOf(['tsconfig.base.json']).types).toHaveLength(4)
})
