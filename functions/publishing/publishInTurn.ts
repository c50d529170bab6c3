import {getStore} from '@netlify/blobs'
import {deadlines} from '../runtime/config.ts'
import {patientContentClient} from '../runtime/content.ts'
import {publishSite, purgePages} from './publishSite.ts'
import {wasWritten} from './wasWritten.ts'

const ASKED = 'publish-asked'
const TURN = 'publish-turn'
/** Netlify's limit: a run that says no more is over. */
const LONGEST_MS = 15 * 60_000

const SITE = {
  publish: () => publishSite(patientContentClient(deadlines().background)),
  purge: purgePages,
  now: Date.now,
}
const site = () => getStore({name: 'site', consistency: 'strong'})

/**
 * Publishes, one run at a time: of several that ask meanwhile the one that runs does the work once more after its own, from
 * content that it reads then. Returns how often this one published.
 */
export async function publishInTurn({publish, purge, now} = SITE): Promise<number> {
  const asked = crypto.randomUUID()
  await site().set(ASKED, asked)
  for (let runs = 0, seen: string | null = null; ; runs++) {
    // Asked first, the turn second, both ways round: whoever finds the turn taken was seen by the one that has it.
    const newest = await site().get(ASKED, {type: 'text'})
    if (newest === seen || !(await takeTurn(now()))) return runs
    seen = newest
    try {
      await purge(await publish())
    } finally {
      await site().delete(TURN)
    }
  }
}

async function takeTurn(now: number): Promise<boolean> {
  const found = await site().getWithMetadata(TURN, {type: 'text', consistency: 'strong'})
  if (found && now - Number(found.data) < LONGEST_MS) return false
  const condition = found?.etag ? {onlyIfMatch: found.etag} : {onlyIfNew: true as const}
  return wasWritten(await site().set(TURN, String(now), condition))
}
