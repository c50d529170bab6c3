import type {SanityClient} from '@sanity/client'
import {contentClient, describeDataset, isHosted} from '../content/client.ts'
import {occupantOf} from '../dataFolder.ts'
import {embeddedEnvironment, type Settings} from '../environment.ts'

/** What a backup is made of, and what it is put back into: each part embedded or hosted by itself. */
export type Setup = {
  /** A hosted dataset; null for the lake in the data folder. */
  hosted: SanityClient | null
  /** The data folder. */
  folder: string
  /** Where the lake of that folder answers; null while it does not run. */
  lakeUrl: string | null
  /** What is shown to it there. */
  lakeToken: string
  /** Where it answers once it runs: the addresses of its images name it. */
  lakePort: number
  /** The address of the database of orders. */
  database: string
  /** In words. */
  name: string
}

/** The set-up that the environment names. */
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
    name: `${content}, and orders in ${describe(database)}`,
  }
}

/** Without the password. */
function describe(database: string): string {
  const {protocol, host, pathname} = new URL(database)
  return protocol === 'file:' ? pathname : `PostgreSQL ${host}${pathname}`
}
