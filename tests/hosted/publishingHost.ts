import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {freePorts} from '../support/run/ports.ts'
import {openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {Netlify} from './netlify.ts'
import {type HostName, lastTree, OwnHost} from './ownHost.ts'
import {openPrivateLake, TOKENS} from './privateLake.ts'
import {callWebhook, SECRET, type Signed, signedChange} from './webhook.ts'

const NOWHERE = 'http://localhost:9'

/** The server of the image with a lake in the place of Sanity's, for tests of publishing. */
export class PublishingHost {
  content!: SanityClient
  host!: OwnHost
  #environment: Record<string, string> = {}
  #openHost!: (volume: string) => OwnHost
  #database!: TestDatabase
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-own-host-'))
  #close: (() => Promise<unknown>)[] = []

  async openLastBuild(_siteUrl: string) {
    const [port = 0] = await freePorts(1)
    const lake = await openPrivateLake(this.#folder)
    this.#database = await openTestDatabase('PostgreSQL')
    this.content = lake.content
    const tree = await lastTree()
    this.#openHost = (volume) => new OwnHost(tree, port, path.join(this.#folder, volume))
    this.host = this.#openHost('volume')
    this.#close = [() => this.host.stop(), lake.close, () => this.#database.close()]
    this.#environment = {
      CONTEXT: 'dev',
      SITE_URL: this.host.site,
      LAKE_URL: lake.url,
      DATABASE_URL: this.#database.url,
      STUDIO_URL: 'http://localhost:3333',
      SANITY_WEBHOOK_SECRET: SECRET,
      ...TOKENS,
      ...PATIENT_SETTINGS,
      ...{SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'hulp@example.nl', OPERATOR_MAIL: 'beheer@example.nl'},
    }
    await this.host.start(this.#environment)
  }

  get site(): string {
    return this.host.site
  }

  publish = async (id: string, options: Signed = {}): Promise<Response> =>
    callWebhook(this.site, ...(await signedChange(this.content, id, options)))

  call = (body: string, signature?: string): Promise<Response> => callWebhook(this.site, body, signature)

  read = async (address: string) => (await fetch(this.site + address)).text()

  /** Runs the job of sets of changes: a server that starts takes the turn, unless somebody has it. */
  async runSets() {
    await this.host.stop()
    await this.#database.database.query("DELETE FROM marks WHERE name = 'turn of change-sets'")
    await this.host.start(this.#environment)
  }

  /** Does something while the pages are those of the image: nothing is published yet, and the content is away. */
  async withBuiltPages<T>(work: () => Promise<T>): Promise<T> {
    await this.host.stop()
    const bare = this.#openHost('empty')
    await bare.start({...this.#environment, LAKE_URL: NOWHERE})
    try {
      return await work()
    } finally {
      await bare.stop()
      await this.host.start(this.#environment)
    }
  }

  async close() {
    for (const close of this.#close) await close()
    rmSync(this.#folder, {recursive: true})
  }
}

/** The last build on a host; its pages are those of the image or the deploy until something is published. */
export async function openPublishingHost(name: HostName, siteUrl: string): Promise<Netlify | PublishingHost> {
  const host = name === 'own' ? new PublishingHost() : new Netlify()
  await host.openLastBuild(siteUrl)
  return host
}
