import type {ContentDocument} from '../../domain/content/shape.ts'
import type {Examined} from '../../functions/commands/examine.ts'

/** Answer of a service, or why there is none; null when it could not be asked for want of a setting. */
export type Failure = {failed: string; status: number | null}
export type Fetched<T> = T | Failure | null

export const hasFailed = (fetched: unknown): fetched is Failure =>
  typeof fetched === 'object' && fetched !== null && 'failed' in fetched

export type Hook = {
  id: string
  url: string
  dataset: string
  isDisabled?: boolean
  isDisabledByUser?: boolean
  includeDrafts?: boolean
  httpMethod?: string
  secret?: unknown
  rule?: {on?: string[]; filter?: string | null; projection?: string | null}
}
export type Attempt = {createdAt: string; isFailure: boolean; resultCode: number | null; failureReason?: string | null}

export type SanityFacts = {
  project: Fetched<{displayName: string}>
  datasets: Fetched<{name: string; aclMode: string}[]>
  /** Roles of the token. */
  me: Fetched<{roles?: {name: string}[]}>
  /** Roles of the token that publishes sets of changes. */
  publisher: Fetched<{roles?: {name: string}[]}>
  documents: Fetched<ContentDocument[]>
  /** Types of documents of which the webhook's filter does not tell; null when it cannot be evaluated. */
  unheard: string[] | null
  /** Number of steps that `npm run content -- migrate` would take. */
  pending: number | null
  cors: Fetched<{origin: string; allowCredentials: boolean}[]>
  hooks: Fetched<Hook[]>
  /** Calls of the hook of this site. */
  attempts: Fetched<Attempt[]>
}

export type NetlifyVariable = {
  key: string
  is_secret?: boolean
  scopes?: string[]
  values: {context: string; value?: string}[]
}
export type NetlifySite = {
  name: string
  account_id?: string
  functions_region?: string | null
  force_ssl?: boolean | null
  /** `base` is in Netlify's answers (its own @netlify/config reads it) and not in its OpenAPI. */
  build_settings?: {
    repo_branch?: string | null
    base?: string | null
    allowed_branches?: string[] | null
    stop_builds?: boolean | null
  } | null
  published_deploy?: {
    branch?: string | null
    locked?: boolean | null
    published_at?: string | null
    function_schedules?: {name?: string}[] | null
  } | null
}
export type NetlifyFacts = {
  site: Fetched<NetlifySite>
  /** Name of the team's plan. */
  plan: Fetched<{type_name?: string}>
  variables: Fetched<NetlifyVariable[]>
  buildHooks: Fetched<{url?: string}[]>
  /** Netlify's own database, with the host of its address. */
  database: Fetched<{exists: boolean; host: string | null}>
  /** Moments of its backups; empty without that database. */
  snapshots: Fetched<string[]>
}

/** Moment of the last successful run of the workflow Backup; null when it has none. */
export type BackupFacts = {workflow: Fetched<{last: string | null}>; kept: Fetched<{newest: KeptBackup | null}>}

/** Answers of a host of our own, which Netlify has not. */
export type OwnHostFacts = {
  /** Several in a row: a proxy spreads them over the instances. */
  alive: Fetched<Answer>[]
  /** One whose client names another address in front of its own. */
  forged: Fetched<Answer>
  plain: Fetched<Answer>
  status: Fetched<Answer>
}

/** Newest backup in the folder that the operator names. */
export type KeptBackup = {madeAt: string; hasOrders: boolean}

export type MollieMethod = {id: string; maximumAmount: {value: string; currency: string} | null}
export type MollieFacts = {
  profile: Fetched<{mode: string; status: string; website: string; name: string}>
  first: Fetched<MollieMethod[]>
  recurring: Fetched<MollieMethod[]>
  /** By the token of the organisation. */
  balance: Fetched<{currency: string}>
}

export type MoneybirdFacts = {
  accounts: Fetched<{id: string | number; name: string}[]>
  rates: Fetched<{id: string | number; name: string}[]>
}

/** SPF records by the names that others include; null for a name that has none, and no entry for one that was not answered. */
export type Included = Readonly<Record<string, string | null>>

export type MailFacts = {
  /** Whether the server accepts user and password. */
  smtp: Fetched<true>
  /** Receivers of mail for the sender's domain; "." is none. */
  mx: Fetched<string[]>
  spf: Fetched<string[]>
  included: Included
  dkim: Fetched<string[]>
  dmarc: Fetched<string[]>
}

export type Answer = {status: number; headers: Record<string, string | undefined>; body: string}
export type SiteFacts = {
  home: Fetched<Answer>
  /** Answers of a missing address, in each language. */
  missing: Fetched<Answer>[]
  /** Answer of the webhook for a payment that does not exist. */
  webhook: Fetched<Answer>
  health: Fetched<Answer>
  /** Whether the host refused more requests in a row than its rule allows; null when not asked. */
  isLimited: boolean | null
  studio: Fetched<Answer>
}

export type DatabaseFacts = {kind: string} & Examined

export type HostedFacts = {
  now: Date
  sanity: SanityFacts
  netlify: NetlifyFacts
  backup: BackupFacts
  mollie: MollieFacts
  moneybird: MoneybirdFacts
  mail: MailFacts
  /** Whether the access point of Peppol takes the key. */
  peppol: Fetched<true>
  database: Fetched<DatabaseFacts>
  site: SiteFacts
  own: OwnHostFacts | null
}
