import {getStore} from '@netlify/blobs'
import * as v from 'valibot'

/** How the last build of the code ended, or that one is under way; one that failed leaves the site as it was. */
const LastDeploy = v.object({
  state: v.picklist(['building', 'succeeded', 'failed']),
  message: v.nullable(v.string()),
  at: v.string(),
  /** The last one that succeeded: when it was asked for, and when it was there. */
  live: v.optional(v.object({askedAt: v.string(), at: v.string()})),
})
export type LastDeploy = v.InferOutput<typeof LastDeploy>

const KEY = 'last-deploy'
const open = () => getStore({name: 'site', consistency: 'strong'})

/** `askedAt` is when the build was asked for. */
export async function rememberDeploy({askedAt, ...deploy}: Omit<LastDeploy, 'live'> & {askedAt: string}) {
  const live = deploy.state === 'succeeded' ? {askedAt, at: deploy.at} : (await lastDeploy())?.live
  await open().setJSON(KEY, {...deploy, ...(live && {live})})
}

export async function lastDeploy(): Promise<LastDeploy | null> {
  const parsed = v.safeParse(LastDeploy, await open().get(KEY, {type: 'json'}))
  return parsed.success ? parsed.output : null
}
