import type {Config, Context} from '@netlify/functions'
import {withErrorHandling} from '../http/handler.ts'
import {requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {buildOnceFor} from '../publishing/buildHook.ts'
import {readChange, untilSeen} from '../publishing/contentWebhook.ts'
import {publishInTime} from '../publishing/publishInTime.ts'
import {purgePages} from '../publishing/publishSite.ts'
import {buildHook, deadlines, pagesFromBuild, webhookSecret} from '../runtime/config.ts'
import {patientContentClient} from '../runtime/content.ts'
import {caught} from '../runtime/log.ts'

/**
 * Sanity's webhook: what is published becomes what is served. To be called twice is harmless: the second time nothing has
 * changed. When it fails Sanity tries twice more, 30 s apart; catch-up.ts publishes what is lost then.
 */
export default (request: Request, context?: Pick<Context, 'waitUntil'>) =>
  withErrorHandling('content-changed', async () => {
    requireMethod(request, 'POST')
    const change = await readChange(request, webhookSecret())
    // A set of changes, which no page shows.
    if (change._id.includes('.')) return replyJson(200, {changed: []})
    if (pagesFromBuild()) {
      const building = buildOnceFor(buildHook(), deadlines()).catch((error: unknown) =>
        caught('site.build_failed', {}, error),
      )
      context?.waitUntil(building)
      return replyJson(202, {building: true})
    }
    await untilSeen(patientContentClient(), change)
    const set = await publishInTime()
    if (!set) return replyJson(202, {background: true})
    context?.waitUntil(purgePages(set).catch((error: unknown) => caught('cdn.purge_failed', {}, error)))
    return replyJson(200, {changed: set.publishes[0]?.changed, problems: set.problems.length})
  })

export const config: Config = {path: ['/api/content-changed']}
