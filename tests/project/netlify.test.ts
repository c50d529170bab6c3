import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {parse} from 'smol-toml'
import {withCommonHeaders} from '../../functions/http/response.ts'
import {keepMaps} from '../../web/src/gatsby/build/finishBuild.ts'
import {writePageFunctions} from '../../web/src/gatsby/build/pageFunctions.ts'
import {copyProject} from '../support/run/copyProject.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const netlifyToml = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8')

test('functions of pages stand where Netlify looks, whether somebody chose the root or web as the package', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vindkracht-netlify-'))
  const directory = path.join(root, 'web')
  mkdirSync(path.join(directory, 'public'), {recursive: true})
  cpSync(path.join(ROOT, 'netlify.toml'), path.join(root, 'netlify.toml'))
  writeFileSync(path.join(directory, 'public/_headers'), "/*\n  Content-Security-Policy: default-src 'none'\n")
  const store = {getState: () => ({program: {directory}})}
  await writePageFunctions({store} as unknown as Parameters<typeof writePageFunctions>[0], [])
  for (const folder of ['.netlify/v1/functions', 'web/.netlify/v1/functions'])
    for (const name of ['page', 'address']) {
      const text = readFileSync(path.join(root, folder, `${name}.mjs`), 'utf8')
      const [, from = ''] = /from '([^']+)'/.exec(text) ?? []
      expect(path.relative(root, path.join(root, folder, from))).toBe('functions/publishing/page.ts')
      const {includedFiles} = JSON.parse(text.slice(text.indexOf('config = ') + 9)) as {includedFiles: string[]}
      expect(path.relative(root, path.join(root, folder, includedFiles[0] ?? ''))).toBe('web/.renderer/**')
    }
  rmSync(root, {recursive: true})
})

test('the commit that has Netlify make its database leaves unused code at nothing, and reaches the production branch', () => {
  const steps = readFileSync(path.join(ROOT, 'docs/go-live.md'), 'utf8')
  const step = steps.split('\n## 7. ')[1]?.split('\n## ')[0] ?? ''
  const [, name = ''] = /npm install --save-dev --save-exact (\S+)/.exec(step) ?? []
  expect(name).toBe('@netlify/database')
  expect(step).toContain('git push origin main:live')
  const copy = copyProject()
  const file = path.join(copy, 'package.json')
  const own = JSON.parse(readFileSync(file, 'utf8')) as {devDependencies: Record<string, string>}
  own.devDependencies[name] = '2.0.1'
  writeFileSync(file, JSON.stringify(own))
  const knip = path.join(ROOT, 'node_modules/knip/bin/knip.js')
  const {status, stdout} = spawnSync(process.execPath, [knip, '--include', 'dependencies'], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(copy, {recursive: true})
  expect([status, stdout]).toEqual([0, ''])
})

/** A build plugin of ours, which netlify.toml names. */
async function pluginOf<Plugin>(name: string): Promise<Plugin> {
  const {plugins} = parse(netlifyToml) as {plugins: {package: string}[]}
  const folder = path.join(ROOT, plugins.find((plugin) => path.basename(plugin.package) === name)?.package ?? name)
  expect(existsSync(path.join(folder, 'manifest.yml'))).toBe(true)
  return import(pathToFileURL(path.join(folder, 'index.js')).href)
}

test('a build begins with what Gatsby knew, and leaves both of its folders to the next', async () => {
  const done: [string, readonly string[]][] = []
  const cache = {
    restore: async (folders: readonly string[]) => done.push(['restore', folders]) > 0,
    save: async (folders: readonly string[]) => done.push(['save', folders]) > 0,
  }
  type Step = (options: {utils: {cache: typeof cache}}) => Promise<void>
  const own = await pluginOf<Record<'onPreBuild' | 'onPostBuild', Step>>('gatsby-cache')
  await own.onPreBuild({utils: {cache}})
  await own.onPostBuild({utils: {cache}})
  const both = ['web/.cache', 'web/public']
  expect(done).toEqual([
    ['restore', both],
    ['save', both],
  ])
})

test('maps of scripts are kept beside what is published, those of this build only', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'vindkracht-maps-'))
  const store = {getState: () => ({program: {directory}})}
  for (const file of ['.source-maps/old.js.map', 'public/app-1.js', 'public/app-1.js.map', 'public/~x/part.js.map']) {
    mkdirSync(path.dirname(path.join(directory, file)), {recursive: true})
    writeFileSync(path.join(directory, file), '')
  }
  keepMaps({store} as unknown as Parameters<typeof keepMaps>[0])
  const filesIn = (folder: string) =>
    readdirSync(path.join(directory, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.includes('.js'))
      .sort()
  expect([filesIn('public'), filesIn('.source-maps')]).toEqual([['app-1.js'], ['app-1.js.map', '~x/part.js.map']])
  rmSync(directory, {recursive: true})
})

test('maps of scripts go to where errors are told when there is a token for it, and never stop a deploy', async () => {
  const before = process.env
  const ran: string[] = []
  const told: string[] = []
  let works = true
  const utils = {
    run: async (program: string, args: string[]) => {
      ran.push([program, ...args].join(' '))
      if (!works) throw new Error('npx is away')
    },
    build: {failPlugin: (message: string) => told.push(message)},
  }
  type Step = (options: {utils: typeof utils}) => Promise<void>
  const {onSuccess} = await pluginOf<{onSuccess: Step}>('source-maps')
  process.env = {...before, ERRORS_DSN: 'https://key@errors.example/1', DEPLOY_ID: '64f0c0ffee'}
  await onSuccess({utils})
  expect(ran).toEqual([])
  process.env.SENTRY_AUTH_TOKEN = 'sntrys_of-somebody'
  await onSuccess({utils})
  expect(ran).toEqual([
    expect.stringMatching(
      /^npx --yes @sentry\/cli@\S+ sourcemaps upload --release 64f0c0ffee web\/public web\/.source-maps$/,
    ),
  ])
  works = false
  await onSuccess({utils})
  expect(told).toHaveLength(1)
  process.env = before
})

test('a deploy brings Studio, content and database up to date before the site, and only what passed and is in main', () => {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/deploy.yml'), 'utf8')
  const order = ['--workspace studio', 'content -- migrate', 'orders -- migrate', '--is-ancestor', 'refs/heads/live']
  const found = order.map((step) => workflow.indexOf(step))
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(Math.min(...found)).toBeGreaterThan(0)
  expect(workflow).toContain("github.event.workflow_run.conclusion == 'success'")
  expect(workflow).toContain('needs: before')
})

test('answers of functions have the headers that netlify.toml gives to every file', () => {
  const rules = parse(netlifyToml).headers as unknown as {for: string; values: Record<string, string>}[]
  const ofFiles = new Headers(rules.find((rule) => rule.for === '/*')?.values)
  // Storage, and what of an address is passed on, each answer says itself.
  for (const own of ['cache-control', 'referrer-policy']) ofFiles.delete(own)
  const answer = withCommonHeaders(new Response(''))
  for (const [name, value] of ofFiles) expect([name, answer.headers.get(name)]).toEqual([name, value])
})
