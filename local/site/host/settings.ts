import {deployContext, publicUrl} from '../../../domain/environment/context.ts'
import {refusals} from '../../../domain/environment/guards.ts'
import {type Environment, optional} from '../../../domain/environment/read.ts'
import {LOOPBACK} from '../../http/loopback.ts'
import {readSettings, SettingError} from '../../settings/environment.ts'

export type HostSettings = {
  port: number
  /** Address of this machine at which the server listens. */
  listen: string
  /** Writable folder: the pages of each instance. */
  folder: string
  siteUrl: string
  /** Proxies in front whose word about the client is taken. */
  proxies: number
  /** One machine, for a trial: only programs and pages of this machine may ask. */
  isTrial: boolean
}

/**
 * Reads the settings of the server. Everything is closed unless a variable opens it: it listens on this machine, believes
 * no proxy, and is production, which refuses test keys, emulators and addresses without https. Throws a SettingError.
 */
export function hostSettings(environment: Environment): HostSettings {
  const refused = [...refusals(environment), ...ownRefusals(environment)]
  if (refused.length > 0) throw new SettingError(refused.join('\n'))
  const {ports, folder} = readSettings()
  return {
    port: ports.site,
    listen: optional('LISTEN', environment) ?? LOOPBACK,
    folder,
    siteUrl: publicUrl(environment) ?? '',
    proxies: Number(optional('TRUST_PROXY', environment) ?? 0),
    isTrial: deployContext(environment) === 'embedded',
  }
}

/** Faults of settings that are right on another host. */
export function ownRefusals(environment: Environment): string[] {
  const database = environment.DATABASE_URL ?? ''
  const isTrial = deployContext(environment) === 'embedded'
  return [
    !publicUrl(environment) && 'SITE_URL: is missing; give the public address',
    environment.PAGES_FROM && 'PAGES_FROM: is for Netlify; here the server makes the pages',
    environment.NETLIFY_DB_URL && 'NETLIFY_DB_URL: is for Netlify; here the database is DATABASE_URL',
    !isTrial && database.startsWith('file:') && 'DATABASE_URL: is a file; several instances need PostgreSQL',
  ].filter((problem) => typeof problem === 'string' && problem !== '') as string[]
}
