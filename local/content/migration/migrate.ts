import {collectMigrationMutations, type Migration, toArray} from 'sanity/migrate'
import {MIGRATIONS} from '../../../domain/content/migrations.ts'
import {applyMutations, type LakeDocument, type MutationRequest} from '../../content-lake/index.ts'
import type {ContentDocument} from '../ndjson.ts'
import {encode} from './encode.ts'
import {missingFixed} from './fixed.ts'
import {inNewLanguages} from './newLanguages.ts'

/** Change of a document, with its migration; without one for a document or language that is added as it ships. */
export type Step = {mutation: MutationRequest; migration?: string}
export type NamedMigration = {name: string; migration: Migration}

/**
 * Finds the steps that bring documents up to date: each migration sees the output of those before it. No record is kept
 * of migrations that ran: the documents tell.
 */
export async function pendingSteps(
  documents: ContentDocument[],
  seed: ContentDocument[],
  migrations = loadMigrations(),
): Promise<Step[]> {
  const current = new Map(documents.map((document) => [document._id, document as LakeDocument]))
  const steps: Step[] = []
  for (const {name, migration} of await migrations) {
    const mutations = await mutationsOf(migration, [...current.values()])
    apply(mutations, current)
    steps.push(...mutations.map((mutation) => ({mutation, migration: name})))
  }
  const added = missingFixed([...current.values()], seed)
  return [
    ...steps,
    ...inNewLanguages({before: documents, now: [...current.values()], seed}).map((patch) => ({mutation: {patch}})),
    ...added.map((document) => ({mutation: {createIfNotExists: document}})),
  ]
}

/** Loads the migrations of this release, in their order. */
const loadMigrations = (): Promise<NamedMigration[]> =>
  Promise.all(
    MIGRATIONS.map(async ({name}) => {
      const {default: migration} = (await import(`../../../studio/migrations/${name}/index.ts`)) as {default: Migration}
      return {name, migration}
    }),
  )

async function mutationsOf(migration: Migration, documents: LakeDocument[]): Promise<MutationRequest[]> {
  const wanted = documents.filter(({_type}) => migration.documentTypes?.includes(_type) ?? true)
  const iterate = async function* () {
    yield* wanted
  }
  const byId = (id: string) => documents.find(({_id}) => _id === id)
  const context = {
    dryRun: true,
    client: undefined as never, // a migration changes documents by what is in them, and asks nobody
    filtered: {
      getDocument: async <T>(id: string) => byId(id) as T | undefined,
      getDocuments: async <T>(ids: string[]) => ids.flatMap((id) => byId(id) ?? []) as T[],
    },
  }
  const collected = await toArray(collectMigrationMutations(migration, iterate, context))
  return collected.flat().flatMap(encode)
}

function apply(mutations: MutationRequest[], documents: Map<string, LakeDocument>) {
  const at = {transactionId: 'migration', timestamp: new Date().toISOString()}
  const {changes} = applyMutations(mutations, (id) => documents.get(id) ?? null, at)
  for (const {id, after} of changes)
    if (after) documents.set(id, after)
    else documents.delete(id)
}
