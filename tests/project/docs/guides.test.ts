import {existsSync, globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {VARIABLE_NAMES, VARIABLES} from '../../../domain/environment/variables.ts'
import {LOG_EVENTS} from '../../../functions/runtime/events.ts'

/** Checks that scripts, files and variables that guides name are there. */
const ROOT = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', ...globSync('docs/*.md', {cwd: ROOT})].sort()
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]

const scriptsOf = (workspace = '.'): string[] =>
  Object.keys(JSON.parse(read(`${workspace}/package.json`)).scripts ?? {})
/** The commands that a program's help lists. */
const commandsOf = (program: string) =>
  found(read(`local/${program}/${program}.ts`).split('const USAGE = `')[1]?.split('`\n\n')[0] ?? '', /^ {2}([a-z]+) /gm)

test.each(GUIDES)('each script that %s names is there, and knows the command that follows', (file) => {
  for (const [said, script = '', workspace, command] of read(file).matchAll(
    /npm run ([a-z]+)(?: --workspace ([a-z]+))?(?: -- ([a-z]+))?/g,
  )) {
    expect([said, scriptsOf(workspace)]).toEqual([said, expect.arrayContaining([script])])
    if (command && (script === 'content' || script === 'orders'))
      expect([said, commandsOf(script)]).toEqual([said, expect.arrayContaining([command])])
  }
})

test('each test project that a guide names is there', () => {
  const projects = found(read('tests/playwright.config.ts'), /\{\s*name: '([\w-]+)'/g)
  const named = GUIDES.flatMap((file) => found(read(file), /--project=([\w-]+)/g))
  expect(projects).toEqual(expect.arrayContaining(named))
})

test.each(GUIDES)('each file that %s leads to is there', (file) => {
  const links = found(read(file), /\]\((?!https?:|mailto:)([^)#\s]+)[^)]*\)/g)
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(file), link)))).toEqual([])
})

/** Files that read variables which are not in our list. */
const READ_ELSEWHERE = [
  ...globSync('.github/workflows/*.yml', {cwd: ROOT}),
  ...globSync('netlify/plugins/*/index.js', {cwd: ROOT}),
  ...['netlify.toml', 'tests/hosted/netlifyCli.ts', 'tests/hosted/internet.ts'],
]
const OPERATORS = ['go-live', 'runbook', 'backups'].map((name) => `docs/${name}.md`)

test.each(OPERATORS)('each variable that %s names is read by something', (file) => {
  const known = new Set<string>(VARIABLE_NAMES)
  const elsewhere = READ_ELSEWHERE.map(read).join('\n')
  const named = found(read(file), /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|`)/g)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual([])
})

test('the way to a live shop says of each variable that build, functions and Studio read where it comes from', () => {
  const page = read('docs/go-live.md')
  const settings = VARIABLE_NAMES.filter((name) =>
    VARIABLES[name].readBy.some((part) => ['build', 'functions', 'Studio'].includes(part)),
  )
  const leftAlone = found(read('docs/environment.md').split('leave them alone\n')[1] ?? '', /`(\w+)`/g)
  expect(settings.filter((name) => !leftAlone.includes(name) && !page.includes(`\`${name}`))).toEqual([])
})

test('the changelog has short lines, under the group that notices them', () => {
  const [, newest = ''] = read('CHANGELOG.md').split('\n## ')
  const groups = newest.split('\n### ').slice(1)
  expect(groups.map((group) => group.split('\n')[0])).toEqual([
    'Visitors and customers',
    'Editors',
    'Operators',
    'Developers',
  ])
  const lines = groups.flatMap((group) => group.split('\n').slice(1)).filter(Boolean)
  expect(lines.filter((line) => !line.startsWith('- ') || line.length > 240)).toEqual([])
})

test.each(GUIDES)('each log event that %s names is one', (file) => {
  const areas = Object.keys(LOG_EVENTS).map((code) => code.split('.')[0])
  const named = found(read(file), /`([a-z_]+\.(?!ndjson)[a-z_]+)`/g).filter((name) =>
    areas.includes(name.split('.')[0] ?? ''),
  )
  expect(named.filter((name) => !(name in LOG_EVENTS))).toEqual([])
})
