import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {type Browser, test as base, expect, type Page} from '@playwright/test'
import {databaseOrders} from '../../functions/orders/store.ts'
import {fillInBusiness} from '../support/checkoutForm.ts'
import {copyProject, linkFiles} from '../support/copyProject.ts'
import {buildArtefact} from './artefact.ts'
import {Cloud, type DeployContext, SITES} from './cloud.ts'
import {Deploy} from './deploy.ts'

/**
 * What Netlify would deploy in a context: built with the variables of that context (docs/go-live.md, step 9) and nothing that
 * is for one machine, from a private dataset, and sold from with Mollie and PostgreSQL under their own names.
 */
const test = base.extend<object, {cloud: Cloud; copy: string}>({
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
})

/** Whether what a build says about itself is of this context. */
const BUILT: Record<DeployContext, {mode: 'live' | 'test'; isIndexed: boolean; mails: 'sent' | 'pending'}> = {
  production: {mode: 'live', isIndexed: true, mails: 'sent'},
  'deploy-preview': {mode: 'test', isIndexed: false, mails: 'pending'},
}

async function deployed(context: DeployContext, cloud: Cloud, copy: string): Promise<Deploy> {
  const told = {CONTEXT: context, URL: SITES.production, DEPLOY_PRIME_URL: SITES[context], DEPLOY_ID: `of-${context}`}
  const variables = {...cloud.variables(context), ...cloud.internet.environment}
  const artefact = await buildArtefact(copy, {...told, ...variables})
  const deploy = new Deploy()
  await deploy.open(artefact, {
    ...variables,
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'agents.ts'))}`,
    DEPLOY_CONTEXT: context,
    DEPLOY_URL: SITES[context],
  })
  cloud.place(context, deploy.site)
  return deploy
}

async function visitor(browser: Browser, cloud: Cloud): Promise<Page> {
  const context = await browser.newContext({
    proxy: {server: cloud.internet.environment.HTTPS_PROXY ?? ''},
    ignoreHTTPSErrors: true, // the certificate is the test's own
  })
  return context.newPage()
}

for (const context of ['production', 'deploy-preview'] as const) {
  const {mode, isIndexed, mails} = BUILT[context]
  const email = `klant@${context}.voorbeeld.nl`

  test(`what is built for ${context} sells, with its own key, database and mails`, async ({browser, cloud, copy}) => {
    test.setTimeout(900_000)
    const deploy = await deployed(context, cloud, copy)
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
    const [{id = ''} = {}, ...others] = await database.query('SELECT id FROM orders')
    const order = () => databaseOrders(database).get(String(id))
    await expect.poll(order).toMatchObject({mode, status: 'paid', subscription: {id: expect.stringMatching(/^sub_/)}})
    expect(others).toEqual([])
    // A preview owes its mails, and sends none.
    await expect.poll(async () => (await order())?.mails).toMatchObject([{kind: 'confirmation', state: mails}])
    expect(cloud.mailbox.to(email)).toHaveLength(mails === 'sent' ? 1 : 0)
    await page.context().close()
    await deploy.close()
  })
}
