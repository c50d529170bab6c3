import {createClient} from '@sanity/client'
import {evaluate, parse} from 'groq-js'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import type {Environment} from '../../domain/environment/read.ts'
import {answersWithin} from '../../functions/commands/examine.ts'
import type {ContentDocument} from '../content/ndjson.ts'
import {hookAddress} from './contentChecks.ts'
import {type Attempt, type Fetched, type Hook, hasFailed, type SanityFacts} from './facts.ts'
import type {Places} from './places.ts'
import {attempt} from './requests.ts'

/** Version of Sanity's management API. */
const MANAGEMENT = '2021-06-07'
const HOOKS = '2021-10-04'

export async function sanityFacts(environment: Environment, places: Places): Promise<SanityFacts> {
  const {SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_TOKEN: token, SITE_URL} = environment
  const manage = environment.SANITY_MANAGE_TOKEN || token
  if (!projectId)
    return {
      project: null,
      datasets: null,
      me: null,
      publisher: null,
      documents: null,
      unheard: null,
      pending: null,
      cors: null,
      hooks: null,
      attempts: null,
    }
  const ask = async <T>(url: string, apiVersion = MANAGEMENT): Promise<Fetched<T>> => {
    if (!manage) return null
    const answer = await attempt(() =>
      createClient({
        ...{apiVersion, useCdn: false, useProjectHostname: false, apiHost: places.sanity},
        ...{token: manage, maxRetries: 0, timeout: answersWithin()},
      }).request<T>({url}),
    )
    // The content token need not open this: then nothing is known, and nothing is wrong.
    const isTried = !environment.SANITY_MANAGE_TOKEN && hasFailed(answer)
    return isTried && [401, 403].includes(answer.status ?? 0) ? null : answer
  }
  const isReal = places.sanity.startsWith('https:')
  const content = createClient({
    ...{projectId, dataset: dataset || 'production', apiVersion: API_VERSION, useCdn: false, perspective: 'published'},
    ...{maxRetries: 0, timeout: answersWithin(), ...(token && {token})},
    ...(!isReal && {apiHost: places.sanity, useProjectHostname: false}),
  })
  // The project answers with roles in the project.
  const rolesOf = (token: string | undefined) =>
    token ? attempt(() => content.withConfig({token}).request<{roles?: {name: string}[]}>({url: '/users/me'})) : null
  const [project, datasets, me, publisher, documents, cors, hooks] = await Promise.all([
    ask<{displayName: string}>(`/projects/${projectId}`),
    ask<{name: string; aclMode: string}[]>(`/projects/${projectId}/datasets`),
    rolesOf(token),
    rolesOf(environment.SANITY_PUBLISH_TOKEN),
    dataset ? attempt(() => content.fetch<ContentDocument[]>('*[!(_id in path("_.**"))]')) : null,
    ask<{origin: string; allowCredentials: boolean}[]>(`/projects/${projectId}/cors`),
    ask<Hook[]>(`/hooks/projects/${projectId}`, HOOKS),
  ])
  const hook = Array.isArray(hooks) && SITE_URL ? hooks.find(({url}) => url === hookAddress(SITE_URL)) : undefined
  const attempts = hook ? await ask<Attempt[]>(`/hooks/projects/${projectId}/${hook.id}/attempts`, HOOKS) : null
  const unheard = hook && Array.isArray(documents) ? await typesUnheard(hook.rule?.filter ?? '', documents) : null
  const pending = Array.isArray(documents) && documents.length > 0 ? await places.pending(documents) : null
  return {project, datasets, me, publisher, documents, unheard, pending, cors, hooks, attempts}
}

/** Types of documents of which a webhook with this filter does not tell; null when the filter cannot be evaluated. */
async function typesUnheard(filter: string, documents: ContentDocument[]): Promise<string[] | null> {
  if (!filter.trim()) return []
  try {
    const value = await evaluate(parse(`*[!(${filter}) && !(_type match "sanity.*")]._type`), {dataset: documents})
    return [...new Set((await value.get()) as string[])].sort()
  } catch {
    return null // as the functions of a change, delta::…, which no document has
  }
}
