import type {SanityClient, SanityDocument} from '@sanity/client'
import {EMBEDDED} from '../../../domain/content/embedded.ts'
import {type ChangeSet, setId} from '../../../domain/sets/changeSet.ts'
import {serveLake} from '../../../local/content-lake/src/api/testLake.fixture.ts'
import {accessOf} from '../../../local/lake/options.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {type SetLake, setLake} from './setLake.ts'

export const FAQ = 'faq-how-it-works'
export const REDIRECT = 'redirect-summer'
export const SET = setId('summer')
export const WORDS = 'Hoe werkt de zomeractie?'
export const STARTS = '2030-06-01T07:00:00.000Z'
export const ENDS = '2030-09-01T07:00:00.000Z'
const TOKENS = {
  LAKE_ACCESS: 'private',
  SANITY_TOKEN: 'viewer',
  SANITY_PUBLISH_TOKEN: 'publisher',
  LAKE_TOKENS: 'editor',
}

export const redirect = (to: string) => ({
  _type: 'redirect',
  from: '/zomer',
  destination: `link:${to}`,
  permanent: true,
})

/** A private lake with the content that ships, the drafts of a question and of a new redirect, and a set of both. */
export async function lakeWithSet() {
  const served = await serveLake({access: accessOf(TOKENS, [])})
  const client = served.clientWith({token: TOKENS.LAKE_TOKENS, projectId: EMBEDDED.projectId, perspective: 'raw'})
  const seed = client.transaction()
  for (const document of seedDocuments()) seed.create(document)
  await seed.commit()
  const {_rev, _updatedAt, ...question} = (await client.getDocument(FAQ)) as SanityDocument
  const words = {_type: 'localeString', nl: WORDS, en: 'How does the offer work?'}
  await client.create({...question, question: words, _id: `drafts.${FAQ}`})
  await client.create({_id: `drafts.${REDIRECT}`, ...redirect('/pricing/')})
  return {...served, client, jobs: setLake({lakeUrl: served.url, token: TOKENS.SANITY_PUBLISH_TOKEN}), tokens: TOKENS}
}

/** Plans a set as the Studio does, with the drafts as they are. */
export async function plan(client: SanityClient, ids: readonly string[], fields: Partial<ChangeSet> = {}) {
  const members = await Promise.all(
    ids.map(async (id) => {
      const {_rev: revision = '', _type: documentType = ''} = (await client.getDocument(`drafts.${id}`)) ?? {}
      return {_key: id, id, documentType, revision}
    }),
  )
  const set = {title: 'Zomeractie', state: 'planned', goLiveAt: STARTS, endAt: ENDS, members, ...fields}
  await client.createOrReplace({_id: SET, _type: 'studio.changeSet', ...set})
}

/** A process that is killed at its nth request: before the lake has it, or before its answer arrives. */
export function mortal(jobs: SetLake, {dies, isAnswerLost}: {dies: number; isAnswerLost: boolean}) {
  let requests = 0
  const life = async <T>(request: () => Promise<T>): Promise<T> => {
    if (++requests < dies) return request()
    if (requests === dies && isAnswerLost) await request()
    throw new Error('killed')
  }
  const lake: SetLake = {
    fetch: (query, params) => life(() => jobs.fetch(query, params)) as Promise<never>,
    mutate: (transaction) => life(() => jobs.mutate(transaction)),
  }
  return {lake, life, hasDied: () => requests >= dies}
}
