import {isLoopback} from '../../domain/environment/checks.ts'
import type {ContentDocument} from '../content/ndjson.ts'

/** Addresses of the services; every credential goes to one of these. */
export type Places = {
  sanity: string
  netlify: string
  github: string
  mollie: string
  moneybird: string
  /** Name servers; null for those of this machine. */
  dns: string[] | null
  /** Emulator of every website; null for the real ones. */
  web: string | null
  database: (address: string) => string
  /** Number of migrations that content still needs. */
  pending: (documents: ContentDocument[]) => Promise<number>
}

/** Sanity's own tools for migrations take seconds to load. */
export async function countPending(documents: ContentDocument[]): Promise<number> {
  const [{pendingSteps}, {readFolder}, {SEED_FOLDER}] = await Promise.all([
    import('../content/migration/migrate.ts'),
    import('../content/ndjson.ts'),
    import('../content/seed.ts'),
  ])
  return (await pendingSteps(documents, readFolder(SEED_FOLDER))).length
}

export const REAL: Places = {
  sanity: 'https://api.sanity.io',
  netlify: 'https://api.netlify.com',
  github: 'https://api.github.com',
  mollie: 'https://api.mollie.com',
  moneybird: 'https://moneybird.com',
  dns: null,
  web: null,
  database: (address) => address,
  pending: countPending,
}

/** Emulators in the place of the services, for tests. Throws for an address that is not on this machine. */
export function emulators(places: Omit<Places, 'dns' | 'web'> & {dns: string[]; web: string}): Places {
  const addresses = [
    places.sanity,
    places.netlify,
    places.github,
    places.mollie,
    places.moneybird,
    places.web,
    ...places.dns.map((each) => `udp://${each}`),
  ]
  const foreign = addresses.find((address) => !isLoopback(address))
  if (foreign) throw new Error(`${foreign}: only an emulator on this machine is allowed`)
  return places
}
