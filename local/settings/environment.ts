import {randomBytes} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {problemWith} from '../../domain/environment/read.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Everything below runs on one machine; each port and the data folder can be moved by the environment. */
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

/** Ports, addresses and the data folder of the services on this machine. Throws a SettingError that names the setting. */
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

/** A secret that is made once and kept in the data folder, readable by its owner only. */
export function keptSecret(folder: string, name: string): {value: string; file: string} {
  const file = path.join(folder, 'secrets', name)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), {recursive: true, mode: 0o700})
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {mode: 0o600})
  }
  return {value: readFileSync(file, 'utf8').trim(), file}
}

/** Where pages of a site on this machine tell of errors: the site takes them itself, and says them in the terminal. */
const ownErrorsDsn = (site: string) => `${site.replace('//', '//local@')}/0`

/**
 * The lake, and what is shown to it: to read by the same setting as hosted, to write by one of its own. Where nobody is
 * asked for a token they change nothing, so a command need not know whether the lake that runs is a private one.
 */
const lakeEnvironment = (url: string, folder: string) => ({
  LAKE_URL: url,
  SANITY_TOKEN: keptSecret(folder, 'lake-viewer').value,
  LAKE_TOKENS: keptSecret(folder, 'lake-editor').value,
  // Whoever gives tokens wants them asked for.
  ...(process.env.LAKE_TOKENS && {LAKE_ACCESS: 'public'}),
})

/** The address of the orders of this machine, where no variable names others. */
export const ownDatabase = (folder: string) => pathToFileURL(path.join(folder, 'orders.db')).href

/**
 * The environment that points site, build and functions at the services on this machine. What is already set (a hosted
 * dataset, a real Mollie key, a real SMTP server) stays: each part is hosted or embedded by itself.
 */
export function embeddedEnvironment({urls, ports, folder}: Settings): Record<string, string> {
  const key = keptSecret(folder, 'functions-key').value
  const defaults: Record<string, string> = {
    SITE_URL: urls.site,
    STUDIO_URL: urls.studio,
    FUNCTIONS_KEY: key,
    LINK_SECRET: keptSecret(folder, 'link-secret').value,
    DATABASE_URL: ownDatabase(folder),
    ERRORS_DSN: ownErrorsDsn(urls.site),
    MAIL_FROM: 'hulp@example.nl',
    OPERATOR_MAIL: 'beheer@example.nl',
    ...(!process.env.SANITY_PROJECT_ID && lakeEnvironment(urls.lake, folder)),
    ...(!process.env.MOLLIE_API_KEY && {MOLLIE_URL: urls.mollie, MOLLIE_API_KEY: 'test_localsandboxlocalsandboxlocal'}),
    // What has a sandbox for its payments asks no real register about them.
    ...(!process.env.MOLLIE_API_KEY && {VIES_URL: `${urls.mollie}/vies`}),
    ...(!process.env.SMTP_URL && {SMTP_URL: `smtp://localhost:${ports.smtp}`}),
  }
  const unset = Object.entries(defaults).filter(([name]) => !process.env[name])
  return {...(process.env as Record<string, string>), ...Object.fromEntries(unset)}
}
