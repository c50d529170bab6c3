import {type Fetched, hasFailed, type Included} from './facts.ts'

/** Look-ups that a receiver makes before it gives up (RFC 7208, 4.6.4). */
export const LOOKUPS = 10

const isSpf = (record: string) => /^v=spf1( |$)/i.test(record)
export const spfIn = (records: readonly string[]) => records.filter(isSpf)

export const termsOf = (record: string) => record.trim().toLowerCase().split(/\s+/).slice(1)

/** Names whose records count as parts of this one. */
const namesIn = (record: string): string[] =>
  termsOf(record).flatMap((term) => /^[+?~-]?(?:include:|redirect=)([^%]+)$/.exec(term)?.[1] ?? [])

/** Asks for the records behind a record, as a receiver would, and a few more. */
export async function readIncluded(
  record: string,
  texts: (name: string) => Promise<Fetched<string[]>>,
): Promise<Included> {
  const found: Record<string, string | null> = {}
  const names = namesIn(record)
  for (let name = names.shift(); name !== undefined && Object.keys(found).length < 2 * LOOKUPS; name = names.shift()) {
    if (name in found) continue
    const records = await texts(name)
    if (records === null || hasFailed(records)) continue
    const [own = null] = spfIn(records)
    found[name] = own
    if (own) names.push(...namesIn(own))
  }
  return found
}

/** How many look-ups a record costs with all that it includes. */
export function countLookups(record: string, included: Included, above: readonly string[] = []): number {
  const own = termsOf(record).filter((term) => /^[+?~-]?(include:|a\b|mx\b|exists:|ptr\b)|^redirect=/.test(term)).length
  const inner = namesIn(record).filter((name) => !above.includes(name))
  return inner.reduce((sum, name) => sum + countLookups(included[name] ?? '', included, [...above, name]), own)
}

/** Included names without a record, each of which makes the whole invalid. */
export const withoutRecord = (included: Included): string[] =>
  Object.entries(included).flatMap(([name, record]) => (record === null ? [name] : []))
