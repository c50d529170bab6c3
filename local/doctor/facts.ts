import type {ContentDocument} from '../../domain/content/shape.ts'
import type {Examined} from '../../functions/commands/examine.ts'

/** What a service answered, or why it did not; null when it could not be asked, since what it needs is not set. */
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
  /** Who the token is. */
  me: Asked<{roles?: {name: string}[]}>
  documents: Asked<ContentDocument[]>
  /** What `npm run content -- migrate` would do; counted. */
  pending: number | null
  cors: Asked<{origin: string; allowCredentials: boolean}[]>
  hooks: Asked<Hook[]>
  /** Of the hook that calls this site. */
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
  /** What the server says to a greeting and a password. */
  smtp: Asked<true>
  /** Who receives mail for the sender's domain; "." is nobody. */
  mx: Asked<string[]>
  spf: Asked<string[]>
  dkim: Asked<string[]>
  dmarc: Asked<string[]>
}

export type Answer = {status: number; headers: Record<string, string | undefined>; body: string}
export type SiteFacts = {
  home: Asked<Answer>
  /** An address that is not there, in each language. */
  missing: Asked<Answer>[]
  /** A payment that does not exist, told as Mollie tells. */
  webhook: Asked<Answer>
  health: Asked<Answer>
  /** Whether so many questions in a row as no rule of the host's lets through were refused; null when nobody asked. */
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
