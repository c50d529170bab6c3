import path from 'node:path'
import type {SanityClient} from '@sanity/client'

import {ROOT} from '../../local/settings/environment.ts'
import {bundlesOf} from '../support/shop/bundledFunctions.ts'
import {FUNCTION_FOLDERS} from '../support/shop/functionRoutes.ts'
import {PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {Deploy} from './deploy.ts'
import {openPrivateLake, TOKENS} from './privateLake.ts'
import {callWebhook, SECRET, type Signed, signedChange} from './webhook.ts'

/** For a store that answers nothing: whatever is late as well brings the same answer. */
export const IMPATIENT = {STORE_DEADLINE_MS: '500'}

/** The last build as Netlify would run it, with a lake in the place of Sanity's. */
export class Netlify extends Deploy {
  content!: SanityClient
  #closeLake = () => Promise.resolve()

  async openLastBuild(siteUrl: string) {
    const bundles = await Promise.all(FUNCTION_FOLDERS.map(bundlesOf))
    const lake = await openPrivateLake(this.folder)
    this.content = lake.content
    this.#closeLake = lake.close
    await this.open(
      {files: path.join(ROOT, 'web/public'), bundles},
      {
        SITE_URL: siteUrl,
        LAKE_URL: lake.url,
        STUDIO_URL: 'http://localhost:3333',
        SANITY_WEBHOOK_SECRET: SECRET,
        ...TOKENS,
        ...PATIENT_SETTINGS,
        ...{SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'hulp@example.nl', OPERATOR_MAIL: 'beheer@example.nl'},
      },
    )
  }

  override async close() {
    await this.#closeLake()
    await super.close()
  }

  /** Calls the webhook as Sanity does when a document is published; `at` is when it signed. */
  publish = async (id: string, options: Signed = {}): Promise<Response> =>
    callWebhook(this.site, ...(await signedChange(this.content, id, options)))

  call = (body: string, signature?: string): Promise<Response> => callWebhook(this.site, body, signature)

  /** Runs the job of sets of changes. */
  runSets = () => this.runScheduled('change-sets')

  /** Does something while the pages are those of the deploy; there is no set afterwards. */
  async withBuiltPages<T>(work: () => Promise<T>): Promise<T> {
    await this.change(IMPATIENT)
    this.blobs.isAway = true
    try {
      return await work()
    } finally {
      this.blobs.isAway = false
      await this.change({STORE_DEADLINE_MS: PATIENT_SETTINGS.STORE_DEADLINE_MS})
      this.forget()
    }
  }
}
