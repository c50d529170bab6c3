import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import https from 'node:https'
import path from 'node:path'
import {ROOT} from '../../local/settings/environment.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {freePorts} from '../support/run/ports.ts'
import {until} from '../support/run/until.ts'
import type {Internet} from './internet.ts'

/** It weighs 350 MB and serves one test, so who wants it installs it (docs/go-live.md). */
const INSTALLED = path.join(ROOT, '.cache/netlify-cli/node_modules/.bin/netlify')

/** Netlify's own program: where NETLIFY_CLI says, or where docs/go-live.md has it installed; null when it is not there. */
export function findNetlifyCli(): string | null {
  const file = process.env.NETLIFY_CLI || INSTALLED
  return existsSync(file) ? file : null
}

/**
 * Has Netlify's program build a copy of the project and serve it, over TLS, without an account and with nothing of this
 * process's environment. Throws with what it says.
 */
export async function serveByNetlify(
  cli: string,
  copy: string,
  {context, environment, internet}: {context: string; environment: Record<string, string>; internet: Internet},
) {
  const {key, certificate} = internet.files
  const [port = 0, functionsPort = 0, filesPort = 0] = await freePorts(3)
  const own = `
[[plugins]]
  package = "/tests/hosted/excluded-routes"
[dev]
  autoLaunch = false
  staticServerPort = ${filesPort}
[dev.https]
  keyFile = "${key}"
  certFile = "${certificate}"
`
  // It would answer with what an earlier build has left there: headers are read before the build, and not again.
  rmSync(path.join(copy, 'web/public/_headers'), {force: true})
  writeFileSync(path.join(copy, 'netlify.toml'), readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8') + own)
  const ports = ['--port', String(port), '--functions-port', String(functionsPort)]
  // Edge functions need Deno, which it would download; we have none.
  const args = ['serve', '--offline', '--internal-disable-edge-functions', '--filter', 'web', '--context', context]
  const child = spawn(cli, [...args, ...ports], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CI: 'true',
      GATSBY_CPU_COUNT: '1', // more workers cost more to start
      NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true', // docs/go-live.md, step 10
      ...environment,
    },
    detached: true, // so that what it starts ends with it
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const close = async () => {
    if (child.pid && !hasEnded()) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const request = https.get({port, host: 'localhost', rejectUnauthorized: false}, (response) => {
        response.resume()
        resolve(true)
      })
      request.on('error', () => resolve(false))
    })
  try {
    await until(async () => hasEnded() || (await answers()), {within: BUILD_LIMIT_MS, otherwise: () => said})
    if (hasEnded()) throw new Error(said)
  } catch (error) {
    await close()
    throw error
  }
  return {address: `https://localhost:${port}`, close}
}
