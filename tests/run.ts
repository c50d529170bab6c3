import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import net from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {readSettings} from '../local/environment.ts'
import {findOrInstallChromium} from './chromium.ts'

/**
 * `npm test`: types, lint and unit tests, then the browser tests on a house of their own. Arguments go to Playwright;
 * `--here` tests the house that `npm start` runs.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const PORTS = ['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'MOLLIE_PORT', 'SMTP_PORT', 'MAIL_PORT', 'PREVIEW_PORT']

function run(args: string[], environment: Record<string, string> = {}): number {
  const {status} = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, ...environment},
  })
  return status ?? 1
}

const runPlaywright = (environment: Record<string, string>) =>
  run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...selection], {
    ...environment,
    CHROMIUM_PATH: findOrInstallChromium(),
  })

/** The house that `npm start` runs; quick for tests that only look at pages. */
function embedded(): Record<string, string> {
  const {ports, folder} = readSettings()
  const byName = Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])
  return {...Object.fromEntries(byName), LOCAL_DIR: folder, HOUSE_IS_RUNNING: '1'}
}

/** Ports that nobody uses, all open at once so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => net.createServer())
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port))
        }),
    ),
  )
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

const here = process.argv.includes('--here')
const selection = process.argv.slice(2).filter((argument) => argument !== '--here')
if (selection.length === 0 && run(['tests/check.ts']) !== 0) process.exit(1)

if (here) process.exit(runPlaywright(embedded()))
const ports = await freePorts(PORTS.length)
const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-test-'))
const status = runPlaywright({
  ...Object.fromEntries(PORTS.map((name, index) => [name, String(ports[index])])),
  LOCAL_DIR: folder,
})
if (status === 0) rmSync(folder, {recursive: true, force: true})
else console.error(`The data of the failed run is kept in ${folder}`)
process.exit(status)
