import {untilNextDay} from '../../studio/model/dates.ts'
import {contentClient} from '../content/client.ts'
import {readSettings} from '../environment.ts'
import {document, html} from '../html.ts'
import {originsOf} from '../loopback.ts'
import {say} from '../progress.ts'
import {serve} from '../service.ts'
import {abortBuild, buildSite, fingerprint, lastGood} from './build.ts'
import {serveFile} from './files.ts'
import {loadFunctions} from './functions.ts'
import {Rebuilder} from './rebuilder.ts'
import {createSite} from './server.ts'

/** Serves the last good build, runs the functions, and rebuilds when something is published. */
const {ports, urls, folder} = readSettings()
const environment = process.env as Record<string, string>
const siteUrl = environment.SITE_URL ?? urls.site
/** Beside the preview: the functions answer, nothing is built. */
const functionsOnly = process.argv[2] === 'functions-only'
const client = contentClient(environment)
const rebuilder = new Rebuilder({
  siteUrl,
  lastGood: lastGood(folder),
  fingerprint: () => fingerprint(client, siteUrl),
  build: (wanted) =>
    buildSite({
      dataFolder: folder,
      environment,
      fingerprint: wanted,
      onWait: () => say('Another build is running on this machine; waiting for it …'),
    }),
})
const functions = await loadFunctions()

async function answer(request: Request): Promise<Response> {
  const {pathname} = new URL(request.url)
  if (pathname === '/__status') return Response.json(rebuilder.status, {headers: {'cache-control': 'no-store'}})
  const run = functions.get(pathname)
  if (run) return run(request)
  if (rebuilder.current) return serveFile(request, rebuilder.current.folder)
  return new Response(notBuiltPage(), {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}})
}

function notBuiltPage(): string {
  const {problem, advice} = rebuilder.status
  return document(
    'Not built yet',
    html`<h1>The site is not built yet</h1>${
      problem
        ? html`<p>${advice}</p><pre>${problem}</pre><p><a href="${urls.studio}">Studio</a></p>`
        : html`<p>It will be here in a moment.</p>`
    }`,
  )
}

/** Rebuilds after every publish; a welcome after a lost connection catches up with what was published meanwhile. */
function followContent() {
  const published = '*[!(_id in path("drafts.**")) && !(_id in path("_.**"))]'
  return client
    .listen(published, {}, {events: ['welcome', 'mutation', 'reconnect'], includeResult: false, visibility: 'query'})
    .subscribe({
      next: (event) =>
        rebuilder.request(event.type === 'mutation' ? `${event.documentId} was published` : 'connected to the content'),
      error: (error) => say(`The site no longer hears about publishing: ${error.message}. Start again to reconnect.`),
    })
}

/** A price starts with a day: each new day in Amsterdam is a reason to look whether the site must change. */
function followCalendar() {
  const timer = setTimeout(() => {
    rebuilder.request('a new day, a price may start')
    followCalendar()
  }, untilNextDay(new Date()))
  timer.unref()
}

if (!functionsOnly) await rebuilder.build('start')
const listening = functionsOnly ? null : followContent()
if (!functionsOnly) followCalendar()
const server = createSite(answer, siteUrl, {origins: originsOf(urls.site, urls.preview), hasPages: true})
await serve(server, ports.site, () => {
  listening?.unsubscribe()
  abortBuild()
})
