import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/** A new file, or a change of an existing one. */
export type Change = {file: string; content: string} | {file: string; edit: (text: string) => string}

/** Applies all changes below a folder, or none. Throws with the name of the file when a change does not fit. */
export function apply(root: string, changes: readonly Change[]): string[] {
  const texts = new Map<string, string>()
  for (const change of changes) texts.set(change.file, next(root, change, texts.get(change.file)))
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
    writeFileSync(path.join(root, file), text)
  }
  return [...texts.keys()]
}

function next(root: string, change: Change, changed: string | undefined): string {
  const file = path.join(root, change.file)
  const exists = changed !== undefined || existsSync(file)
  if ('content' in change) {
    if (exists) throw new Error(`${change.file} exists already`)
    return change.content
  }
  if (!exists) throw new Error(`${change.file} is missing`)
  try {
    return change.edit(changed ?? readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${change.file}: ${error instanceof Error ? error.message : error}`, {cause: error})
  }
}

/** Inserts text before an anchor, which must be in the file exactly once. */
export const before = (file: string, anchor: string, inserted: string): Change => ({
  file,
  edit: (text) => replaceOnce(text, anchor, inserted + anchor),
})

/** Inserts text after an anchor, which must be in the file exactly once. */
export const after = (file: string, anchor: string, inserted: string): Change => ({
  file,
  edit: (text) => insertAfter(text, anchor, inserted),
})

/** Inserts text after an anchor. Throws when the anchor is not there exactly once. */
export const insertAfter = (text: string, anchor: string, inserted: string) =>
  replaceOnce(text, anchor, anchor + inserted)

function replaceOnce(text: string, anchor: string, replacement: string): string {
  const count = text.split(anchor).length - 1
  if (count !== 1) throw new Error(`these lines must be there once, and are ${count} times:\n${anchor}`)
  return text.replace(anchor, () => replacement)
}

/** Adds an import; formatting sorts it. */
export const importing = (file: string, line: string): Change => ({file, edit: (text) => `${line}\n${text}`})

type Document = {_id: string} & Record<string, unknown>

/** Changes a document of an NDJSON file. */
export const inDocument = (file: string, id: string, change: (document: Document) => Document): Change => ({
  file,
  edit: (text) => {
    const documents: Document[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    if (!documents.some(({_id}) => _id === id)) throw new Error(`there is no document "${id}"`)
    return ndjson(...documents.map((document) => (document._id === id ? change(document) : document)))
  },
})

/** Makes an NDJSON text. */
export const ndjson = (...documents: object[]) => documents.map((document) => `${JSON.stringify(document)}\n`).join('')
