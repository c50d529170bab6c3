import {spawn} from 'node:child_process'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {contentClient} from '../content/client.ts'
import {ROOT, readSettings} from '../environment.ts'
import {withBuildLock} from '../lock.ts'
import {say} from '../progress.ts'
import {stopOnSignal} from '../service.ts'

/** `gatsby develop` on the drafts, asked to refresh whenever a document changes. Holds the build lock while it runs. */
const {ports, urls} = readSettings()
const environment = process.env as Record<string, string>
const READY = /You can now view|http:\/\/localhost:\d+\/$/m
const SETTLE_MS = 50

await withBuildLock(
  async () => {
    const child = spawn(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/gatsby/cli.js'),
        'develop',
        '--port',
        String(ports.preview),
        '--host',
        '127.0.0.1',
      ],
      {
        cwd: path.join(ROOT, 'web'),
        env: {
          ...environment,
          NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --import=${pathToFileURL(path.join(import.meta.dirname, 'guard.ts'))}`,
          CONTENT_PERSPECTIVE: 'drafts',
          ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
          FUNCTIONS_URL: urls.site,
          GATSBY_TELEMETRY_DISABLED: '1',
          NODE_ENV: 'development',
          NO_COLOR: '1',
          CI: 'true',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true, // a group of its own, so that its workers end with it
      },
    )
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    stopOnSignal(async () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      await ended
    })

    say('Preparing the preview (half a minute the first time) …')
    let ready = false
    child.stdout.on('data', (chunk: Buffer) => {
      const text = String(chunk)
      if (/warn|error/i.test(text)) process.stdout.write(text)
      if (ready || !READY.test(text)) return
      ready = true
      followDrafts()
      process.send?.('ready')
    })
    await ended
  },
  () => say('Another build is running on this machine; waiting for it …'),
)

/** One refresh at a time, and one more when something changed meanwhile. */
function followDrafts() {
  let refreshing = false
  let again = false
  async function refresh() {
    if (refreshing) {
      again = true
      return
    }
    refreshing = true
    do {
      again = false
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      await fetch(`${urls.preview}/__refresh`, {method: 'POST'}).catch(() => {})
    } while (again)
    refreshing = false
  }
  contentClient(environment)
    .listen('*[!(_id in path("_.**"))]', {}, {includeResult: false, visibility: 'query'})
    .subscribe({next: () => void refresh(), error: (error) => say(`The preview no longer follows: ${error.message}`)})
}
