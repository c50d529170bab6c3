import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import {prepareOrders} from '../../functions/commands/prepare.ts'
import {contentClient} from '../../local/content/client.ts'
import {seedIfEmpty} from '../../local/content/seed.ts'
import {embeddedEnvironment, ROOT, readSettings} from '../../local/settings/environment.ts'
import type {ServiceName} from '../../local/supervision/services.ts'
import {ownSettings} from '../support/run/ports.ts'

/** The lake and the sandbox of `npm start` with the content as it ships, and what else is started; what they say is not shown. */
export async function openServices(folder: string) {
  Object.assign(process.env, await ownSettings(path.join(folder, 'services')))
  const settings = readSettings()
  const {urls} = settings
  const environment: Record<string, string> = {
    ...embeddedEnvironment(settings),
    LAKE_URL: urls.lake,
    MOLLIE_URL: urls.mollie,
    VIES_URL: `${urls.mollie}/vies`,
  }
  const running: ChildProcess[] = []
  const start = async (name: ServiceName) => {
    const child = fork(path.join(ROOT, 'local', name, 'main.ts'), {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.push(child)
    await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject))
    return child
  }
  const stop = async () => {
    for (const child of running.reverse()) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
    }
  }
  await prepareOrders(environment.DATABASE_URL ?? '')
  await start('lake')
  await start('mollie')
  const client = contentClient(environment)
  await seedIfEmpty(client)
  return {...settings, environment, client, start, stop}
}
export type BenchServices = Awaited<ReturnType<typeof openServices>>
