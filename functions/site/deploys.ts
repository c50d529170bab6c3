import {getStore} from '@netlify/blobs'
import * as v from 'valibot'

/** How the last build of the code ended, or that one is under way; one that failed leaves the site as it was. */
const LastDeploy = v.object({
  state: v.picklist(['building', 'succeeded', 'failed']),
  message: v.nullable(v.string()),
  at: v.string(),
})
export type LastDeploy = v.InferOutput<typeof LastDeploy>

const KEY = 'last-deploy'
const open = () => getStore({name: 'site', consistency: 'strong'})

export const rememberDeploy = (deploy: LastDeploy) => open().setJSON(KEY, deploy)

export async function lastDeploy(): Promise<LastDeploy | null> {
  const parsed = v.safeParse(LastDeploy, await open().get(KEY, {type: 'json'}))
  return parsed.success ? parsed.output : null
}
