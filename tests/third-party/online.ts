import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {contentClient} from '../../local/content/client.ts'
import {ROOT} from '../../local/settings/environment.ts'
import {type Host, Internet} from '../hosted/internet.ts'
import {freePorts} from '../support/run/ports.ts'
import {until} from '../support/run/until.ts'

export const TOKEN = 'sk-of-whoever-logged-in'

const NAMES = ['api.sanity.io', 'local.api.sanity.io', 'cdn.sanity.io']
const BIN = path.join(ROOT, 'local/content-lake/bin/content-lake.js')

export type Online = Awaited<ReturnType<typeof openOnline>>

/** Starts the command content-lake in an empty folder, as a private dataset with an editor's token. */
async function startLake(folder: string, studios: readonly string[]) {
  const [port = 0] = await freePorts(1)
  mkdirSync(folder)
  const origins = studios.flatMap((studio) => ['--origin', studio])
  const options = ['--port', `${port}`, '--data', './data', '--dataset', 'production', '--project', 'local']
  const child = spawn(process.execPath, [BIN, ...options, ...origins, '--access', 'private', '--token', TOKEN], {
    cwd: folder,
    env: {PATH: process.env.PATH},
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  const answers = () =>
    fetch(`${url}/v1/ping`).then(
      ({ok}) => ok,
      () => false,
    )
  await until(answers, {otherwise: () => 'content-lake does not answer'})
  const close = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expectClean(await ended)
  }
  return {url, close}
}

function expectClean([code]: unknown[]) {
  if (code !== 0) throw new Error(`content-lake ended with ${code}`)
}

/** The lake in the place of Sanity: a private dataset at https://local.api.sanity.io, beside `hosts`, and a Studio at `studios`. */
export async function openOnline(folder: string, {studios = [] as string[], hosts = {} as Record<string, Host>} = {}) {
  const lake = await startLake(path.join(folder, 'lake'), studios)
  const sanity = Object.fromEntries(NAMES.map((name) => [name, {at: lake.url}]))
  const internet = new Internet({...sanity, ...hosts}, folder)
  await internet.open()
  const close = async () => {
    await internet.close()
    await lake.close()
  }
  return {client: contentClient({LAKE_URL: lake.url, LAKE_TOKENS: TOKEN}), internet, close}
}
