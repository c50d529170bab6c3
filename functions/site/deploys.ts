import {getStore} from '@netlify/blobs'
import * as v from 'valibot'

/** How the last build of the code ended; one that failed leaves the site as it was. */
const LastDeploy = v.object({failed: v.boolean(), message: v.nullable(v.string()), at: v.string()})
export type LastDeploy = v.InferOutput<typeof LastDeploy>

const KEY = 'last-deploy'
const open = () => getStore({name: 'site', consistency: 'strong'})

export const rememberDeploy = (deploy: LastDeploy, store: Pick<ReturnType<typeof open>, 'setJSON'> = open()) =>
  store.setJSON(KEY, deploy)

export async function lastDeploy(store: Pick<ReturnType<typeof open>, 'get'> = open()): Promise<LastDeploy | null> {
  const parsed = v.safeParse(LastDeploy, await store.get(KEY, {type: 'json'}))
  return parsed.success ? parsed.output : null
}
