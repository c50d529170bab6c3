import {applyPatch} from 'mendoza'
import {useEffect, useRef, useState} from 'react'
import {type SanityClient, type SanityDocument, useClient} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {type StaleText, staleTexts, type Version} from '../model/translationAge.ts'
import {readTransactions} from './history.ts'

const VERSIONS = 100

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

/**
 * Which texts were changed in one language and not in the other, by document id. Reads the history of the documents that
 * were changed since they were made, once for each revision.
 */
export function useStaleTexts(documents: readonly SanityDocument[] | null): Map<string, StaleText[]> {
  const client = useClient({apiVersion: API_VERSION})
  const [stale, setStale] = useState<Map<string, StaleText[]>>(new Map())
  const read = useRef(new Set<string>())
  const changed = (documents ?? [])
    .filter(({_createdAt, _updatedAt}) => _createdAt !== _updatedAt)
    .sort((a, b) => (a._updatedAt > b._updatedAt ? -1 : 1))
  const revisions = changed.map(({_id, _rev}) => `${_id}@${_rev}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revisions say when the documents differ
  useEffect(() => {
    let current = true
    const readAll = async () => {
      // One after the other, so that the rest of the Studio is not kept waiting.
      for (const document of changed) {
        const revision = `${document._id}@${document._rev}`
        if (!current) return
        if (read.current.has(revision)) continue
        const found = staleTexts(await versionsOf(client, document))
        if (!current) return
        read.current.add(revision)
        setStale((before) => new Map(before).set(document._id, found))
      }
    }
    void readAll()
    return () => {
      current = false
    }
  }, [client, revisions])
  return stale
}
