import {applyPatch} from 'mendoza'
import {useEffect, useRef, useState} from 'react'
import {type SanityClient, type SanityDocument, useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {type StaleText, staleTexts, type Version} from '../../../domain/texts/translationAge.ts'
import {readTransactions} from '../deleted/history.ts'

const VERSIONS = 100
const NO_DRAFTS: ReadonlyMap<string, SanityDocument> = new Map()

const draftVersion = (draft: SanityDocument): Version => ({document: draft, since: draft._updatedAt})
/** Without a history there is still what is published now, for the draft to be compared with. */
const asPublished = (versions: Version[], document: SanityDocument): Version[] =>
  versions.length > 0 ? versions : [{document, since: document._updatedAt}]

/** The versions of a published document, newest first: what is there now, and each change taken back in turn. */
async function versionsOf(client: SanityClient, document: SanityDocument): Promise<Version[]> {
  const query = {ids: [document._id], limit: VERSIONS, effectFormat: 'mendoza'} as const
  const transactions = await readTransactions(client, query).catch(() => [])
  const versions: Version[] = []
  // The patches count a document's fields: neither its revision is among them, nor what a perspective adds.
  const {_rev, _originalId, ...stored} = document
  let version: object | null = stored
  for (const {timestamp, effects} of transactions) {
    const effect = effects?.[document._id]
    if (!effect || !version) continue
    versions.push({document: version, since: timestamp})
    version = applyPatch(version, effect.revert as Parameters<typeof applyPatch>[1]) as object | null
  }
  return versions
}

async function staleIn(client: SanityClient, document: SanityDocument, draft?: SanityDocument): Promise<StaleText[]> {
  const versions = await versionsOf(client, document)
  return staleTexts(draft ? [draftVersion(draft), ...asPublished(versions, document)] : versions)
}

/**
 * Which texts were changed in one language and not in another, by document id; in a draft as well, before it is
 * published. Reads the history of the documents that were changed since they were made, once for each revision; `isWhole`
 * once all were read.
 */
export function useStaleTexts(
  documents: readonly SanityDocument[] | null,
  drafts: ReadonlyMap<string, SanityDocument> = NO_DRAFTS,
): {stale: Map<string, StaleText[]>; isWhole: boolean} {
  const client = useClient({apiVersion: API_VERSION})
  const [stale, setStale] = useState<Map<string, StaleText[]>>(new Map())
  const read = useRef(new Map<string, StaleText[]>())
  const changed = (documents ?? [])
    .filter(({_id, _createdAt, _updatedAt}) => _createdAt !== _updatedAt || drafts.has(_id))
    .sort((a, b) => (a._updatedAt > b._updatedAt ? -1 : 1))
  const revisionOf = ({_id, _rev}: SanityDocument) => [_id, _rev, drafts.get(_id)?._rev].join('@')
  const revisions = changed.map(revisionOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revisions say when the documents differ
  useEffect(() => {
    let current = true
    const readAll = async () => {
      // One after the other, so that the rest of the Studio is not kept waiting.
      for (const document of changed) {
        const revision = revisionOf(document)
        if (!current) return
        const found = read.current.get(revision) ?? (await staleIn(client, document, drafts.get(document._id)))
        if (!current) return
        read.current.set(revision, found)
        setStale((before) => (before.get(document._id) === found ? before : new Map(before).set(document._id, found)))
      }
    }
    void readAll()
    return () => {
      current = false
    }
  }, [client, revisions])
  // Findings about a document stay until it is read again, unless nothing in it can be outdated any more.
  const current = new Map([...stale].filter(([id]) => changed.some(({_id}) => _id === id)))
  return {stale: current, isWhole: documents !== null && changed.every((each) => read.current.has(revisionOf(each)))}
}
