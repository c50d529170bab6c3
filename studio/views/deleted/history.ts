import type {SanityClient} from 'sanity'

/** A transaction of the history; `apply` and `revert` are Mendoza patches, by document id. */
export type Transaction = {
  id: string
  timestamp: string
  author: string
  effects?: Record<string, {apply: unknown[]; revert: unknown[]}>
}

/** The newest transactions of some documents, or of the whole dataset, newest first. */
export async function readTransactions(
  client: SanityClient,
  {
    ids = [],
    ...query
  }: {ids?: readonly string[]; limit: number; toTime?: string; toTransaction?: string; effectFormat?: 'mendoza'},
): Promise<Transaction[]> {
  const {dataset} = client.config()
  const of = ids.length > 0 ? `/${ids.join(',')}` : ''
  const text = await client.request<string>({
    url: `/data/history/${dataset}/transactions${of}`,
    // Hosted Sanity gives the content of transactions to administrators only.
    query: {excludeContent: 'true', excludeMutations: 'true', reverse: 'true', ...query, limit: String(query.limit)},
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
    .filter(({timestamp}) => timestamp)
}
