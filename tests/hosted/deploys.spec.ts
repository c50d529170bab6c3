import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {type Browser, test as base, expect, type Page} from '@playwright/test'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {copyProject, linkFiles} from '../support/run/copyProject.ts'
import {freePorts} from '../support/run/ports.ts'
import {buildArtefact, buildImage} from './artefact.ts'
import {Cloud, type DeployContext, SITES} from './cloud.ts'
import {Deploy} from './deploy.ts'
import {findNetlifyCli, serveByNetlify} from './netlifyCli.ts'
import {OwnHost} from './ownHost.ts'

/** Variables that Netlify gives builds and functions in each context. */
const told = (context: DeployContext) => ({
  build: {CONTEXT: context, URL: SITES.production, DEPLOY_PRIME_URL: SITES[context], DEPLOY_ID: `of-${context}`},
  functions: {DEPLOY_CONTEXT: context, DEPLOY_URL: SITES[context]},
})
const NODE_OPTIONS = `--import=${pathToFileURL(path.join(import.meta.dirname, 'agents.ts'))}`

const CLI = 'under netlify-cli'
const OWN = 'on a machine of its own'

/** Builds a copy of the project for a context and serves it at that context's address; gives what ends it. */
type Serve = (context: DeployContext, cloud: Cloud, copy: string) => Promise<() => Promise<void>>
const HOW: Record<string, Serve> = {
  'in an emulation of Netlify': async (context, cloud, copy) => {
    const variables = {...cloud.variables(context), ...cloud.internet.environment}
    const artefact = await buildArtefact(copy, {...told(context).build, ...variables})
    const deploy = new Deploy()
    await deploy.open(artefact, {...variables, NODE_OPTIONS, ...told(context).functions})
    cloud.place(context, {at: deploy.site})
    return () => deploy.close()
  },
  [CLI]: async (context, cloud, copy) => {
    const cli = findNetlifyCli()
    if (!cli) throw new Error('netlify-cli is not here')
    const environment = {
      ...cloud.variables(context),
      ...cloud.internet.environment,
      ...told(context).build,
      NODE_OPTIONS,
    }
    const served = await serveByNetlify(cli, copy, {context, environment, internet: cloud.internet})
    // By these headers Netlify's edge tells functions of the deploy.
    const headers = {'x-nf-deploy-context': context, 'x-nf-deploy-id': `of-${context}`}
    cloud.place(context, {at: served.address, isNamed: true, ask: (asked) => ({...asked, ...headers})})
    return served.close
  },
  [OWN]: async (context, cloud, copy) => {
    const {DATABASE_URL = '', ...settings} = cloud.variables(context) // the build reads no database
    const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-image-'))
    const tree = await buildImage(copy, folder, {...settings, ...cloud.internet.environment})
    // A user without rights cannot read those of the test.
    const [agents, authority] = ['agents.mts', 'authority.pem'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ]
    cpSync(path.join(import.meta.dirname, 'agents.ts'), agents)
    cpSync(cloud.internet.files.certificate, authority)
    const [port = 0] = await freePorts(1)
    const host = new OwnHost(tree, port, path.join(folder, 'volume'))
    await host.start({
      ...settings,
      ...cloud.internet.environment,
      ...{DATABASE_URL, TRUST_PROXY: '1', NODE_EXTRA_CA_CERTS: authority, NODE_OPTIONS: `--import=${agents}`},
    })
    const client = {'x-forwarded-for': '203.0.113.7'}
    cloud.place(context, {at: host.site, isNamed: true, ask: (asked) => ({...asked, ...client})})
    return async () => {
      await host.stop()
      rmSync(folder, {recursive: true, force: true})
    }
  },
}
/** Previews are Netlify's. */
const contextsOf = (how: string): DeployContext[] => (how === OWN ? ['production'] : ['production', 'deploy-preview'])

/**
 * Deploy of a context as Netlify makes it: built with the variables of that context (docs/go-live.md, step 9) and nothing that
 * is for one machine, from a private dataset, and sold from with Mollie and PostgreSQL under their own names.
 */
const test = base.extend<{serve: (how: string, context: DeployContext) => Promise<void>}, {cloud: Cloud; copy: string}>(
  {
    cloud: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
      async ({}, use) => {
        const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-cloud-'))
        const cloud = new Cloud(folder)
        await cloud.open()
        await use(cloud)
        await cloud.close()
        rmSync(folder, {recursive: true})
      },
      {scope: 'worker', timeout: 120_000},
    ],
    // The second context begins with what Gatsby knew of the first, as on Netlify.
    copy: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
      async ({}, use) => {
        const copy = copyProject(linkFiles)
        await use(copy)
        rmSync(copy, {recursive: true, force: true})
      },
      {scope: 'worker', timeout: 120_000},
    ],
    serve: async ({cloud, copy}, use) => {
      const ends: (() => Promise<void>)[] = []
      await use(async (how, context) => void ends.push((await HOW[how]?.(context, cloud, copy)) ?? (async () => {})))
      for (const end of ends) await end()
    },
  },
)

/** Whether what a build says about itself is of this context. */
const BUILT: Record<DeployContext, {mode: 'live' | 'test'; isIndexed: boolean; mails: 'sent' | 'pending'}> = {
  production: {mode: 'live', isIndexed: true, mails: 'sent'},
  'deploy-preview': {mode: 'test', isIndexed: false, mails: 'pending'},
}

async function visitor(browser: Browser, cloud: Cloud): Promise<Page> {
  const context = await browser.newContext({
    proxy: {server: cloud.internet.environment.HTTPS_PROXY ?? ''},
    ignoreHTTPSErrors: true, // the certificate is the test's own
  })
  return context.newPage()
}

for (const how of Object.keys(HOW))
  for (const context of contextsOf(how)) {
    const {mode, isIndexed, mails} = BUILT[context]
    const email = `klant@${{[CLI]: 'cli', [OWN]: 'own'}[how] ?? 'emulated'}.${context}.voorbeeld.nl`

    test(`the build for ${context} sells ${how}, with its own key, database and mails`, async ({
      browser,
      cloud,
      serve,
    }) => {
      test.skip(how === CLI && !findNetlifyCli(), 'netlify-cli is not here: docs/go-live.md says how it comes')
      test.setTimeout(1_200_000)
      await serve(how, context)
      const page = await visitor(browser, cloud)
      const home = await page.goto(`${SITES[context]}/`)
      expect(home?.status()).toBe(200)
      expect(home?.headers()['x-robots-tag']).toBe(isIndexed ? undefined : 'noindex')

      await page.goto(`${SITES[context]}/checkout/basis/`)
      await fillInBusiness(page, email)
      await page.getByRole('button', {name: 'Doorgaan naar betaling'}).click()
      await page.waitForURL('https://www.mollie.com/checkout/*')
      await page.getByRole('button', {name: 'iDEAL'}).click()
      await page.getByRole('radio', {name: 'Betaald'}).check()
      await page.getByRole('button', {name: 'Bevestigen'}).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Betaling Geslaagd!')
      expect(new URL(page.url()).origin).toBe(SITES[context])

      const {database} = cloud.databases[context]
      const [{id = ''} = {}, ...others] = await database.query('SELECT id FROM orders WHERE customer_email = $1', [
        email,
      ])
      const order = () => databaseOrders(database).get(String(id))
      await expect.poll(order).toMatchObject({mode, status: 'paid', subscription: {id: expect.stringMatching(/^sub_/)}})
      expect(others).toEqual([])
      // A preview owes its mails, and sends none.
      await expect.poll(async () => (await order())?.mails).toMatchObject([{kind: 'confirmation', state: mails}])
      expect(cloud.mailbox.to(email)).toHaveLength(mails === 'sent' ? 1 : 0)
      await page.context().close()
    })
  }
