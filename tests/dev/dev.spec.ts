import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {type Page, expect as quickly, test} from '@playwright/test'
import {closing, listening} from '../../local/supervision/service.ts'
import {CHROMIUM_FLAGS} from '../chromium.ts'
import {BUILD_LIMIT_MS, TEST_LIMIT_MS, WAIT_LIMIT_MS} from '../support/limits.ts'
import {copyProject} from '../support/run/copyProject.ts'
import {ownSettings} from '../support/run/ports.ts'
import {isAlive} from '../support/run/processes.ts'
import {until} from '../support/run/until.ts'

/** `npm run dev` on a copy of the project, whose code is changed while it runs. */
const FOREIGN = 'evil.example'
const expect = quickly.configure({timeout: TEST_LIMIT_MS})

// The name leads to this machine, as a name of an attacker may.
test.use({
  launchOptions: {
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${FOREIGN} 127.0.0.1`],
    ...(process.env.CHROMIUM_PATH && {executablePath: process.env.CHROMIUM_PATH}),
  },
})
test.describe.configure({mode: 'serial', timeout: 2 * BUILD_LIMIT_MS})

let copy: string
let folder: string
let settings: Record<string, string>
let program: ChildProcess
let output = ''
const at = (name: string) => `http://localhost:${settings[name]}`

test.beforeAll(async () => {
  copy = copyProject()
  folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-dev-'))
  settings = await ownSettings(folder)
  program = spawn(process.execPath, ['local/develop/develop.ts'], {
    cwd: copy,
    env: {...process.env, ...settings},
    detached: true, // a group of its own, which a terminal would send Ctrl-C to
  })
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (output += chunk))
  await until(() => output.includes('\nWatching') || program.exitCode !== null, {
    within: BUILD_LIMIT_MS,
    otherwise: () => output,
  })
  expect(program.exitCode, output).toBeNull()
})

test.afterAll(async () => {
  if (program.exitCode === null && program.pid) {
    process.kill(-program.pid, 'SIGKILL')
    await once(program, 'exit')
  }
  for (const each of [copy, folder]) rmSync(each, {recursive: true, force: true})
})

/** Changes a file of the copy. */
function change(file: string, from: string, to: string) {
  const name = path.join(copy, file)
  const text = readFileSync(name, 'utf8')
  expect(text, file).toContain(from)
  writeFileSync(name, text.replace(from, to))
}

/** Waits until it is seen; a page that is loading itself again has nothing to look at. */
const seen = (look: () => Promise<unknown>, wanted: unknown) =>
  until(async () => (await look().catch(() => null)) === wanted, {within: TEST_LIMIT_MS, otherwise: () => output})

const topOf = (page: Page) => page.locator('main h1').evaluate((heading) => getComputedStyle(heading).paddingTop)

test('shows a changed style, query and endpoint without starting again', async ({page}) => {
  await page.goto(`${at('SITE_PORT')}/over-ons/`)
  const heading = page.locator('main h1')
  await expect(heading).toHaveText('Gevonden worden hoort geen dagtaak te zijn')

  change('web/src/screens/about/About.tsx', 'max-width: 22ch;', 'max-width: 22ch; padding-top: 7px;')
  await seen(() => topOf(page), '7px')

  change('web/src/screens/about/about.query.ts', 'hero,', '"hero": {...hero, "heading": mission.heading},')
  await seen(() => heading.textContent(), 'Onze missie')

  change('functions/endpoints/payment-methods.ts', 'fill="#fff"', 'fill="#abc"')
  const logo = () => page.evaluate(async () => (await fetch('/api/payment-methods?logo=none')).text())
  await seen(async () => (await logo()).includes('fill="#abc"'), true)
})

test('shows an error above the page and in the terminal, with its place in the source', async ({page}) => {
  await page.goto(`${at('SITE_PORT')}/over-ons/`)
  const overlay = page.getByRole('alert').filter({hasText: 'About.tsx'})

  change('web/src/screens/about/About.tsx', 'export default function', 'export default = function')
  await expect(overlay).toContainText(/web\/src\/screens\/about\/About\.tsx:\d+:\d+/)
  expect(output).toMatch(/web\/src\/screens\/about\/About\.tsx:\d+:\d+/)
  change('web/src/screens/about/About.tsx', 'export default = function', 'export default function')
  await expect(overlay).toBeHidden()

  // The page may load itself again, now that it is repaired, and begins without errors then.
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await page.evaluate(() => void setTimeout(() => (undefined as unknown as {plan: string}).plan))
  await expect(page.getByRole('alert')).toContainText("reading 'plan'")
})

test('lists every screen in each of its states', async ({page}) => {
  await page.goto(`${at('SITE_PORT')}/__states/`)
  await page.getByRole('listitem').filter({hasText: 'checkout-new-price'}).getByRole('link', {name: 'nl'}).click()
  await expect(page.getByRole('button', {name: /192,39/})).toBeVisible()
})

/** The status with which a port answers a request to speak WebSocket. */
async function upgradeStatus(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const request = http.get(url, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
      'sec-websocket-protocol': 'vite-hmr',
      ...headers,
    },
  })
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('response', ({statusCode}) => resolve(statusCode))
    request.once('upgrade', ({statusCode}, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
  })
}

test('answers no page of another website at any port', async ({page}) => {
  const server = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>'))
  const foreign = (await listening(server)).replace('localhost', FOREIGN)
  const [site, studio] = [at('SITE_PORT'), at('STUDIO_PORT')]
  const urls = [
    ...['/', '/__develop/events', '/__develop/develop/entry.mjs', '/__states/', '/api/payment-methods'].map(
      (address) => site + address,
    ),
    ...['/', '/@vite/client', '/sanity.config.ts', '/static/help/nl.html'].map((address) => studio + address),
  ]
  const statuses = new Map<string, number>()
  page.on('response', (response) => statuses.set(response.url(), response.status()))
  await page.goto(foreign)
  await page.evaluate(async (all) => {
    for (const url of all) await fetch(url, {mode: 'no-cors'}).catch(() => {})
  }, urls)
  expect(urls.map((url) => [url, statuses.get(url)])).toEqual(urls.map((url) => [url, 403]))
  const opens = await page.evaluate(
    (url) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(url, 'vite-hmr')
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
    studio.replace('http', 'ws'),
  )
  expect(opens).toBe(false)
  expect(await upgradeStatus(studio, {})).toBe(101)
  expect(await upgradeStatus(studio, {origin: foreign})).toBe(403)
  expect(await upgradeStatus(studio, {host: FOREIGN})).toBe(403)
  await closing(server)
})

test('ends with Ctrl-C and leaves no process', async () => {
  const running = JSON.parse(readFileSync(path.join(folder, 'running.json'), 'utf8'))
  const pids = [program.pid ?? 0, ...Object.values<number>(running.pids)]
  expect(pids.length).toBeGreaterThan(4)
  process.kill(-(program.pid ?? 0), 'SIGINT')
  await once(program, 'exit')
  await until(() => !pids.some(isAlive), {within: WAIT_LIMIT_MS, otherwise: () => `${pids.filter(isAlive)}: ${output}`})
})
