/** A document as the lake stores it. Everything beyond these fields belongs to the content model. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

const DRAFT = 'drafts.'
const VERSION = 'versions.'

export const isDraft = (id: string) => id.startsWith(DRAFT)
export const isVersion = (id: string) => id.startsWith(VERSION)

/** `drafts.a` and `versions.r1.a` both belong to `a`. */
export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice(DRAFT.length)
  if (isVersion(id)) return id.split('.').slice(2).join('.')
  return id
}

/** The perspective that a document belongs to: `drafts`, a release name, or `published`. */
export function layerOf(id: string): string {
  if (isDraft(id)) return 'drafts'
  if (isVersion(id)) return id.split('.')[1] ?? ''
  return 'published'
}

/** The id under which a layer keeps its version of a document. */
export function idInLayer(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `${DRAFT}${id}` : `${VERSION}${layer}.${id}`
}

/** Sanity's rule for ids: 128 characters of letters, digits, dot, underscore and hyphen. */
export const isValidId = (id: string) => /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(id)

/** Whether a document of a public dataset can be read without a token: drafts, versions and other ids with a dot cannot. */
export const isPublicId = (id: string) => !id.includes('.')
