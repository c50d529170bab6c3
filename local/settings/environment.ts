import {randomBytes} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {problemWith} from '../../domain/environment/read.ts'
import {moneybirdVariables} from '../moneybird/settings.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Ports of the services on one machine; the environment can move each of them, and the data folder. */
const DEFAULT_PORTS = {
  SITE_PORT: 8888,
  STUDIO_PORT: 3333,
  LAKE_PORT: 4010,
  MOLLIE_PORT: 4020,
  SMTP_PORT: 4025,
  MAIL_PORT: 4030,
}
type PortName = keyof typeof DEFAULT_PORTS

export class SettingError extends Error {}

function port(name: PortName): number {
  const problem = problemWith(name, process.env)
  if (problem) throw new SettingError(problem)
  return Number(process.env[name] || DEFAULT_PORTS[name])
}

export type Settings = ReturnType<typeof readSettings>
export type Addresses = Settings['urls']

/** Reads ports, addresses and the data folder of the services. Throws a SettingError that names the setting. */
export function readSettings() {
  const ports = {
    site: port('SITE_PORT'),
    studio: port('STUDIO_PORT'),
    lake: port('LAKE_PORT'),
    mollie: port('MOLLIE_PORT'),
    smtp: port('SMTP_PORT'),
    mail: port('MAIL_PORT'),
  }
  const taken = Object.values(ports)
  if (new Set(taken).size < taken.length) throw new SettingError('Two services were given the same port.')
  const local = (number: number) => `http://localhost:${number}`
  return {
    ports,
    urls: {
      site: local(ports.site),
      studio: local(ports.studio),
      lake: local(ports.lake),
      mollie: local(ports.mollie),
      mail: local(ports.mail),
    },
    folder: path.resolve(ROOT, process.env.LOCAL_DIR ?? '.local'),
  }
}

/** Returns a secret, which is made once and kept in the data folder, readable by its owner only. */
export function keptSecret(folder: string, name: string): {value: string; file: string} {
  const file = path.join(folder, 'secrets', name)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), {recursive: true, mode: 0o700})
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {mode: 0o600})
  }
  return {value: readFileSync(file, 'utf8').trim(), file}
}

/** Address to which a local site reports errors: the site itself, which prints them. */
const ownErrorsDsn = (site: string) => `${site.replace('//', '//local@')}/0`

/**
 * Address and tokens of the lake: to read by the same setting as hosted, to write by its own. An open lake ignores
 * them, so a command need not know which kind runs.
 */
const lakeEnvironment = (url: string, folder: string) => ({
  LAKE_URL: url,
  SANITY_TOKEN: keptSecret(folder, 'lake-viewer').value,
  LAKE_TOKENS: keptSecret(folder, 'lake-editor').value,
  SANITY_PUBLISH_TOKEN: keptSecret(folder, 'lake-publisher').value,
  // Given tokens are asked for.
  ...(process.env.LAKE_TOKENS && {LAKE_ACCESS: 'public'}),
})

/** Address of this machine's orders, used when no variable names others. */
export const ownDatabase = (folder: string) => pathToFileURL(path.join(folder, 'orders.db')).href

/**
 * Returns the environment that points site, build and functions at the services on this machine. Variables that are set
 * (a hosted dataset, a real Mollie key, a real SMTP server) stay: each part is hosted or embedded by itself.
 */
export function embeddedEnvironment({urls, ports, folder}: Settings): Record<string, string> {
  const key = keptSecret(folder, 'functions-key').value
  const defaults: Record<string, string> = {
    SITE_URL: urls.site,
    STUDIO_URL: urls.studio,
    FUNCTIONS_KEY: key,
    MEASURE_OWN_SITE: 'yes',
    LINK_SECRET: keptSecret(folder, 'link-secret').value,
    DATABASE_URL: ownDatabase(folder),
    ERRORS_DSN: ownErrorsDsn(urls.site),
    MAIL_FROM: 'hulp@example.nl',
    OPERATOR_MAIL: 'beheer@example.nl',
    BOOKKEEPER_MAIL: 'boekhouder@example.nl',
    ...(!process.env.SANITY_PROJECT_ID && lakeEnvironment(urls.lake, folder)),
    ...(!process.env.MOLLIE_API_KEY && {
      MOLLIE_URL: urls.mollie,
      MOLLIE_API_KEY: 'test_localsandboxlocalsandboxlocal',
      MOLLIE_ORGANISATION_TOKEN: 'access_localsandboxlocalsandbox',
    }),
    // With sandbox payments, VIES is emulated too.
    ...(!process.env.MOLLIE_API_KEY && {VIES_URL: `${urls.mollie}/vies`}),
    // Documents go where mails go.
    ...(!process.env.SMTP_URL &&
      !process.env.PEPPOL_URL && {PEPPOL_URL: `${urls.mail}/peppol`, PEPPOL_KEY: 'local', PEPPOL_SENDER: '1'}),
    ...(!process.env.MOLLIE_API_KEY && !process.env.MONEYBIRD_TOKEN && moneybirdVariables(urls.mollie)),
    ...(!process.env.SMTP_URL && {SMTP_URL: `smtp://localhost:${ports.smtp}`}),
  }
  const unset = Object.entries(defaults).filter(([name]) => !process.env[name])
  return {...(process.env as Record<string, string>), ...Object.fromEntries(unset)}
}
