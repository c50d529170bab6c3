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
/** As npm runs it; an installation would fail, since this npm is none. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, [path.join(folder, 'local/install.cjs'), ...args], {
    encoding: 'utf8',
    env: {npm_execpath: path.join(folder, 'no-npm.js'), PATH: process.env.PATH},
    stdio: 'pipe',
  })

test('after npm ci the next script does not install again; with another lockfile it does', () => {
  writeFileSync(path.join(folder, 'node_modules/node/bin/node'), '')
  run('--installed')
  expect(readFileSync(stamp(), 'utf8')).toBe(createHash('sha256').update(LOCKFILE).digest('hex'))
  expect(run()).toBe('')
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  expect(() => run()).toThrow('The installation failed')
})

test('what was installed in part, as Netlify does, is no installation', () => {
  run('--installed')
  expect(existsSync(stamp())).toBe(false)
})

test('npm is told to call it', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: {postinstall: string}
  }
  expect(scripts.postinstall).toBe('node local/install.cjs --installed')
})
