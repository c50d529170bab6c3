import {pagesFromBuild} from '../config.ts'
import type {SiteStatus} from '../model.ts'
import {lastDeploy} from './deploys.ts'
import {blobSets} from './store.ts'

/** How the hosted site is. Throws when the store cannot be reached. */
export async function siteStatus(): Promise<SiteStatus> {
  const deploy = await lastDeploy()
  if (deploy?.failed)
    return {
      ...(await published()),
      state: 'failed',
      problem: deploy.message ?? 'The last deploy failed.',
      advice: 'The code did not build; what is published goes on going live. See the deploys of the site at Netlify:',
    }
  return published()
}

async function published(): Promise<SiteStatus> {
  const plain = pagesFromBuild() // then the build says what is live
  const current = plain ? null : await blobSets().current()
  const {problems = [], publishes = []} = current?.set ?? {}
  return {state: current || plain ? 'live' : 'publishing', problem: null, advice: null, problems, publishes}
}
