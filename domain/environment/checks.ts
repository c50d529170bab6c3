import {isLoopbackHost} from './loopback.ts'

/** Returns the fault of a value, as the text after "NAME: "; null when there is none. */
export type Check = (value: string) => string | null

const check =
  (isRight: (value: string) => boolean, otherwise: string): Check =>
  (value) =>
    isRight(value) ? null : otherwise

const urlOf = (value: string) => URL.parse(value)
export const isLoopback = (value: string): boolean => isLoopbackHost(urlOf(value)?.host ?? '')

/** A public address is https: what is sent over http, anybody on the way reads and changes. */
export const publicAddress: Check = (value) => {
  const url = urlOf(value)
  if (!url || !/^https?:$/.test(url.protocol)) return 'is no address; write it as https://www.example.nl'
  return url.protocol === 'https:' || isLoopbackHost(url.host) ? null : 'must begin with https://'
}

/** Pages and webhooks are at the root of their host: a path would be lost, or doubled. */
export const publicOrigin: Check = (value) => {
  const problem = publicAddress(value)
  if (problem) return problem
  const {origin, pathname, search, hash, username, password} = new URL(value)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
    ? null
    : `is more than an address of a site; write it as ${origin}`
}

/** Sentry's form: the key before the host, the project's number last. */
export const errorsReceiver: Check = (value) => {
  const problem = publicAddress(value)
  if (problem) return problem
  const {username, pathname} = new URL(value)
  if (!username) return 'has no key, so that the receiver refuses everything; write it as https://key@host/1'
  return /\/\d+\/?$/.test(pathname) ? null : 'has no project’s number at its end; write it as https://key@host/1'
}

export const loopbackAddress = (what: string): Check =>
  check(isLoopback, `only ${what} on this machine is allowed (http://localhost:…)`)

export const oneOf = (...values: string[]): Check =>
  check((value) => values.includes(value), `is ${values.join(' or ')}, or not set`)

export const atLeast = (length: number): Check =>
  check((value) => value.length >= length, `is too short; ${length} characters or more`)

export const mollieKey: Check = check(
  (value) => /^(test|live)_\w{20,}$/.test(value),
  'is no key of Mollie; one begins with test_ or live_',
)

export const mollieToken: Check = check(
  (value) => /^access_\w{20,}$/.test(value),
  'is no access token of Mollie; one begins with access_',
)

export const moneybirdId: Check = check(
  (value) => /^\d{1,20}$/.test(value),
  'is no id of Moneybird, which has digits alone',
)

export const taxRates: Check = check(
  (value) => listOf(value).every((pair) => /^(reversed|\d{1,2}(\.\d{1,2})?)=\d{1,20}$/.test(pair)),
  'is no list of rates; write it as 21=1234,9=5678,reversed=9012',
)

/** User and password as they must stand in an address, hosts with ports, name, settings. */
const POSTGRES =
  /^postgres(ql)?:\/\/(([^:@/?#%\s]|%[0-9a-f]{2})+(:([^@/?#%\s]|%[0-9a-f]{2})*)?@)?(\[[0-9a-f:]+\]|[^@/?#:\s])*(:\d+)?(,[^@/?#\s]+)*(\/[^@?#\s]*)?(\?[^#\s]*)?$/i

/** A driver reads another host out of an address whose password was pasted as it is, and tells nobody. */
export const databaseAddress: Check = (value) => {
  if (value.startsWith('file:///')) return null
  if (!/^postgres(ql)?:\/\//.test(value)) return 'is no database; write it as postgres://user:password@host/name'
  return POSTGRES.test(value)
    ? null
    : 'has a sign in its user or password that means something in an address; write @ / # ? % as %40 %2F %23 %3F %25, or take letters and digits'
}

export const mailServer: Check = check(
  (value) => /^smtps?:$/.test(urlOf(value)?.protocol ?? '') && urlOf(value)?.hostname !== '',
  'is no mail server; write it as smtps://user:password@smtp.example.nl',
)

export const projectId: Check = check(
  (value) => /^[a-z0-9-]+$/.test(value),
  'is no project of Sanity; its ID stands in sanity.io/manage (lower-case letters, digits and dashes)',
)

/** Names as Sanity takes them. */
export const datasetName: Check = check(
  (value) => /^~?[a-z0-9][a-z0-9_-]{0,63}$/.test(value),
  'is no name of a dataset (lower-case letters, digits, _ and -)',
)

const ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/

export type Sender = {name: string | null; address: string}

/** `hulp@example.nl` or `Vindkracht <hulp@example.nl>`; null for what is neither. */
export function readSender(value: string): Sender | null {
  const [, quoted, plain, inner] = /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]*)>\s*$/.exec(value) ?? []
  const address = (inner ?? value).trim()
  if (!ADDRESS.test(address)) return null
  if (inner === undefined) return {name: null, address}
  const name = (quoted ?? plain ?? '').trim()
  return name ? {name, address} : null
}

export const mailSender: Check = check(
  (value) => readSender(value) !== null,
  'is no sender; write an address, or a name and an address: Vindkracht <hulp@example.nl>',
)

export const listOf = (value: string): string[] => value.split(',').map((part) => part.trim())

export const mailAddresses: Check = check(
  (value) => listOf(value).every((address) => ADDRESS.test(address)),
  'holds something that is no mail address; several are separated by commas',
)

export const secrets = (length: number): Check =>
  check(
    (value) => listOf(value).every((secret) => secret.length >= length),
    `holds a secret that is too short; each has ${length} characters or more`,
  )

export const wholeNumber: Check = check((value) => /^[1-9]\d{0,14}$/.test(value), 'is no whole number')

export const upTo = (most: number): Check =>
  check((value) => /^\d{1,3}$/.test(value) && Number(value) <= most, `is no whole number from 0 to ${most}`)

export const ipAddress: Check = check(
  (value) => /^(\d{1,3}(\.\d{1,3}){3}|[\da-f:]*:[\da-f:]*)$/i.test(value),
  'is no IP address; write it as 0.0.0.0, 127.0.0.1 or ::',
)

export const milliseconds: Check = check(
  (value) => /^\d+$/.test(value) && Number(value) >= 1,
  'is no number of milliseconds; write it as 5000, whole and above 0',
)

export const port: Check = (value) =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
    ? null
    : `is "${value}"; give a port number between 1 and 65535`
