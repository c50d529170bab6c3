import {DatabaseError} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {withErrorHandling} from '../http/handler.ts'
import {requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {claimTurn} from '../jobs/turns.ts'
import {isBehind, newestChange} from '../publishing/behind.ts'
import {readChange, untilSeen} from '../publishing/contentWebhook.ts'
import {databaseUrl, publishToken, studioOrigin, webhookSecret} from '../runtime/config.ts'
import {patientContentClient} from '../runtime/content.ts'
import {prepareOrders} from './prepare.ts'

/** Parts of the functions for a server of our own, which does by itself what Netlify's clock, events and Blobs do there. */

type Published = Parameters<typeof isBehind>[0] & {problems: readonly unknown[]}

/** Brings the tables up to this release, unless a newer one has; null while the database cannot be reached. Throws when they are not ours to change. */
export async function prepareDatabase(): Promise<string[] | null> {
  try {
    return await prepareOrders(databaseUrl(), {takesNewer: true})
  } catch (error) {
    if (error instanceof DatabaseError) return null
    throw error
  }
}

/** Whether this instance does the turn of a job. */
export const claimJob = (job: string, turn: Date): Promise<boolean> => claimTurn(openDatabase(databaseUrl()), job, turn)

export const closeDatabase = (): Promise<void> => openDatabase(databaseUrl()).close()

/** Whether something is published that a release does not show. */
export const isReleaseBehind = async (release: Published): Promise<boolean> =>
  isBehind(release, await newestChange(patientContentClient()))

/** Answers Sanity's webhook: signed calls publish. */
export const answerContentWebhook = (request: Request, publish: () => Promise<Published | undefined>) =>
  withErrorHandling('content-changed', async () => {
    requireMethod(request, 'POST')
    const change = await readChange(request, webhookSecret())
    if (change._id.includes('.')) return replyJson(200, {changed: []}) // a set of changes, which no page shows
    await untilSeen(patientContentClient(), change)
    const release = await publish()
    return replyJson(200, {changed: release?.publishes[0]?.changed, problems: release?.problems.length})
  })

/** Facts for the Studio beside the status, and the origin from which it may ask. */
export const studioFacts = () => ({origin: studioOrigin(), publishesSets: publishToken() !== null})
