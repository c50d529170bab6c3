import {randomUUID} from 'node:crypto'
import {SITE_STATUS_PATH} from '../../../domain/content/siteStatus.ts'
import {ALIVE_PATH, type Alive} from '../../../domain/environment/alive.ts'
import {CLIENT_HEADER} from '../../../domain/environment/clientHeader.ts'
import {areSetsDue} from '../../../functions/commands/dueSets.ts'
import {
  answerContentWebhook,
  claimJob,
  closeDatabase,
  isReleaseBehind,
  prepareDatabase,
  studioFacts,
} from '../../../functions/commands/host.ts'
import {readUsedUp} from '../../../functions/commands/usedUp.ts'
import changeSets from '../../../functions/endpoints/change-sets.ts'
import {config as contentChanged} from '../../../functions/endpoints/content-changed.ts'
import reconcile from '../../../functions/endpoints/reconcile.ts'
import {contentClient} from '../../content/client.ts'
import {readable} from '../../supervision/readable.ts'
import {followCalendar} from '../clocks.ts'
import {serveSite} from '../files.ts'
import {followContent} from '../followContent.ts'
import {loadFunctions} from '../functions.ts'
import {Jobs} from './jobs.ts'
import {openPages} from './pages.ts'
import {HostServer} from './server.ts'
import {hostSettings} from './settings.ts'

/**
 * Server of a host of our own: pages, functions and background jobs in one process, of which several may run beside each
 * other on one PostgreSQL. The command of the image.
 */
process.env.CONTEXT ||= 'production'

const AGAIN_MS = 5000
/** The longest job, and a little: longer a stop does not wait. */
const STOP_WITHIN_MS = 35_000

const write = (line: object) => console.log(JSON.stringify(line))
const tell = (event: string, fields: object = {}) => write({time: new Date().toISOString(), event, ...fields})

async function start() {
  const {SANITY_PUBLISH_TOKEN: _, ...environment} = process.env as Record<string, string>
  const settings = hostSettings(process.env)
  const functions = await loadFunctions()
  const {publisher, store, code} = await openPages(settings.folder, settings.siteUrl, environment)
  const instance = randomUUID()
  const background = new Set<Promise<unknown>>()
  const waitUntil = (work: Promise<unknown>) => {
    const kept = work.catch((error) => tell('http.after_answer_failed', {error: String(error)}))
    background.add(kept)
    void kept.finally(() => background.delete(kept))
  }
  let isPrepared = false

  const publishNow = async (reason: string) => {
    await publisher.publish(reason)
    return publisher.served?.release
  }

  async function answer(request: Request): Promise<Response> {
    const {pathname} = new URL(request.url)
    if (pathname === ALIVE_PATH) return alive(request)
    if (pathname === SITE_STATUS_PATH) return statusOf(request)
    if (contentChanged.path?.includes(pathname as never))
      return answerContentWebhook(request, () => publishNow('Sanity called'))
    const run = functions.get(pathname) ?? functions.get(pathname.replace(/\/$/, ''))
    if (run) return isPrepared ? run(request, {waitUntil}) : unprepared()
    if (!publisher.served) throw new Error('There are no pages')
    return serveSite(request, publisher.served, store)
  }

  function alive(request: Request): Response {
    const facts: Alive = {instance, code, client: request.headers.get(CLIENT_HEADER)}
    return Response.json(facts, {status: isPrepared && !server.isDraining ? 200 : 503, headers: UNKEPT})
  }

  function statusOf(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, {status: 405, headers: {allow: 'GET, HEAD'}})
    const {origin, publishesSets} = studioFacts()
    return Response.json(
      {...publisher.status, publishesSets, looksEveryMinutes: CATCH_UP_MINUTES},
      {headers: {...UNKEPT, vary: 'origin', ...(origin && {'access-control-allow-origin': origin})}},
    )
  }

  const jobs = new Jobs(
    [
      {name: 'reconcile', everyMinutes: 5, run: reconcile},
      {name: 'change-sets', everyMinutes: 1, run: async () => (await areSetsDue()) && changeSets()},
      {name: 'catch-up', everyMinutes: CATCH_UP_MINUTES, isOwn: true, run: catchUp},
    ],
    {claim: claimJob, onError: (job, error) => tell('job.failed', {job, error: (error as Error).name})},
  )

  /** The listener may have missed a publication, or an introductory price be used up. */
  async function catchUp() {
    const release = publisher.served?.release
    const isStale = async () => (await readUsedUp()).join() !== (release?.usedUp ?? []).join()
    if (release && ((await isReleaseBehind(release)) || (await isStale()))) publisher.request('caught up')
  }

  const server = new HostServer({settings, answer, write})
  await server.listen(settings.port, settings.listen)
  tell('host.listening', {listen: settings.listen, port: settings.port, site: settings.siteUrl})
  const stopListening = followContent(contentClient(environment), publisher)
  followCalendar(() => publisher.request('a new day, a price may start'))

  let isStopping = false
  async function stop(signal: string) {
    if (isStopping) return
    isStopping = true
    tell('host.stopping', {signal})
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stopListening()
    await Promise.all([server.drain(), jobs.stop()])
    await Promise.all(background)
    publisher.close()
    await closeDatabase()
    tell('host.stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  void publisher.publish('start')
  for (let done = await prepareDatabase(); !isPrepared; done = await prepareDatabase()) {
    for (const line of done ?? []) tell('host.database', {line})
    isPrepared = done !== null
    if (isPrepared || isStopping) break
    tell('host.database_away')
    await new Promise((again) => setTimeout(again, AGAIN_MS))
  }
  if (isStopping) return
  jobs.follow()
  tell('host.ready')
}

const UNKEPT = {'cache-control': 'no-store'}
const CATCH_UP_MINUTES = 5
const unprepared = () =>
  Response.json(
    {success: false, error: 'The database is not ready'},
    {status: 503, headers: {...UNKEPT, 'retry-after': String(AGAIN_MS / 1000)}},
  )

await start().catch((error: unknown) => {
  console.error('%s', readable(error))
  process.exit(1)
})
