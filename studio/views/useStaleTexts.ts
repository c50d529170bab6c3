import {applyPatch} from 'mendoza'
import {useEffect, useState} from 'react'
import {type SanityClient, type SanityDocument, useClient} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {type StaleText, staleTexts, type Version} from '../model/translationAge.ts'

const VERSIONS = 100

type Transaction = {timestamp: string; effects?: Record<string, {revert: Parameters<typeof applyPatch>[1]}>}

/** The versions of a published document, newest first: what is there now, and each change taken back in turn. */
async function versionsOf(client: SanityClient, document: SanityDocument): Promise<Version[]> {
  const {dataset, token} = client.config()
  const search = new URLSearchParams({
    excludeContent: 'true',
    excludeMutations: 'true',
    effectFormat: 'mendoza',
    reverse: 'true',
    limit: String(VERSIONS),
  })
  const url = client.getUrl(`/data/history/${dataset}/transactions/${document._id}?${search}`)
  const answer = await fetch(url, token ? {headers: {authorization: `Bearer ${token}`}} : {credentials: 'include'})
  if (!answer.ok) return []
  const transactions = (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
  const versions: Version[] = []
  // The patches count a document's fields: neither its revision is among them, nor what a perspective adds.
  const {_rev, _originalId, ...stored} = document
  let version: object | null = stored
  for (const {timestamp, effects} of transactions) {
    const effect = effects?.[document._id]
    if (!effect || !version) continue
    versions.push({document: version, since: timestamp})
    version = applyPatch(version, effect.revert) as object | null
  }
  return versions
}

/**
 * Which texts were changed in one language and not in the other, by document id. Reads the history of the documents that
 * were changed since they were made, again whenever one of them changes.
 */
export function useStaleTexts(documents: readonly SanityDocument[] | null): Map<string, StaleText[]> {
  const client = useClient({apiVersion: API_VERSION})
  const [stale, setStale] = useState<Map<string, StaleText[]>>(new Map())
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
        if (!current) return
        const found = staleTexts(await versionsOf(client, document))
        if (current) setStale((before) => new Map(before).set(document._id, found))
      }
    }
    void readAll()
    return () => {
      current = false
    }
  }, [client, revisions])
  return stale
}
