import type {ContentDocument} from '../../local/content/ndjson.ts'
import type {World} from './world.ts'

export type Shell = Record<string, string | undefined>

const SITE = 'https://www.windmolen.nl'
const STUDIO = 'https://windmolen.sanity.studio'
const PROJECTION = '{_id, _updatedAt, "operation": delta::operation()}'

const HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'x-content-type-options': 'nosniff',
}

/** Content as it ships, with the details of a business. */
export const ownContent = (seed: ContentDocument[]): ContentDocument[] =>
  seed.map((document) =>
    document._type === 'siteSettings'
      ? {
          ...document,
          company: {...(document.company as object), kvk: '12345678', vatNumber: 'NL123456789B01', sampleNotice: null},
          emails: {info: 'info@windmolen.nl', support: 'hulp@windmolen.nl', privacy: 'privacy@windmolen.nl'},
          links: {introCall: `${SITE}/afspraak`, reviews: 'https://reviews.nl/windmolen'},
        }
      : document,
  )

const variable = (key: string, production: string | null, previews: string | null, is_secret = false) => ({
  key,
  is_secret,
  values: [
    ...(production === null ? [] : [{context: 'production', value: production}]),
    ...(previews === null ? [] : [{context: 'deploy-preview', value: previews}]),
  ],
})
const shared = (key: string, value: string, is_secret = false) => ({key, is_secret, values: [{context: 'all', value}]})

/** Answers of the live site, from this repository's functions and files: without a key the shop is closed. */
const website = (isOpen: boolean) => (path: string) => {
  if (path === '/') return {headers: HEADERS, body: '<!doctype html>'}
  if (path.startsWith('/api/')) return {status: isOpen ? 200 : 503, body: {success: isOpen}}
  return {status: 404, headers: HEADERS, body: 'Not found'}
}

type Tools = {seed: ContentDocument[]; smtpUrl: string; migrated: string}
type Step = {title: string; green: string[]; take: (world: World, shell: Shell, tools: Tools) => void}

/** Steps of docs/go-live.md in order, with the lines of the doctor that turn green. */
export const STEPS: Step[] = [
  {
    title: '1. Sanity: the project',
    green: ['sanity-project'],
    take: ({sanity}, shell) => {
      sanity.tokens.manage = 'developer'
      Object.assign(shell, {SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production', SANITY_MANAGE_TOKEN: 'manage'})
    },
  },
  {
    title: '2. Sanity: the dataset, and a token that reads it',
    green: ['sanity-dataset', 'sanity-token', 'publish-token'],
    take: ({sanity}, shell) => {
      sanity.datasets.production = {aclMode: 'private', documents: []}
      sanity.tokens.viewer = 'viewer'
      sanity.tokens.publisher = 'editor'
      Object.assign(shell, {SANITY_TOKEN: 'viewer', SANITY_PUBLISH_TOKEN: 'publisher'})
    },
  },
  {
    title: '3. The content as it ships',
    green: ['content'],
    take: ({sanity}, _shell, {seed}) => {
      sanity.datasets.production = {aclMode: 'private', documents: seed}
    },
  },
  {
    title: '4. The Studio',
    green: ['studio', 'cors'],
    take: ({sanity, web}, shell) => {
      web[STUDIO] = () => ({body: '<!doctype html>'})
      sanity.cors.push({origin: STUDIO, allowCredentials: true})
      shell.STUDIO_URL = STUDIO
    },
  },
  {
    title: '6. Netlify: the project',
    green: ['netlify-site', 'netlify-plan'],
    take: ({netlify}, shell) => {
      netlify.site = {
        ...{id: 'site-1', account_id: 'team-1', name: 'windmolen', functions_region: 'eu-central-1', force_ssl: true},
        build_settings: {repo_branch: 'live', allowed_branches: ['live'], stop_builds: false},
      }
      Object.assign(shell, {NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: netlify.token})
    },
  },
  {
    title: '7. The database',
    green: ['database'],
    take: (world, shell, {migrated}) => {
      shell.DATABASE_URL = 'postgres://shop:secret@db.windmolen.nl/shop'
      world.database = migrated
    },
  },
  {
    title: '8. Mail',
    green: ['smtp', 'mx', 'spf', 'dkim', 'dmarc', 'peppol'],
    take: ({names}, shell, {smtpUrl}) => {
      names['windmolen.nl'] = ['MX mx.mailboxes.nl', 'some-other=text', 'v=spf1 include:_spf.mailprovider.nl ~all']
      names['_spf.mailprovider.nl'] = ['v=spf1 ip4:192.0.2.0/24 ~all']
      names['s1._domainkey.windmolen.nl'] = [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`]
      names['_dmarc.windmolen.nl'] = ['v=DMARC1; p=quarantine; rua=mailto:dmarc@windmolen.nl']
      Object.assign(shell, {SMTP_URL: smtpUrl, MAIL_FROM: 'Windmolen <hulp@windmolen.nl>', DKIM_SELECTOR: 's1'})
    },
  },
  {
    title: '9. Netlify: the variables of each context',
    green: ['netlify-previews', 'build-hook', 'settings'],
    take: ({netlify}, shell) => {
      Object.assign(shell, {OPERATOR_MAIL: 'jo@windmolen.nl', LINK_SECRET: 'a'.repeat(32)})
      netlify.variables.push(
        shared('SANITY_PROJECT_ID', 'abc123'),
        shared('SANITY_DATASET', 'production'),
        shared('SANITY_TOKEN', 'viewer', true),
        variable('SANITY_PUBLISH_TOKEN', 'publisher', null, true),
        shared('SANITY_WEBHOOK_SECRET', 'a-secret-of-sixteen', true),
        shared('STUDIO_URL', STUDIO),
        shared('OPERATOR_MAIL', 'jo@windmolen.nl'),
        shared('MAIL_FROM', 'Windmolen <hulp@windmolen.nl>'),
        shared('SMTP_URL', 'smtps://…', true),
        variable('MOLLIE_API_KEY', null, 'test_…', true),
        variable('LINK_SECRET', 'a', 'b', true),
        variable('DATABASE_URL', 'postgres://…', null, true),
      )
    },
  },
  {
    title: '10. The first deploy, and the domain',
    green: ['home', 'not-found', 'limits', 'deploys'],
    take: ({netlify, web}, shell) => {
      Object.assign(netlify.site ?? {}, {
        published_deploy: {
          ...{branch: 'live', locked: false, published_at: '2026-11-23T03:00:00.000Z'},
          function_schedules: [{name: 'reconcile', cron: '*/5 * * * *'}],
        },
      })
      web[SITE] = website(false)
      shell.SITE_URL = SITE
    },
  },
  {
    title: '11. Publishing',
    green: ['webhook'],
    take: ({sanity}) => {
      sanity.hooks.push({
        ...{id: 'hook-1', url: `${SITE}/api/content-changed`, dataset: 'production', httpMethod: 'POST', secret: 'set'},
        rule: {on: ['create', 'update', 'delete'], filter: '!(_id in path("drafts.**"))', projection: PROJECTION},
      })
      sanity.attempts.push({createdAt: '2026-11-23T03:10:00.000Z', isFailure: false, resultCode: 200})
    },
  },
  {
    title: '12. Mollie',
    green: [
      ...['mollie-key', 'mollie-profile', 'mollie-first', 'mollie-recurring', 'mollie-balance', 'moneybird'],
      ...['netlify-production', 'mollie-webhook', 'health'],
    ],
    take: ({mollie, moneybird, netlify, web}, shell) => {
      netlify.variables.find(({key}) => key === 'MOLLIE_API_KEY')?.values.push({context: 'production', value: 'live_…'})
      web[SITE] = website(true)
      const key = 'live_0123456789012345678901'
      mollie.keys[key] = 'live'
      mollie.status = 'verified'
      Object.assign(mollie.first, {ideal: '50000.00', bancontact: '50000.00', creditcard: '10000.00', applepay: null})
      Object.assign(mollie.recurring, {directdebit: '1000.00', creditcard: '10000.00'})
      mollie.organisation = 'access_0123456789012345678901'
      Object.assign(shell, {MOLLIE_ORGANISATION_TOKEN: mollie.organisation})
      moneybird.accounts.push({id: '31', name: 'Omzet'})
      moneybird.rates.push({id: '32', name: '21% btw'}, {id: '33', name: 'Btw verlegd binnen EU'})
      Object.assign(shell, {MONEYBIRD_TOKEN: 'a-token-of-moneybird-0123', MONEYBIRD_ADMINISTRATION: '123'})
      Object.assign(shell, {MONEYBIRD_LEDGER_ACCOUNT: '31', MONEYBIRD_TAX_RATES: '21=32,reversed=33'})
      Object.assign(shell, {MOLLIE_API_KEY: key})
    },
  },
  {
    title: '13. Deploying by itself',
    green: ['backup'],
    take: ({github}, shell) => {
      github.backups.push(new Date(Date.now() - 5 * 3_600_000).toISOString())
      Object.assign(shell, {GITHUB_REPOSITORY: 'windmolen/shop', GITHUB_TOKEN: github.token})
    },
  },
]
