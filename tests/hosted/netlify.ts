import path from 'node:path'
import type {SanityClient} from '@sanity/client'

import {accessOf} from '../../local/lake/options.ts'
import {ROOT} from '../../local/settings/environment.ts'
import {openLake} from '../support/services/lake.ts'
import {bundlesOf} from '../support/shop/bundledFunctions.ts'
import {FUNCTION_FOLDERS} from '../support/shop/functionRoutes.ts'
import {PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {Deploy} from './deploy.ts'
import {callWebhook, SECRET, type Signed, signedChange} from './webhook.ts'

const TOKENS = {SANITY_TOKEN: 'sk-of-the-site', SANITY_PUBLISH_TOKEN: 'sk-of-the-sets', LAKE_TOKENS: 'sk-of-an-editor'}

/** The last build as Netlify would run it, with a lake in the place of Sanity's. */
export class Netlify extends Deploy {
  content!: SanityClient
  #closeLake = () => Promise.resolve()

  async openLastBuild(siteUrl: string) {
    const bundles = await Promise.all(FUNCTION_FOLDERS.map(bundlesOf))
    const {LAKE_TOKENS, ...tokens} = TOKENS
    const access = accessOf({...TOKENS, LAKE_ACCESS: 'private'}, [])
    const lake = await openLake(this.folder, {access, token: LAKE_TOKENS})
    this.content = lake.content
    this.#closeLake = lake.close
    await this.open(
      {files: path.join(ROOT, 'web/public'), bundles},
      {
        SITE_URL: siteUrl,
        LAKE_URL: lake.url,
        STUDIO_URL: 'http://localhost:3333',
        SANITY_WEBHOOK_SECRET: SECRET,
        ...tokens,
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
}
