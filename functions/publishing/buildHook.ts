import {randomUUID} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'
import {getStore} from '@netlify/blobs'
import {DEADLINES} from '../runtime/deadline.ts'

const HOOK_DEADLINE_MS = 8000

/** Has Netlify build the site. Throws when the hook refuses. */
export async function callBuildHook(hook: string) {
  const {ok} = await fetch(hook, {method: 'POST', signal: AbortSignal.timeout(HOOK_DEADLINE_MS)})
  if (!ok) throw new Error('The build hook refuses')
}

/** Has the site built once for all that ask within some time: only the last of them calls. */
export async function buildOnceFor(hook: string, {buildSettle}: Pick<typeof DEADLINES, 'buildSettle'> = DEADLINES) {
  const store = getStore({name: 'site', consistency: 'strong'})
  const mine = randomUUID()
  await store.set('build-asked-by', mine)
  await wait(buildSettle)
  if ((await store.get('build-asked-by', {type: 'text'})) === mine) await callBuildHook(hook)
}
