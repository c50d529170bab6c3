import {isDraft, publishedId} from '../documents/document.ts'

/** A change of a document or its draft: whether it is there afterwards, and was there before. */
export type GroupChange = {
  transaction: string
  timestamp: string
  author: string
  id: string
  lives: boolean
  lived: boolean
}
export type DocumentEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [detail: string]: string
}

/** The events of a document and its draft, oldest first, in the hosted lake's terms; edits of a draft are no events. */
export function eventsFrom(changes: readonly GroupChange[], id: string): DocumentEvent[] {
  const documentId = publishedId(id)
  const draftId = `drafts.${documentId}`
  const transactions = [...Map.groupBy(changes, ({transaction}) => transaction)]
  /** A forgotten revision is replaced by the oldest known one. */
  const first = (isOne: (id: string) => boolean) => changes.find((change) => isOne(change.id))
  const known = (change: GroupChange | undefined) => (change?.lived ? change.transaction : null)
  let [draft, published] = [known(first(isDraft)), known(first((id) => !isDraft(id)))]
  return transactions.flatMap(([revisionId, parts]) => {
    const [first] = parts
    if (!first) return []
    const [ofDraft, ofPublished] = [parts.find(({id}) => isDraft(id)), parts.find(({id}) => !isDraft(id))]
    const before = {draft, published}
    if (ofDraft) draft = ofDraft.lives ? revisionId : null
    if (ofPublished) published = ofPublished.lives ? revisionId : null
    const isDraftGone = before.draft !== null && draft === null
    const isNewDraft = before.draft === null && draft !== null
    const isGone = before.published !== null && published === null
    const event = (type: string, details: Record<string, string> = {}) => [
      {type, documentId, timestamp: first.timestamp, author: first.author, ...details},
    ]
    const versions = {versionId: draftId, versionRevisionId: before.draft ?? revisionId}

    if (ofPublished?.lives && isDraftGone) return event('publishDocumentVersion', {...versions, revisionId})
    if (isGone && draft !== null) return event('unpublishDocument', {versionId: draftId, versionRevisionId: draft})
    if (isGone || (isDraftGone && before.published === null)) return event('deleteDocumentGroup')
    if (isDraft(id)) {
      if (isNewDraft) return event('createDocumentVersion', {versionId: draftId, versionRevisionId: revisionId})
      return isDraftGone ? event('deleteDocumentVersion', versions) : []
    }
    if (!ofPublished) return []
    return event(before.published === null ? 'createLiveDocument' : 'updateLiveDocument', {revisionId})
  })
}
