import type {ContentDocument} from '../../domain/content/shape.ts'
import type {Examined} from '../../functions/commands/examine.ts'

/** Answer of a service, or why there is none; null when it could not be asked for want of a setting. */
export type Failure = {failed: string; status: number | null}
export type Asked<T> = T | Failure | null

export const hasFailed = (asked: unknown): asked is Failure =>
  typeof asked === 'object' && asked !== null && 'failed' in asked

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
  project: Asked<{displayName: string}>
  datasets: Asked<{name: string; aclMode: string}[]>
  /** Roles of the token. */
  me: Asked<{roles?: {name: string}[]}>
  documents: Asked<ContentDocument[]>
  /** Number of steps that `npm run content -- migrate` would take. */
  pending: number | null
  cors: Asked<{origin: string; allowCredentials: boolean}[]>
  hooks: Asked<Hook[]>
  /** Calls of the hook of this site. */
  attempts: Asked<Attempt[]>
}

export type NetlifyVariable = {key: string; is_secret?: boolean; values: {context: string; value?: string}[]}
export type NetlifyFacts = {
  site: Asked<{name: string; functions_region?: string | null}>
  variables: Asked<NetlifyVariable[]>
  buildHooks: Asked<{url?: string}[]>
}

export type MollieMethod = {id: string; maximumAmount: {value: string; currency: string} | null}
export type MollieFacts = {
  profile: Asked<{mode: string; status: string; website: string; name: string}>
  first: Asked<MollieMethod[]>
  recurring: Asked<MollieMethod[]>
}

export type MailFacts = {
  /** Whether the server accepts user and password. */
  smtp: Asked<true>
  /** Receivers of mail for the sender's domain; "." is none. */
  mx: Asked<string[]>
  spf: Asked<string[]>
  dkim: Asked<string[]>
  dmarc: Asked<string[]>
}

export type Answer = {status: number; headers: Record<string, string | undefined>; body: string}
export type SiteFacts = {
  home: Asked<Answer>
  /** Answers of a missing address, in each language. */
  missing: Asked<Answer>[]
  /** Answer of the webhook for a payment that does not exist. */
  webhook: Asked<Answer>
  health: Asked<Answer>
  /** Whether the host refused more requests in a row than its rule allows; null when not asked. */
  isLimited: boolean | null
  studio: Asked<Answer>
}

type DatabaseFacts = {kind: string} & Examined

export type HostedFacts = {
  now: Date
  sanity: SanityFacts
  netlify: NetlifyFacts
  mollie: MollieFacts
  mail: MailFacts
  database: Asked<DatabaseFacts>
  site: SiteFacts
}
