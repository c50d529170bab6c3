import {pagesFromBuild} from '../config.ts'
import type {PageProblem, SitePublish, SiteStatus} from '../model.ts'
import {type LastDeploy, lastDeploy} from './deploys.ts'
import {blobSets} from './store.ts'

/** How the hosted site is. Throws when the store cannot be reached. */
export async function siteStatus(): Promise<SiteStatus> {
  const deploy = await lastDeploy()
  if (pagesFromBuild()) return ofBuild(deploy)
  const current = await blobSets().current()
  const {problems = [], publishes = []} = current?.set ?? {}
  const state = current ? 'live' : 'publishing'
  return {state, failure: null, problems: [...problems, ...brokenCode(deploy)], publishes}
}

const reason = ({message}: LastDeploy) => message ?? 'Netlify gives no reason.'

/** Code that does not build keeps nothing that is published from going live. */
const brokenCode = (deploy: LastDeploy | null): PageProblem[] =>
  deploy?.state === 'failed'
    ? [
        {
          message: `The last change of the code did not build: ${reason(deploy)}`,
          reason: 'code',
          documentId: null,
          documentType: null,
          pages: [],
        },
      ]
    : []

/** Where each publication is a build, one that fails keeps everything back. */
function ofBuild(deploy: LastDeploy | null): SiteStatus {
  const told = {failure: null, problems: [], publishes: publishOf(deploy), isBuilt: true}
  if (deploy?.state === 'building') return {...told, state: 'rebuilding'}
  if (deploy?.state !== 'failed') return {...told, state: 'live'}
  return {...told, state: 'failed', failure: {kind: 'deploy', problem: reason(deploy)}}
}

/** A build reads the content after it was asked for. */
function publishOf(deploy: LastDeploy | null): SitePublish[] {
  if (!deploy?.live) return []
  const {askedAt, at} = deploy.live
  const seconds = (Date.parse(at) - Date.parse(askedAt)) / 1000
  return [{startedAt: askedAt, seconds, contentUpTo: askedAt, changed: [], removed: []}]
}
