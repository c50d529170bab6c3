import path from 'node:path'
import {SITE_STATUS_PATH} from '../../domain/content/siteStatus.ts'
import {areSetsDue} from '../../functions/commands/dueSets.ts'
import {readUsedUp} from '../../functions/commands/usedUp.ts'
import changeSets from '../../functions/endpoints/change-sets.ts'
import reconcile from '../../functions/endpoints/reconcile.ts'
import {releaseFolder} from '../../web/src/renderer/releaseFolder.ts'
import {contentClient} from '../content/client.ts'
import {developFolder} from '../develop/folder.ts'
import {developAnswer, uncached} from '../develop/routes.ts'
import {document, html} from '../http/html.ts'
import {originsOf} from '../http/loopback.ts'
import {readSettings} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import {serve} from '../supervision/service.ts'
import {abortBuild, assetsMadeOf, assetsOf, type Build, buildSite, fingerprint, lastBuild} from './build.ts'
import {followCalendar, followMinutes, followOrders} from './clocks.ts'
import {ERRORS_PATH, takeError} from './errors.ts'
import {ADVICE} from './explain.ts'
import {serveSite} from './files.ts'
import {followContent} from './followContent.ts'
import {loadFunctions} from './functions.ts'
import {Publisher, type Served} from './publisher.ts'
import {RendererProcess} from './renderer.ts'
import {createSite} from './server.ts'

/** Serves the current release, runs the functions, and publishes changes. */
const {ports, urls, folder} = readSettings()
// A build and its plugins have no business with the token that publishes.
const {SANITY_PUBLISH_TOKEN: publishToken, ...environment} = process.env as Record<string, string>
const siteUrl = environment.SITE_URL ?? urls.site
const client = contentClient(environment)
/** Under `npm run dev` local/develop provides the code, without a build. */
const isDeveloping = process.argv[2] === 'develop'
const developed: Build = {folder: developFolder(folder), fingerprint: 'develop'}
const releases = isDeveloping ? path.join(developed.folder, 'sets') : path.join(folder, 'site/sets')
const store = releaseFolder(releases)
const publisher = new Publisher({
  siteUrl,
  served: await lastServed(),
  lastBuild: isDeveloping ? developed : lastBuild(folder),
  fingerprint: () => (isDeveloping ? developed.fingerprint : fingerprint(environment)),
  build: (wanted) =>
    buildSite({
      dataFolder: folder,
      environment,
      fingerprint: wanted,
      onWait: () => say('Another build is running on this machine; waiting for it …'),
    }),
  openRenderer: (opened) =>
    new RendererProcess({build: opened, releases, siteUrl, environment, isDeveloping, usedUp: readUsedUp}),
})
const functions = await loadFunctions()

/** Page release that was served last, while its scripts are there. */
async function lastServed(): Promise<Served | null> {
  const current = await store.current()
  const assets = current && (isDeveloping ? assetsOf(developed) : assetsMadeOf(current.release.code, folder))
  return assets ? {release: current.release, assets} : null
}

async function answer(request: Request): Promise<Response> {
  const {pathname} = new URL(request.url)
  if (pathname === SITE_STATUS_PATH) return statusOf(request)
  if (pathname === ERRORS_PATH) return takeError(request)
  const developing = isDeveloping && developAnswer(request, publisher, folder)
  if (developing) return developing
  // A final slash makes no difference, as on Netlify.
  const run = functions.get(pathname) ?? functions.get(pathname.replace(/\/$/, ''))
  if (run) return run(request)
  if (publisher.served) return serveSite(request, publisher.served, store)
  return new Response(notBuiltPage(), {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}})
}

/** Answers the Studio, which has another origin than the site. */
function statusOf(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, {status: 405, headers: {allow: 'GET, HEAD'}})
  const origin = request.headers.get('origin')
  const isStudio = origin !== null && originsOf(urls.studio).includes(origin)
  const status = {...publisher.status, publishesSets: Boolean(publishToken)}
  return Response.json(status, {
    headers: {'cache-control': 'no-store', vary: 'origin', ...(isStudio && {'access-control-allow-origin': origin})},
  })
}

function notBuiltPage(): string {
  const {failure} = publisher.status
  return document(
    'Not built yet',
    html`<h1>The site is not built yet</h1>${
      failure
        ? html`<p>${ADVICE[failure.kind]}</p><pre>${failure.problem}</pre><p><a href="${urls.studio}">Studio</a></p>`
        : html`<p>It will be here in a moment.</p>`
    }`,
  )
}

/** A lake that is away is asked again the next minute. */
async function publishSets() {
  if (await areSetsDue().catch(() => false)) await changeSets()
}

let stopListening = () => {}
const answerAnew = async (request: Request) => uncached(await answer(request))
const server = createSite(isDeveloping ? answerAnew : answer, siteUrl, {
  origins: originsOf(urls.site, urls.studio),
  hasPages: true,
})
const close = () => {
  stopListening()
  publisher.close()
  abortBuild()
}
process.on('message', (message) => {
  if (message === 'renderer') void publisher.reopen('the renderer changed')
})
// The last good site and the functions answer at once; publishing may wait for a build.
await serve(server, ports.site, close, () => publisher.publish('start'))
stopListening = followContent(client, publisher)
followMinutes(() => void publishSets())
followCalendar(() => publisher.request('a new day, a price may start'))
await followOrders(async () => {
  await reconcile()
  if ((await readUsedUp()).join() !== (publisher.served?.release.usedUp ?? []).join())
    publisher.request('an introductory price was used up')
})
