import type {SanityClient} from 'sanity'
import {CHANGE_SET, type ChangeSet, type Member, setId} from '../../../../domain/sets/changeSet.ts'
import type {Around} from '../../../../domain/sets/decide.ts'
import {changing, type SetMutation, type SetTransaction} from '../../../../domain/sets/mutations.ts'
import {readAround} from '../../../../domain/sets/readAround.ts'
import {reuse} from '../../../../domain/sets/reuse.ts'
import {useFollowed} from '../../useFollowed.ts'
import {SETS, setsQuery} from './sets.query.ts'

export const readSets = (client: SanityClient): Promise<ChangeSet[]> =>
  client.withConfig({perspective: 'raw'}).fetch<ChangeSet[]>(setsQuery)

/** The named sets, the newest first; follows every change. */
export const useSets = () => useFollowed(SETS, readSets)

/** Everything published, and the drafts of a set. */
export const readSetAround = (client: SanityClient, set: Pick<ChangeSet, 'members'>): Promise<Around> => {
  const raw = client.withConfig({perspective: 'raw'})
  return readAround((query, params) => raw.fetch(query, params), set)
}

type Mutations = Parameters<SanityClient['mutate']>[0]

/** Makes mutations at once. Throws an error with status 409 when a document is not as it was read. */
export async function mutate(client: SanityClient, mutations: SetMutation[], transactionId?: string): Promise<void> {
  await client.mutate(mutations as Mutations, {visibility: 'async', ...(transactionId && {transactionId})})
}

export const carryOut = (client: SanityClient, {mutations, transactionId}: SetTransaction) =>
  mutate(client, mutations, transactionId)

/** A document of which a set holds the draft. */
export type Subject = {id: string; type: string}

const memberOf = ({id, type}: Subject): Member => ({_key: id, id, documentType: type})

export const createSet = (client: SanityClient, title: string, subjects: readonly Subject[]) =>
  mutate(client, [
    {
      create: {
        _id: setId(crypto.randomUUID()),
        _type: CHANGE_SET,
        title,
        state: 'open',
        members: subjects.map(memberOf),
      } as Extract<SetMutation, {create: unknown}>['create'],
    },
  ])

/** A set whose documents change is planned anew: what was approved was another one. */
const withMembers = (client: SanityClient, set: ChangeSet, members: Member[]) =>
  mutate(client, [
    changing(
      set,
      {state: 'open', members: members.map(({id, documentType}) => memberOf({id, type: documentType}))},
      NOT_PLANNED,
    ),
  ])

const NOT_PLANNED = ['goLiveAt', 'endAt', 'plannedBy', 'endPlannedBy', 'approved', 'stopped']

export const addTo = (client: SanityClient, set: ChangeSet, subjects: readonly Subject[]) =>
  withMembers(client, set, [
    ...set.members,
    ...subjects.filter(({id}) => !set.members.some((member) => member.id === id)).map(memberOf),
  ])

export const removeFrom = (client: SanityClient, set: ChangeSet, id: string) =>
  withMembers(
    client,
    set,
    set.members.filter((member) => member.id !== id),
  )

/** Takes the moments away: the set stays as it is until somebody publishes it. */
export const unplan = (client: SanityClient, set: ChangeSet) => withMembers(client, set, set.members)

/** Keeps a set that is live from ending by itself. */
export const keepLive = (client: SanityClient, set: ChangeSet) =>
  mutate(client, [changing(set, {}, ['endAt', 'stopped'])])

/** Opens a set that has ended for another time. */
export const openAgain = async (client: SanityClient, set: ChangeSet) =>
  carryOut(client, reuse(set, await readSetAround(client, set)))

/** Deletes a set; its drafts and what it published stay. */
export const deleteSet = (client: SanityClient, {_id}: ChangeSet) => mutate(client, [{delete: {id: _id}}])
