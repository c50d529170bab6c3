import type {ContentSource} from '../../domain/content/client.ts'
import {isLoopback, listOf, readSender} from '../../domain/environment/checks.ts'
import {deployContext, isPreview, publicUrl} from '../../domain/environment/context.ts'
import {liveKeyOutside, productionStore, siteAddress, testKeyInProduction} from '../../domain/environment/guards.ts'
import {ConfigError, type Environment, optional, required} from '../../domain/environment/read.ts'
import type {VariableName} from '../../domain/environment/variables.ts'
import {DEADLINES, type Deadlines} from './deadline.ts'

/** A setting that is missing or wrong: the request fails closed, and the log names the variable. */
export {ConfigError}

declare const Netlify:
  | {
      context: {
        deploy: {context: string; id: string}
        requestId?: string
        url?: URL
        waitUntil?: (work: Promise<unknown>) => void
      } | null
    }
  | undefined

/**
 * The environment, with what Netlify says at each request in the place of what it says to builds alone: the context, and the
 * address of this deploy. A preview may neither write to customers nor take their money.
 */
function here(environment: Environment): Environment {
  const context = typeof Netlify === 'undefined' ? null : Netlify.context
  if (!context) return environment
  return {...environment, CONTEXT: context.deploy.context, ...(context.url && {DEPLOY_PRIME_URL: context.url.origin})}
}

/** Source of prices and texts: the embedded lake when LAKE_URL is set, else Sanity. */
export function contentConfig(environment: Environment = process.env): ContentSource {
  const lakeUrl = optional('LAKE_URL', environment)
  const token = optional('SANITY_TOKEN', environment)
  if (lakeUrl) return {lakeUrl, token}
  return {
    projectId: required('SANITY_PROJECT_ID', environment),
    dataset: required('SANITY_DATASET', environment),
    token,
  }
}

/** The token by which sets of changes go live, for that job alone; null without one. A preview publishes nothing. */
export function publishToken(environment: Environment = process.env): string | null {
  const settings = here(environment)
  return isPreview(settings) ? null : (optional('SANITY_PUBLISH_TOKEN', settings) ?? null)
}

export type MollieConfig = {apiKey: string; sandboxUrl?: string | undefined}

/**
 * Mollie's key; with MOLLIE_URL the sandbox of this machine, which takes test keys only. What operators do by command is
 * production's business from a shell: there a live key is right.
 */
export function mollieConfig(environment: Environment = process.env): MollieConfig {
  const settings = here(environment)
  const apiKey = required('MOLLIE_API_KEY', settings)
  const sandboxUrl = optional('MOLLIE_URL', settings)
  if (sandboxUrl && !apiKey.startsWith('test_'))
    throw new ConfigError('MOLLIE_URL: a sandbox must be on this machine and takes a test_ key only')
  const context = deployContext(settings)
  const refused = testKeyInProduction(settings, context) || (isPreview(settings) && liveKeyOutside(settings, context))
  if (refused) throw new ConfigError(refused)
  return {apiKey, sandboxUrl}
}

/** The organisation's token, for its balance and payouts at Mollie; null without one. */
export type BalanceConfig = {token: string; url: string; isTest: boolean}
export function balanceConfig(environment: Environment = process.env): BalanceConfig | null {
  const token = optional('MOLLIE_ORGANISATION_TOKEN', here(environment))
  if (!token) return null
  const {apiKey, sandboxUrl} = mollieConfig(environment)
  const url = (sandboxUrl ?? 'https://api.mollie.com').replace(/\/$/, '')
  return {token, url, isTest: !apiKey.startsWith('live_')}
}

/** The access point of Peppol, without a final slash, and the number of our company there. */
export type PeppolConfig = {url: string; key: string; sender: number}

/** Null without one, and in a preview, which sends nothing. */
export function peppolConfig(environment: Environment = process.env): PeppolConfig | null {
  const settings = here(environment)
  const url = optional('PEPPOL_URL', settings)
  if (!url || isPreview(settings)) return null
  return {
    url: url.replace(/\/$/, ''),
    key: required('PEPPOL_KEY', settings),
    sender: Number(required('PEPPOL_SENDER', settings)),
  }
}

/** How documents are booked at Moneybird; null without a token, and in a preview. `taxRates` has its ids by the rates of documents. */
export type MoneybirdConfig = {
  url: string
  token: string
  administration: string
  ledgerAccount: string
  taxRates: ReadonlyMap<string, string>
  /** Documents lead back to the admin. */
  siteUrl: string
}
export function moneybirdConfig(environment: Environment = process.env): MoneybirdConfig | null {
  const settings = here(environment)
  const token = optional('MONEYBIRD_TOKEN', settings)
  if (!token || isPreview(settings)) return null
  const rates = listOf(required('MONEYBIRD_TAX_RATES', settings)).map((pair) => pair.split('='))
  return {
    url: (optional('MONEYBIRD_URL', settings) ?? MONEYBIRD).replace(/\/$/, ''),
    token,
    administration: required('MONEYBIRD_ADMINISTRATION', settings),
    ledgerAccount: required('MONEYBIRD_LEDGER_ACCOUNT', settings),
    taxRates: new Map(rates.map(([rate = '', id = '']) => [rate, id])),
    siteUrl: siteUrl(environment),
  }
}
const MONEYBIRD = 'https://moneybird.com/api/v2'

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** The register of VAT numbers, without a final slash; VIES_URL is what stands in for it on this machine. */
export function viesUrl(environment: Environment = process.env): string {
  const standIn = optional('VIES_URL', environment)
  if (environment.MOLLIE_URL && !standIn) throw new ConfigError('VIES_URL: missing beside a sandbox')
  return standIn?.replace(/\/$/, '') ?? VIES
}

/** The public address of the site, without a final slash: payments return to it and webhooks arrive at it. */
export function siteUrl(environment: Environment = process.env): string {
  const settings = here(environment)
  const address = publicUrl(settings)
  const refused = siteAddress(settings, deployContext(settings))
  if (refused || !address) throw new ConfigError(refused || 'SITE_URL: is missing')
  return address
}

/** The origin of this very site where visitors may measure it although it is on one machine; null hosted, whatever is set. */
export function ownSite(environment: Environment = process.env): string | null {
  const settings = here(environment)
  if (optional('MEASURE_OWN_SITE', settings) !== 'yes' || deployContext(settings) !== 'embedded') return null
  const {origin} = new URL(siteUrl(environment))
  return isLoopback(origin) ? origin : null
}

/** The key that the bearer endpoint asks for. */
export const functionsKey = (environment: Environment = process.env): string => required('FUNCTIONS_KEY', environment)

/** Address of the order store: PostgreSQL (`postgres://…`), or a file of SQLite on this machine (`file:///…`). */
export function databaseUrl(environment: Environment = process.env): string {
  const settings = here(environment)
  const refused = productionStore(settings, deployContext(settings))
  if (refused) throw new ConfigError(refused)
  if (isPreview(settings)) return required('PREVIEW_DATABASE_URL', settings)
  // Netlify's own name for that of its database.
  return settings.NETLIFY_DB_URL || required('DATABASE_URL', settings)
}

/** Netlify's build hook of this site. */
export const buildHook = (environment: Environment = process.env): string => required('BUILD_HOOK_URL', environment)

/** Without a mail server nothing is sent; without a name, each mail brings its own. */
export type MailConfig = {smtpUrl: string | null; from: string; name?: string}

/** The mail server, and the sender of mails. A preview has no mail server, whatever the settings say. */
export function mailConfig(environment: Environment = process.env): MailConfig {
  const smtpUrl = required('SMTP_URL', environment)
  const sender = readSender(required('MAIL_FROM', environment))
  return {
    smtpUrl: isPreview(here(environment)) ? null : smtpUrl,
    from: sender?.address ?? '',
    ...(sender?.name && {name: sender.name}),
  }
}

type AtLeastOne = readonly [string, ...string[]]

/** The people who are told what happens and may do everything in the admin: mail addresses in lower case. */
export const operators = (environment: Environment = process.env): AtLeastOne =>
  listOf(required('OPERATOR_MAIL', environment).toLowerCase()) as [string, ...string[]]

/** Roles in the admin, by mail address in lower case. */
export type Role = 'operator' | 'bookkeeper'
export type Staff = ReadonlyMap<string, Role>

/** Everybody who may sign in to the admin. An operator who keeps the books too stays one. */
export function staff(environment: Environment = process.env): Staff {
  const bookkeepers = listOf(optional('BOOKKEEPER_MAIL', environment)?.toLowerCase() ?? '')
  const withRole = (role: Role) => (email: string) => [email, role] as const
  return new Map([...bookkeepers.map(withRole('bookkeeper')), ...operators(environment).map(withRole('operator'))])
}

/** The secrets that sign the links in mails, separated by commas: the first signs, the others are still accepted. */
export const linkSecrets = (environment: Environment = process.env): AtLeastOne =>
  listOf(required('LINK_SECRET', environment)) as [string, ...string[]]

/** How long things may take. Hosted, the defaults are right; tests of what happens when time is up set shorter ones. */
export function deadlines(environment: Environment = process.env): Deadlines {
  const of = (name: VariableName, byDefault: number) => Number(optional(name, environment) ?? byDefault)
  return {
    payment: of('PAYMENT_DEADLINE_MS', DEADLINES.payment),
    settlement: of('SETTLEMENT_DEADLINE_MS', DEADLINES.settlement),
    cancellation: of('CANCELLATION_DEADLINE_MS', DEADLINES.cancellation),
    content: of('CONTENT_DEADLINE_MS', DEADLINES.content),
    publication: of('PUBLICATION_DEADLINE_MS', DEADLINES.publication),
    store: of('STORE_DEADLINE_MS', DEADLINES.store),
    mailClaim: of('MAIL_CLAIM_MS', DEADLINES.mailClaim),
    schedule: of('SCHEDULE_DEADLINE_MS', DEADLINES.schedule),
    handOver: of('HAND_OVER_MS', DEADLINES.handOver),
    background: of('BACKGROUND_DEADLINE_MS', DEADLINES.background),
    buildSettle: of('BUILD_SETTLE_MS', DEADLINES.buildSettle),
  }
}

/** Receiver of errors: a DSN of Sentry or a compatible service. Null: the log alone. */
export function errorsDsn(environment: Environment = process.env): string | null {
  return optional('ERRORS_DSN', environment) ?? null
}

/** Receiver of traces by OTLP, its headers, and the names of systems by the hosts of their addresses; null: none are made. */
export type TracesConfig = {
  endpoint: string
  headers: Record<string, string>
  systems: Readonly<Record<string, string>>
}
export function tracesConfig(environment: Environment = process.env): TracesConfig | null {
  const endpoint = optional('OTEL_EXPORTER_OTLP_ENDPOINT', environment)
  if (!endpoint) return null
  const given = listOf(optional('OTEL_EXPORTER_OTLP_HEADERS', environment) ?? '').filter(Boolean)
  const pairs = given.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), decodeURIComponent(value.join('=').trim())] as const
  })
  const hostOf = (name: VariableName) => {
    const address = optional(name, environment)
    return address && URL.canParse(address) ? new URL(address).host : ''
  }
  const {SANITY_PROJECT_ID: project = ''} = environment
  const systems = {
    ...{[hostOf('LAKE_URL')]: 'CMS', [`${project}.api.sanity.io`]: 'CMS', [`${project}.apicdn.sanity.io`]: 'CMS'},
    ...{[hostOf('PEPPOL_URL')]: 'Peppol', [hostOf('MONEYBIRD_URL')]: 'Moneybird', 'moneybird.com': 'Moneybird'},
    ...{'ec.europa.eu': 'VIES', [hostOf('MOLLIE_URL')]: 'Mollie', 'api.mollie.com': 'Mollie'},
  }
  return {endpoint: endpoint.replace(/\/$/, ''), headers: Object.fromEntries(pairs), systems}
}

/** Lets work go on after the answer: the host is asked to wait for it, and where it does not, the answer waits. */
export async function afterAnswer(work: Promise<unknown>): Promise<void> {
  if (typeof Netlify === 'undefined') return
  if (Netlify.context?.waitUntil) Netlify.context.waitUntil(work)
  else await work
}

/** Address at which this host answers: Netlify's own variable, which moves with the domain; elsewhere the site's. */
export const hostUrl = (environment: Environment = process.env): string =>
  (optional('URL', environment) ?? siteUrl(environment)).replace(/\/$/, '')

/** Which deploy this is, as the build of its pages says it too. */
export const release = (): string =>
  (typeof Netlify === 'undefined' ? process.env.DEPLOY_ID || undefined : Netlify.context?.deploy.id) ?? 'this machine'

/** Netlify's id of the request that is being answered, which its own log and its header `x-nf-request-id` have too. */
export const hostRequestId = (): string | undefined =>
  typeof Netlify === 'undefined' ? undefined : Netlify.context?.requestId

/** Deployed code is bundled. */
const IS_BUNDLED = !/\.ts(\?|$)/.test(import.meta.url)

/**
 * Whether this is one machine with the embedded content, where logs may say all that an error says. A live key means real
 * customers, wherever it runs; whatever is in doubt counts as hosted.
 */
export function isOneMachine(environment: Environment = process.env): boolean {
  const settings = here(environment)
  const isLive = settings.MOLLIE_API_KEY?.startsWith('live_') ?? false
  return !IS_BUNDLED && deployContext(settings) === 'embedded' && Boolean(settings.LAKE_URL) && !isLive
}

/** Secret by which Sanity signs calls of the publishing webhook. */
export const webhookSecret = (environment: Environment = process.env): string =>
  required('SANITY_WEBHOOK_SECRET', environment)

/** Whether a function answers the pages' addresses, or the files of the last build do: `PAGES_FROM=build`. */
export const pagesFromBuild = (environment: Environment = process.env): boolean => environment.PAGES_FROM === 'build'

/** The address of the Studio, whose pages may read how the site is; none when it is not told. */
export function studioOrigin(environment: Environment = process.env): string | null {
  const address = optional('STUDIO_URL', environment)
  return address ? new URL(address).origin : null
}

/** The Studio's address, for people. */
export const studioUrl = (environment: Environment = process.env): string | undefined =>
  optional('STUDIO_URL', environment)

/** Address that purges the CDN, when that is not Netlify itself. */
export const purgeUrl = (environment: Environment = process.env): string | undefined =>
  optional('NETLIFY_API_URL', environment)
