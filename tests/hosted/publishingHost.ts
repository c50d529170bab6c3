import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {freePorts} from '../support/run/ports.ts'
import {openLake} from '../support/services/lake.ts'
import {openTestDatabase} from '../support/shop/database.ts'
import {PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {lastTree, OwnHost} from './ownHost.ts'
import {callWebhook, SECRET, type Signed, signedChange} from './webhook.ts'

/** The server of the image with a lake in the place of Sanity's, for tests of publishing. */
export class PublishingHost {
  content!: SanityClient
  host!: OwnHost
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-own-host-'))
  #close: (() => Promise<unknown>)[] = []

  async openLastBuild(_siteUrl: string) {
    const [port = 0] = await freePorts(1)
    const lake = await openLake(this.#folder)
    const {url, close} = await openTestDatabase('PostgreSQL')
    this.content = lake.content
    this.host = new OwnHost(await lastTree(), port, path.join(this.#folder, 'volume'))
    this.#close = [() => this.host.stop(), lake.close, close]
    await this.host.start({
      CONTEXT: 'dev',
      SITE_URL: this.host.site,
      LAKE_URL: lake.url,
      DATABASE_URL: url,
      STUDIO_URL: 'http://localhost:3333',
      SANITY_WEBHOOK_SECRET: SECRET,
      ...PATIENT_SETTINGS,
      ...{SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'hulp@example.nl', OPERATOR_MAIL: 'beheer@example.nl'},
    })
  }

  get site(): string {
    return this.host.site
  }

  publish = async (id: string, options: Signed = {}): Promise<Response> =>
    callWebhook(this.site, ...(await signedChange(this.content, id, options)))

  call = (body: string, signature?: string): Promise<Response> => callWebhook(this.site, body, signature)

  read = async (address: string) => (await fetch(this.site + address)).text()

  async close() {
    for (const close of this.#close) await close()
    rmSync(this.#folder, {recursive: true})
  }
}
