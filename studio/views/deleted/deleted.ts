import {getPublishedId, isDraftId, type SanityClient, type SanityDocument} from 'sanity'
import type {Named} from '../documentName.ts'
import {planNamesQuery, thereQuery} from './deleted.query.ts'
import {readTransactions, type Transaction} from './history.ts'

/** The end of a document, by its published id; `lastIds` is what was deleted with it last, its draft first. */
export type Deletion = {id: string; lastIds: readonly string[]; at: string; author: string}
/** Last version of a deleted document; `live` is the version that was published beside its draft. */
type LastStates = {document: SanityDocument; live: SanityDocument | undefined}
/** `named` is what the document is known by; of a price that is also its plan. */
export type DeletedDocument = Deletion & LastStates & {named: Named}
/** `isCut` when more were deleted than are listed; `lookedBackTo` is set when there is more history than was read. */
export type Deleted = {documents: DeletedDocument[]; isCut: boolean; lookedBackTo: string | null}

const PAGE = 1000
/** Each keystroke may be a transaction: some weeks of work for a handful of editors. */
const MOST_PAGES = 5
const MOST_DOCUMENTS = 50
/** Number of ids that fit into an address; the Studio itself asks for as many. */
const IDS_AT_ONCE = 10

type Effect = NonNullable<Transaction['effects']>[string]

/** Whether an id is of content, not of the Studio itself or of a release. */
const isContent = (id: string) => !/^(_|versions|studio)\./.test(id)
const isOfSanity = (type: unknown) => /^(sanity|system)\./.test(String(type))

/** Mendoza says "replace everything by null". */
const isDeletion = ({apply}: Effect) => apply[0] === 0 && apply[1] === null
/** Type of a deleted document, whose reverse patch is the whole document. */
const typeOfDeleted = ({revert}: Effect) => (revert[1] as {_type?: string} | undefined)?._type

const draftFirst = ([a]: [string, unknown], [b]: [string, unknown]) => Number(isDraftId(b)) - Number(isDraftId(a))

/** Deletions, the latest first; drafts that were published or discarded are among them. */
export function deletionsIn(transactions: readonly Transaction[]): Deletion[] {
  const latest = new Map<string, Deletion>()
  for (const {timestamp, author, effects = {}} of transactions) {
    const ended = new Map<string, Deletion>()
    for (const [lastId, effect] of Object.entries(effects).sort(draftFirst)) {
      const id = getPublishedId(lastId)
      if (!isContent(lastId) || !isDeletion(effect) || isOfSanity(typeOfDeleted(effect)) || latest.has(id)) continue
      ended.set(id, {id, lastIds: [...(ended.get(id)?.lastIds ?? []), lastId], at: timestamp, author})
    }
    for (const deletion of ended.values()) latest.set(deletion.id, deletion)
  }
  return [...latest.values()]
}

const bothIds = (id: string) => [id, `drafts.${id}`]

async function readHistory(client: SanityClient): Promise<{transactions: Transaction[]; lookedBackTo: string | null}> {
  const all = new Map<string, Transaction>()
  for (let page = 0; page < MOST_PAGES; page++) {
    const toTime = [...all.values()].at(-1)?.timestamp
    const read = await readTransactions(client, {limit: PAGE, effectFormat: 'mendoza', ...(toTime && {toTime})})
    const before = all.size
    for (const transaction of read) all.set(transaction.id, transaction)
    if (read.length < PAGE || all.size === before) return {transactions: [...all.values()], lookedBackTo: null}
  }
  const transactions = [...all.values()]
  return {transactions, lookedBackTo: transactions.at(-1)?.timestamp ?? null}
}

/** The last states of documents that are gone, and of their drafts. */
async function readLastStates(client: SanityClient, ids: readonly string[]): Promise<Map<string, SanityDocument>> {
  const {dataset} = client.config()
  const {documents} = await client.request<{documents: SanityDocument[]}>({
    url: `/data/history/${dataset}/documents/${ids.flatMap(bothIds).join(',')}`,
    query: {lastRevision: 'true'},
  })
  return new Map(documents.map((document) => [document._id, document]))
}

type Price = {plan?: {_ref?: string}}

/** The last state holds references: a plan is looked up for the name of its prices. */
async function withPlans<T extends {document: SanityDocument & Price}>(client: SanityClient, deleted: readonly T[]) {
  const ids = deleted.flatMap(({document}) => document.plan?._ref ?? [])
  const found = ids.length > 0 ? await client.fetch(planNamesQuery, {ids}) : []
  const plans = new Map(found.map((plan) => [plan._id, plan]))
  return deleted.map((one) => ({...one, named: {...one.document, plan: plans.get(one.document.plan?._ref ?? '')}}))
}

/** The documents that are gone, the latest first, each as it was last. */
export async function readDeleted(client: SanityClient): Promise<Deleted> {
  const {transactions, lookedBackTo} = await readHistory(client)
  const ended = deletionsIn(transactions)
  const there = await client
    .withConfig({perspective: 'raw'})
    .fetch(thereQuery, {ids: ended.flatMap(({id}) => bothIds(id))})
  const back = new Set<string>(there.map(getPublishedId))
  const all = ended.filter(({id}) => !back.has(id))
  const gone = all.slice(0, MOST_DOCUMENTS)
  const documents: (Deletion & LastStates)[] = []
  for (let first = 0; first < gone.length; first += IDS_AT_ONCE / 2) {
    const some = gone.slice(first, first + IDS_AT_ONCE / 2)
    const states = await readLastStates(
      client,
      some.map(({id}) => id),
    )
    documents.push(...some.flatMap((deletion) => withLastStates(deletion, states)))
  }
  return {documents: await withPlans(client, documents), isCut: all.length > gone.length, lookedBackTo}
}

/** The end of one document, by its published id; null when its history does not tell of it. */
export async function readDeletion(client: SanityClient, id: string): Promise<DeletedDocument | null> {
  const transactions = await readTransactions(client, {ids: bothIds(id), limit: PAGE, effectFormat: 'mendoza'})
  const deletion = deletionsIn(transactions).find((ended) => ended.id === id)
  if (!deletion) return null
  const [deleted] = await withPlans(client, withLastStates(deletion, await readLastStates(client, [id])))
  return deleted ?? null
}

function withLastStates(deletion: Deletion, states: ReadonlyMap<string, SanityDocument>): (Deletion & LastStates)[] {
  const [document, live] = deletion.lastIds.flatMap((lastId) => states.get(lastId) ?? [])
  return document && !isOfSanity(document._type) ? [{...deletion, document, live}] : []
}

/** Restores a document as a draft, so that nothing goes live by restoring. */
export async function restore(client: SanityClient, id: string, state: SanityDocument): Promise<void> {
  const {_rev, _updatedAt, ...content} = state
  await client.createIfNotExists({...content, _id: `drafts.${id}`})
}
