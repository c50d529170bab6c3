import {fork} from 'node:child_process'
import {randomUUID} from 'node:crypto'
import {once} from 'node:events'
import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {SITE_STATUS_PATH} from '../../domain/content/siteStatus.ts'
import {freePorts} from '../../tests/support/run/ports.ts'
import {until} from '../../tests/support/run/until.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {releaseFolder} from '../../web/src/renderer/releaseFolder.ts'

/** Runs the site's program while its first build goes on. */
const ENDLESS = path.join(import.meta.dirname, 'endless.fixture.ts')
let shop: TestShop
let folder: string
beforeEach(async () => {
  shop = await new TestShop().open()
  folder = path.join(shop.folder, 'house')
})
afterEach(() => shop.close())

/** Writes a site of one page, as a build of older code left it. */
async function lastGoodSite() {
  const build = path.join(folder, 'site/1-older')
  mkdirSync(path.join(build, 'assets'), {recursive: true})
  mkdirSync(path.join(build, 'renderer'))
  writeFileSync(path.join(build, 'renderer/manifest.json'), '{"code":"older"}')
  writeFileSync(path.join(build, 'assets/app-1.js'), '"scripts of then"')
  writeFileSync(path.join(folder, 'site/build.json'), JSON.stringify({folder: build, fingerprint: 'older'}))
  const store = releaseFolder(path.join(folder, 'site/sets'))
  const [html, data] = [await store.put('<h1>As it was</h1>'), await store.put('{}')]
  const nothing = {sold: [], files: {}, redirects: {}, earlierImages: {}, problems: [], publishes: []}
  await store.replace({code: 'older', today: '2026-01-01', pages: {'/': {html, data}}, ...nothing}, null)
}

async function whileItBuilds(look: (site: string) => Promise<void>) {
  const [port] = await freePorts(1)
  const site = `http://localhost:${port}`
  const {PATH = '', POSTGRES_URL = ''} = process.env
  const program = fork(path.join(import.meta.dirname, 'main.ts'), [], {
    env: {
      ...(await shop.openEnvironment()),
      PATH,
      POSTGRES_URL,
      LOCAL_DIR: folder,
      SITE_PORT: String(port),
      SITE_URL: site,
    },
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', ENDLESS],
    silent: true,
  })
  let said = ''
  let isReady = false
  program.once('message', () => (isReady = true))
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const ended = once(program, 'exit')
  await until(() => said.includes('Building the site (start) …') || program.exitCode !== null, {
    within: 120_000, // a machine that does much else
    otherwise: () => said,
  })
  try {
    await look(site)
    expect([((await (await fetch(`${site}${SITE_STATUS_PATH}`)).json()) as {state: string}).state, isReady]).toEqual([
      'rebuilding',
      false,
    ])
  } finally {
    program.kill('SIGTERM')
    await ended
  }
}

async function expectPayment(site: string) {
  const request = {
    planType: 'basis',
    billingPeriod: 'monthly',
    shownTotal: '119.79',
    language: 'nl',
    attempt: randomUUID(),
  }
  const business = {
    company: 'Bakkerij Jansen',
    website: 'https://voorbeeld.nl/',
    country: 'NL',
    customerEmail: 'jo@example.nl',
  }
  const response = await fetch(`${site}/api/create-payment`, {
    method: 'POST',
    body: JSON.stringify({...request, ...business}),
    headers: {'content-type': 'application/json', origin: site},
  })
  expect([response.status, await response.json()]).toEqual([200, {success: true, paymentUrl: expect.any(String)}])
}

test('serves the last good site, its scripts and the functions before the new build', async () => {
  await lastGoodSite()
  await whileItBuilds(async (site) => {
    const page = await fetch(site)
    expect([page.status, await page.text()]).toEqual([200, '<h1>As it was</h1>'])
    expect(await (await fetch(`${site}/app-1.js`)).text()).toBe('"scripts of then"')
    await expectPayment(site)
  })
})

test('says that there is no site yet at a first start, while functions answer', async () => {
  await whileItBuilds(async (site) => {
    const page = await fetch(site)
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('It will be here in a moment.')])
    await expectPayment(site)
  })
})
