import {getPublishedId, type SanityClient, type SanityDocument} from 'sanity'
import {planNamesQuery, thereQuery} from './deleted.query.ts'
import type {Named} from './documentName.ts'
import {readTransactions, type Transaction} from './history.ts'

/** The end of a document, by its published id. */
export type Deletion = {id: string; at: string; author: string}
/** `named` is what the document is known by; of a price that is also its plan. */
export type DeletedDocument = Deletion & {document: SanityDocument; named: Named}
/** `lookedBackTo` is set when there is more history than was read. */
export type Deleted = {documents: DeletedDocument[]; lookedBackTo: string | null}

const PAGE = 1000
/** Each keystroke may be a transaction: some weeks of work for a handful of editors. */
const MOST_PAGES = 5
const MOST_DOCUMENTS = 50
/** What fits into an address; the Studio itself asks for as many. */
const IDS_AT_ONCE = 10

/** Of documents, without the Studio's own and those of releases. */
const isContent = (id: string) => !id.startsWith('_.') && !id.startsWith('versions.')

/** Mendoza says "replace everything by null". */
const isDeletion = ({apply}: {apply: unknown[]}) => apply[0] === 0 && apply[1] === null

/** What was deleted, the latest first: drafts that were published or discarded are among it. */
export function deletionsIn(transactions: readonly Transaction[]): Deletion[] {
  const latest = new Map<string, Deletion>()
  for (const {timestamp, author, effects = {}} of transactions)
    for (const [id, effect] of Object.entries(effects)) {
      const published = getPublishedId(id)
      if (!isContent(id) || !isDeletion(effect) || latest.has(published)) continue
      latest.set(published, {id: published, at: timestamp, author})
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

/** The last state of documents that are gone; of one that had both, what was published. */
async function readLastStates(client: SanityClient, ids: readonly string[]): Promise<Map<string, SanityDocument>> {
  const {dataset} = client.config()
  const {documents} = await client.request<{documents: SanityDocument[]}>({
    url: `/data/history/${dataset}/documents/${ids.flatMap(bothIds).join(',')}`,
    query: {lastRevision: 'true'},
  })
  const published = documents.filter(({_id}) => _id === getPublishedId(_id))
  return new Map([...documents, ...published].map((document) => [getPublishedId(document._id), document]))
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
  const gone = ended.filter(({id}) => !back.has(id)).slice(0, MOST_DOCUMENTS)
  const documents: (Deletion & {document: SanityDocument})[] = []
  for (let first = 0; first < gone.length; first += IDS_AT_ONCE / 2) {
    const some = gone.slice(first, first + IDS_AT_ONCE / 2)
    const states = await readLastStates(
      client,
      some.map(({id}) => id),
    )
    for (const deletion of some) {
      const document = states.get(deletion.id)
      if (document && !/^(sanity|system)\./.test(document._type)) documents.push({...deletion, document})
    }
  }
  return {documents: await withPlans(client, documents), lookedBackTo}
}

/** Brings a document back as a draft: what goes live is what somebody publishes. */
export async function restore(client: SanityClient, {id, document}: DeletedDocument): Promise<void> {
  const {_rev, _updatedAt, ...content} = document
  await client.createIfNotExists({...content, _id: `drafts.${id}`})
}
