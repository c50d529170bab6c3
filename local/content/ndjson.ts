import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {type ContentDocument, type ContentSchema, checkShape, describeProblem} from '../../domain/content/shape.ts'
import {ROOT} from '../settings/environment.ts'

export type {ContentDocument} from '../../domain/content/shape.ts'

export const readSchema = (): ContentSchema =>
  JSON.parse(readFileSync(path.join(ROOT, 'domain/content/content.schema.json'), 'utf8'))

/** Reads a folder of NDJSON files. Throws an error that names the file and line. */
export function readFolder(folder: string): ContentDocument[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'))
  return files.flatMap((name) => parseLines(readFileSync(path.join(folder, name), 'utf8'), name))
}

/** Byte order mark, with which programs on Windows begin a file; concatenated files have it in between. */
const BYTE_ORDER_MARK = /^\ufeff/

export function parseLines(text: string, name: string): ContentDocument[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.replace(BYTE_ORDER_MARK, '')
    if (!line.trim()) return []
    try {
      const document = JSON.parse(line) as ContentDocument
      if (typeof document?._id === 'string' && typeof document._type === 'string') return document
    } catch {
      // reported below
    }
    throw new Error(
      `${name}, line ${index + 1} is not a document: mend that line (one JSON object with _id and _type).`,
    )
  })
}

/** Validates documents; throws an error that lists each fault with document and field. */
export function assertShape(documents: ContentDocument[], schema: ContentSchema): ContentDocument[] {
  const problems = documents.flatMap((document) => checkShape(document, schema))
  if (problems.length === 0) return documents
  const shown = problems.slice(0, 10).map(describeProblem)
  const more = problems.length > shown.length ? [`… and ${problems.length - shown.length} more`] : []
  throw new Error([`The content breaks its model:`, ...shown, ...more].join('\n  '))
}
