import * as v from 'valibot'
import {DEADLINES, type Deadlines} from './deadline.ts'
import {type ContentSource, isLoopbackHost} from './model.ts'

/** A setting that is missing or wrong: the request fails closed, and the log names the variable. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

export const isLoopback = (url: string) => isLoopbackHost(new URL(url).host)

const url = v.pipe(v.string(), v.url())

function read<Output>(schema: v.GenericSchema<unknown, Output>, environment: Environment): Output {
  const result = v.safeParse(schema, environment)
  if (result.success) return result.output
  const names = result.issues.map((issue) => v.getDotPath(issue)).join(', ')
  throw new ConfigError(`${names}: missing or not valid`)
}

declare const Netlify: {context: {deploy: {context: string}} | null} | undefined

/**
 * Whether this is a deploy that only shows what a change would be. Its database is a copy of the real one, so it may neither
 * write to customers nor take their money. Netlify says so at each request; CONTEXT is what it says to builds.
 */
function isPreview({CONTEXT}: Environment): boolean {
  const told = typeof Netlify === 'undefined' ? undefined : Netlify.context?.deploy.context
  return !['production', 'dev'].includes(told ?? CONTEXT ?? 'production')
}

/** Where prices and texts come from: the embedded lake when LAKE_URL says so, else Sanity. */
export function contentConfig(environment: Environment = process.env): ContentSource {
  if (environment.LAKE_URL) {
    if (!isLoopback(environment.LAKE_URL)) throw new ConfigError('LAKE_URL: only a lake on this machine is allowed')
    return {lakeUrl: environment.LAKE_URL}
  }
  const schema = v.object({
    SANITY_PROJECT_ID: v.string(),
    SANITY_DATASET: v.string(),
    SANITY_TOKEN: v.optional(v.string()),
  })
  const {SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN} = read(schema, environment)
  return {projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, token: SANITY_TOKEN}
}

export type MollieConfig = {apiKey: string; sandboxUrl?: string | undefined}

/** Mollie's key; with MOLLIE_URL the sandbox of this machine, which takes test keys only. */
export function mollieConfig(environment: Environment = process.env): MollieConfig {
  const schema = v.object({
    MOLLIE_API_KEY: v.pipe(v.string(), v.regex(/^(test|live)_\w{20,}$/)),
    MOLLIE_URL: v.optional(url),
  })
  const {MOLLIE_API_KEY, MOLLIE_URL} = read(schema, environment)
  if (MOLLIE_URL && !(isLoopback(MOLLIE_URL) && MOLLIE_API_KEY.startsWith('test_')))
    throw new ConfigError('MOLLIE_URL: a sandbox must be on this machine and takes a test_ key only')
  if (MOLLIE_API_KEY.startsWith('live_') && isPreview(environment))
    throw new ConfigError('MOLLIE_API_KEY: a preview takes no live_ key; give previews a test_ key of their own')
  return {apiKey: MOLLIE_API_KEY, sandboxUrl: MOLLIE_URL}
}

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** The register of VAT numbers, without a final slash; VIES_URL is what stands in for it on this machine. */
export function viesUrl(environment: Environment = process.env): string {
  const {VIES_URL} = read(v.object({VIES_URL: v.optional(url)}), environment)
  if (VIES_URL && !isLoopback(VIES_URL)) throw new ConfigError('VIES_URL: only a stand-in on this machine is allowed')
  if (environment.MOLLIE_URL && !VIES_URL) throw new ConfigError('VIES_URL: missing beside a sandbox')
  return VIES_URL?.replace(/\/$/, '') ?? VIES
}

/** The public address of the site, without a final slash: payments return to it and webhooks arrive at it. */
export function siteUrl(environment: Environment = process.env): string {
  // URL is Netlify's own name for it.
  const {SITE_URL} = read(v.object({SITE_URL: url}), {
    ...environment,
    SITE_URL: environment.SITE_URL ?? environment.URL,
  })
  return SITE_URL.replace(/\/$/, '')
}

/** The key that the bearer endpoint asks for. */
export function functionsKey(environment: Environment = process.env): string {
  return read(v.object({FUNCTIONS_KEY: v.pipe(v.string(), v.minLength(20))}), environment).FUNCTIONS_KEY
}

/** Where orders are stored: PostgreSQL (`postgres://…`), or a file of SQLite on this machine (`file:///…`). */
export function databaseUrl(environment: Environment = process.env): string {
  const address = v.pipe(v.string(), v.regex(/^(postgres(ql)?:\/\/|file:\/\/\/)/))
  // Netlify's own name for that of its database.
  const {DATABASE_URL} = read(v.object({DATABASE_URL: address}), {
    ...environment,
    DATABASE_URL: environment.NETLIFY_DB_URL ?? environment.DATABASE_URL,
  })
  return DATABASE_URL
}

/** Netlify's build hook of this site. */
export function buildHook(environment: Environment = process.env): string {
  return read(v.object({BUILD_HOOK_URL: url}), environment).BUILD_HOOK_URL
}

/** Without a mail server nothing is sent. */
export type MailConfig = {smtpUrl: string | null; from: string}

/** The mail server, and the sender of mails. A preview has no mail server, whatever the settings say. */
export function mailConfig(environment: Environment = process.env): MailConfig {
  const {SMTP_URL, MAIL_FROM} = read(v.object({SMTP_URL: url, MAIL_FROM: v.pipe(v.string(), v.email())}), environment)
  return {smtpUrl: isPreview(environment) ? null : SMTP_URL, from: MAIL_FROM}
}

/** The people who are told what happens and may sign in to the back office: mail addresses in lower case. */
export function operators(environment: Environment = process.env): readonly [string, ...string[]] {
  const address = v.pipe(v.string(), v.email())
  const schema = v.object({
    OPERATOR_MAIL: v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
      v.tupleWithRest([address], address),
    ),
  })
  return read(schema, environment).OPERATOR_MAIL
}

/** The secrets that sign the links in mails, separated by commas: the first signs, the others are still accepted. */
export function linkSecrets(environment: Environment = process.env): readonly [string, ...string[]] {
  const secret = v.pipe(v.string(), v.minLength(32))
  const schema = v.object({
    LINK_SECRET: v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.tupleWithRest([secret], secret),
    ),
  })
  return read(schema, environment).LINK_SECRET
}

/** How long things may take. Hosted, the defaults are right; tests of what happens when time is up set shorter ones. */
export function deadlines(environment: Environment = process.env): Deadlines {
  const milliseconds = (byDefault: number) =>
    v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), String(byDefault))
  const schema = v.object({
    PAYMENT_DEADLINE_MS: milliseconds(DEADLINES.payment),
    SETTLEMENT_DEADLINE_MS: milliseconds(DEADLINES.settlement),
    CANCELLATION_DEADLINE_MS: milliseconds(DEADLINES.cancellation),
    SCHEDULE_DEADLINE_MS: milliseconds(DEADLINES.schedule),
    MAIL_CLAIM_MS: milliseconds(DEADLINES.mailClaim),
    BUILD_SETTLE_MS: milliseconds(DEADLINES.buildSettle),
  })
  const found = read(schema, environment)
  return {
    payment: found.PAYMENT_DEADLINE_MS,
    settlement: found.SETTLEMENT_DEADLINE_MS,
    cancellation: found.CANCELLATION_DEADLINE_MS,
    mailClaim: found.MAIL_CLAIM_MS,
    schedule: found.SCHEDULE_DEADLINE_MS,
    buildSettle: found.BUILD_SETTLE_MS,
  }
}

/** What Sanity signs its calls with, when something is published. */
export function webhookSecret(environment: Environment = process.env): string {
  const schema = v.object({SANITY_WEBHOOK_SECRET: v.pipe(v.string(), v.minLength(16))})
  return read(schema, environment).SANITY_WEBHOOK_SECRET
}

/** Whether a function answers the pages' addresses, or the files of the last build do: `PAGES_FROM=build`. */
export const pagesFromBuild = (environment: Environment = process.env): boolean => environment.PAGES_FROM === 'build'

/** The address of the Studio, whose pages may read how the site is; none when it is not told. */
export function studioOrigin(environment: Environment = process.env): string | null {
  const {STUDIO_URL} = read(v.object({STUDIO_URL: v.optional(url)}), environment)
  return STUDIO_URL ? new URL(STUDIO_URL).origin : null
}
