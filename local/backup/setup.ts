import type {SanityClient} from '@sanity/client'
import type {Environment} from '../../domain/environment/read.ts'
import {contentClient, describeDataset, isHosted} from '../content/client.ts'
import {occupantOf} from '../data/dataFolder.ts'
import {embeddedEnvironment, ownDatabase, SettingError, type Settings} from '../settings/environment.ts'

/** Source of a backup and target of a restore: each part embedded or hosted by itself. */
export type Setup = {
  /** Client of a hosted dataset; null for the lake in the data folder. */
  hosted: SanityClient | null
  /** The data folder. */
  folder: string
  /** Address of the running lake; null while it does not run. */
  lakeUrl: string | null
  /** Token for the lake. */
  lakeToken: string
  /** Port of the lake, which the addresses of its images name. */
  lakePort: number
  /** Address of the orders' database. */
  database: string
  /** Whether Netlify makes the tables, so that we make none. */
  isNetlifys?: boolean
  /** Description of the set-up. */
  name: string
}

/** Reads the set-up that the environment names. */
export function readSetup(settings: Settings): Setup {
  const environment = embeddedEnvironment(settings)
  const client = contentClient(environment)
  const hosted = isHosted(client) ? client : null
  const database = environment.NETLIFY_DB_URL || environment.DATABASE_URL || ''
  const {folder, ports} = settings
  const content = hosted ? describeDataset(hosted) : `the lake in ${folder}`
  const lakeUrl = occupantOf(folder)?.urls.lake ?? null
  return {
    hosted,
    folder,
    lakeUrl,
    lakeToken: client.config().token ?? '',
    lakePort: ports.lake,
    database,
    isNetlifys: Boolean(environment.NETLIFY_DB_URL),
    name: `${content}, and orders in ${describe(database)}`,
  }
}

/**
 * Throws when the environment names one hosted part without the other, which would then be this machine's own:
 * production's content with the orders of a test. Naming a local part is allowed.
 */
export function assertWhole(named: Environment, {folder, urls}: Settings) {
  const database = named.NETLIFY_DB_URL || named.DATABASE_URL
  if (named.SANITY_PROJECT_ID && !named.LAKE_URL && !database)
    throw new SettingError(
      `DATABASE_URL: is not set beside SANITY_PROJECT_ID, so the orders would be those of this machine. If they are meant: DATABASE_URL=${ownDatabase(folder)}. For the content alone: npm run content -- export <file.tar.gz>`,
    )
  if (database?.startsWith('postgres') && !named.SANITY_PROJECT_ID && !named.LAKE_URL)
    throw new SettingError(
      `SANITY_PROJECT_ID: is not set beside a hosted database, so the content would be that of this machine. If it is meant: LAKE_URL=${urls.lake}`,
    )
}

/** Describes a database without its password. */
export function describe(database: string): string {
  const {protocol, host, pathname} = new URL(database)
  return protocol === 'file:' ? pathname : `PostgreSQL ${host}${pathname}`
}
