import type {SanityClient} from '@sanity/client'
import {isBeforeBaseline} from '../../../domain/content/migrations.ts'
import {olderThanRelease} from '../../../domain/environment/adoption.ts'
import {type MutationBody, readMutation} from '../../content-lake/index.ts'
import {SettingError} from '../../settings/environment.ts'
import {type ContentDocument, readFolder} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {type NamedMigration, pendingSteps, type Step} from './migrate.ts'

export type Update = {
  steps: Step[]
  /** Revision of each document when the steps were found. */
  revisions: Map<string, unknown>
}

/**
 * Finds documents of an older shape and missing ones in the whole dataset, drafts too. Throws for content of before 1.0.0,
 * whose migrations are gone.
 */
export async function findUpdate(client: SanityClient, migrations?: Promise<NamedMigration[]>): Promise<Update> {
  const documents = await client.fetch<ContentDocument[]>('*[!(_id in path("_.**"))]', {}, {perspective: 'raw'})
  if (isBeforeBaseline(documents)) throw new SettingError(olderThanRelease('The documents of this dataset are'))
  return {
    steps: await pendingSteps(documents, readFolder(SEED_FOLDER), migrations),
    revisions: new Map(documents.map(({_id, _rev}) => [_id, _rev])),
  }
}

/** Applies all changes or none: a document that somebody changed meanwhile stops them. */
export async function applyUpdate(client: SanityClient, {steps, revisions}: Update): Promise<void> {
  const guarded = new Set<string>()
  const mutations = steps.map(({mutation}) => {
    const [operation, body] = readMutation(mutation)
    const id = idOf(body)
    if (operation !== 'patch' || guarded.has(id)) return mutation
    guarded.add(id)
    const revision = revisions.get(id)
    return {patch: {...body, ...(revision !== undefined && {ifRevisionID: revision})}}
  })
  await client.mutate(mutations as Parameters<SanityClient['mutate']>[0], {visibility: 'sync'})
}

const idOf = ({_id, id}: MutationBody) => String(_id ?? id)
const idOfStep = ({mutation}: Step) => idOf(readMutation(mutation)[1])

/** Describes each document's change in a line, with its migration. */
export function describeUpdate({steps}: Update): string[] {
  const ids = new Set(steps.map(idOfStep))
  return [...ids].map((id) => {
    const its = steps.filter((step) => idOfStep(step) === id)
    const migrations = [...new Set(its.flatMap(({migration}) => migration ?? []))]
    const from = migrations.length > 0 ? migrations.join(', ') : 'as it ships'
    return `${id}: ${its.map(describeStep).join(', ')} (${from})`
  })
}

function describeStep({mutation}: Step): string {
  const [operation, {_id, id, unset, insert, ...body}] = readMutation(mutation)
  if (operation === 'delete') return 'is deleted'
  if (operation !== 'patch') return 'is added'
  if (unset) return `loses ${unset}`
  if (insert) return 'gets new items'
  const fields = Object.values(body).flatMap((values) => Object.keys(values as object))
  return `gets ${fields.join(', ')}`
}

/** "5 documents changed, 1 added (plans-say-soon)". */
export function summary({steps}: Update): string {
  const ids = (added: boolean) => {
    const those = steps.filter(({mutation}) => readMutation(mutation)[0].startsWith('create') === added)
    return new Set(those.map(idOfStep)).size
  }
  const migrations = [...new Set(steps.flatMap(({migration}) => migration ?? []))]
  return `${ids(false)} documents changed, ${ids(true)} added${migrations.length > 0 ? ` (${migrations.join(', ')})` : ''}`
}
