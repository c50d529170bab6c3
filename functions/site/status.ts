import {pagesFromBuild} from '../config.ts'
import type {PageProblem, SiteStatus} from '../model.ts'
import {type LastDeploy, lastDeploy} from './deploys.ts'
import {blobSets} from './store.ts'

/** How the hosted site is. Throws when the store cannot be reached. */
export async function siteStatus(): Promise<SiteStatus> {
  const deploy = await lastDeploy()
  if (pagesFromBuild()) return ofBuild(deploy)
  const current = await blobSets().current()
  const {problems = [], publishes = []} = current?.set ?? {}
  const state = current ? 'live' : 'publishing'
  return {state, problem: null, advice: null, problems: [...problems, ...brokenCode(deploy)], publishes}
}

const reason = ({message}: LastDeploy) => message ?? 'Netlify gives no reason.'

/** Code that does not build keeps nothing that is published from going live. */
const brokenCode = (deploy: LastDeploy | null): PageProblem[] =>
  deploy?.state === 'failed'
    ? [
        {
          message: `The last change of the code did not build, for a developer to mend (${reason(deploy)}). What is published goes live all the same.`,
          documentId: null,
          documentType: null,
          pages: [],
        },
      ]
    : []

/** Where each publication is a build, one that fails keeps everything back. */
function ofBuild(deploy: LastDeploy | null): SiteStatus {
  const told = {problem: null, advice: null, problems: [], publishes: []}
  if (deploy?.state === 'building') return {...told, state: 'rebuilding'}
  if (deploy?.state !== 'failed') return {...told, state: 'live'}
  const advice = 'The log of the deploy at Netlify says which document or which code stopped it.'
  return {...told, state: 'failed', problem: `The site did not build: ${reason(deploy)}`, advice}
}
