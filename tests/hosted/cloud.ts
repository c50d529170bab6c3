import http from 'node:http'
import path from 'node:path'
import tls from 'node:tls'
import type {SanityClient} from '@sanity/client'
import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {accessOf} from '../../local/lake/options.ts'
import {paymentsServer} from '../../local/mollie/server.ts'
import {Sandbox} from '../../local/mollie-sandbox/index.ts'
import {closing, listening} from '../bench/sampling.ts'
import {ownContent} from '../doctor/steps.ts'
import {Mailbox} from '../payments/mailbox.ts'
import {openLake} from '../support/services/lake.ts'
import {openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {type Host, Internet} from './internet.ts'

export type DeployContext = 'production' | 'deploy-preview'

const READER = 'sk-of-the-role-viewer'
const WRITER = 'sk-of-the-role-editor'
const LIVE = 'live_windmolenwindmolenwindmolen'
const TEST = 'test_windmolenwindmolenwindmolen'

export const SITES: Record<DeployContext, string> = {
  production: 'https://www.windmolen.nl',
  'deploy-preview': 'https://deploy-preview-7--windmolen.netlify.app',
}

const NOWHERE = 'http://localhost:9'
const nameOf = (context: string) => new URL(SITES[context as DeployContext]).hostname

/**
 * The services that a hosted shop of our own would use, under their own names: a private dataset of Sanity with the content of
 * a business, Mollie with a live and a test key, PostgreSQL for production and for previews, a mail server.
 */
export class Cloud {
  /** A token that may write. */
  readonly writer = WRITER
  readonly mailbox = new Mailbox()
  readonly sandbox: Sandbox
  content!: SanityClient
  databases!: Record<DeployContext, TestDatabase>
  internet!: Internet
  readonly #folder: string
  /** Nothing is deployed yet. */
  readonly #sites: Record<DeployContext, Host> = {production: {at: NOWHERE}, 'deploy-preview': {at: NOWHERE}}
  #smtpUrl = ''
  #close: (() => unknown)[] = []

  constructor(folder: string) {
    this.#folder = folder
    this.sandbox = new Sandbox(path.join(folder, 'mollie'))
  }

  async open() {
    this.databases = {
      production: await openTestDatabase('PostgreSQL'),
      'deploy-preview': await openTestDatabase('PostgreSQL'),
    }
    const asks = {
      LAKE_DATASETS: 'restored',
      LAKE_ACCESS: 'private',
      SANITY_TOKEN: READER,
      LAKE_TOKENS: WRITER,
    }
    const lake = await openLake(this.#folder, {access: accessOf(asks, []), token: WRITER})
    this.content = lake.content
    const settings = ownContent(readFolder(SEED_FOLDER)).find(({_type}) => _type === 'siteSettings')
    if (settings) await this.content.createOrReplace(settings)
    const mollie = paymentsServer(this.sandbox, 'https://www.mollie.com')
    const mollieUrl = await listening(mollie)
    this.#smtpUrl = await this.mailbox.listen()
    this.internet = new Internet(
      {
        ...Object.fromEntries(Object.entries(this.#sites).map(([context, host]) => [nameOf(context), host])),
        'windmolen.api.sanity.io': {at: lake.url},
        'api.mollie.com': {
          at: mollieUrl,
          // The sandbox takes test keys only. By these names Mollie's modes are told apart.
          ask: (headers) => ({...headers, authorization: headers.authorization?.replace(LIVE, TEST)}),
          answer: (body, headers) =>
            headers.authorization?.includes(LIVE) ? body.replaceAll('"mode":"test"', '"mode":"live"') : body,
        },
        'www.mollie.com': {at: mollieUrl},
      },
      this.#folder,
    )
    await this.internet.open()
    // Mollie calls the webhooks from this process.
    const before = tls.getCACertificates()
    tls.setDefaultCACertificates([...before, this.internet.certificate])
    const restore = http.setGlobalProxyFromEnv({
      HTTPS_PROXY: this.internet.environment.HTTPS_PROXY,
      NO_PROXY: this.internet.environment.NO_PROXY,
    })
    this.#close = [
      restore,
      () => tls.setDefaultCACertificates(before),
      () => this.internet.close(),
      lake.close,
      () => closing(mollie),
      () => this.sandbox.stop(),
      () => this.mailbox.close(),
      () => this.databases.production.close(),
      () => this.databases['deploy-preview'].close(),
    ]
  }

  /** Serves the deploy of a context. */
  place(context: DeployContext, host: Host) {
    Object.assign(this.#sites[context], host)
  }

  async close() {
    for (const close of this.#close) await close()
  }

  /** Variables of a context, by step 9 of docs/go-live.md. */
  variables(context: DeployContext): Record<string, string> {
    const shared = {
      SANITY_PROJECT_ID: 'windmolen',
      SANITY_DATASET: 'production',
      SANITY_TOKEN: READER,
      SANITY_WEBHOOK_SECRET: 'a-secret-that-signs-what-is-published',
      STUDIO_URL: 'https://windmolen.sanity.studio',
      SMTP_URL: this.#smtpUrl,
      MAIL_FROM: 'hulp@windmolen.nl',
      OPERATOR_MAIL: 'jo@windmolen.nl',
    }
    return context === 'production'
      ? {
          ...shared,
          SITE_URL: SITES.production,
          MOLLIE_API_KEY: LIVE,
          LINK_SECRET: 'a-secret-that-signs-the-links-in-mails',
          DATABASE_URL: this.databases.production.url,
        }
      : {
          ...shared,
          MOLLIE_API_KEY: TEST,
          LINK_SECRET: 'another-secret-for-the-links-of-previews',
          PREVIEW_DATABASE_URL: this.databases['deploy-preview'].url,
        }
  }
}
