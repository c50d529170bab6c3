import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'

let folder: string
let program: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-cli-'))
})
afterEach(() => {
  program?.kill('SIGKILL')
  rmSync(folder, {recursive: true})
})

/** Copies the package, with its one dependency, to a place without the project around it. */
function copyPackage() {
  const copy = path.join(folder, 'package')
  const isSource = (file: string) => !/\.(test|fixture)\.ts$|[\\/](dist|node_modules)$/.test(file)
  cpSync(import.meta.dirname, copy, {recursive: true, filter: isSource})
  const valibot = path.resolve(path.dirname(createRequire(import.meta.url).resolve('valibot')), '..')
  cpSync(valibot, path.join(copy, 'node_modules/valibot'), {recursive: true})
  return path.join(copy, 'bin/mollie-sandbox.js')
}

test('starts alone in an empty folder, keeps its data there and ends on SIGTERM', async () => {
  const cwd = mkdtempSync(path.join(folder, 'empty-'))
  program = spawn(process.execPath, [copyPackage(), '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {},
  })
  const lines = createInterface({input: program.stdout ?? process.stdin})
  const [line] = (await once(lines, 'line')) as [string]
  const [, url] = /^Mollie sandbox: (\S+)/.exec(line) ?? []
  const answer = await fetch(`${url}/v2/payments`, {
    method: 'POST',
    headers: {authorization: 'Bearer test_anything'},
    body: JSON.stringify({
      amount: {currency: 'EUR', value: '10.00'},
      description: 'Alone',
      redirectUrl: 'https://example.org/',
    }),
  })
  const {_links} = (await answer.json()) as {_links: {checkout: {href: string}}}
  expect([answer.status, _links.checkout.href.startsWith(`${url}/checkout/tr_`)]).toEqual([201, true])
  expect(await (await fetch(_links.checkout.href)).text()).toContain('Alone')
  expect(await (await fetch(`${url}/`)).text()).toContain('€ 10.00')
  program.kill('SIGTERM')
  const [code] = await once(program, 'exit')
  expect([code, existsSync(path.join(cwd, 'data/mollie.db'))]).toEqual([0, true])
})

test.each([
  [['--port', 'many'], '--port: many is no port'],
  [['--nonsense'], "Unknown option '--nonsense'"],
])('explains the usage when the arguments are %j', async (args, sentence) => {
  program = spawn(process.execPath, [path.join(import.meta.dirname, 'bin/mollie-sandbox.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  program.stderr?.on('data', (text) => (said += text))
  const [code] = await once(program, 'close')
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)])
  expect(said).toContain('mollie-sandbox [--port 4020]')
})
