import type {SanityClient} from 'sanity'
import {DEFAULT_LANGUAGE, type Language} from '../../../../domain/texts/languages.ts'
import {plainText, textsOf} from '../../../../domain/texts/texts.ts'
import {formPath} from '../../fieldPath.ts'
import type {TranslationRow} from '../useTranslations.ts'
import {type Fault, type Run, translated, type Unit, unitsOf, wordsOf} from './units.ts'
import type {TranslationFile, Translations} from './xliff.ts'

type Direction = {from: Language; to: Language}
type Field = {path: string; source: unknown; target: unknown}

/** The fields of a document that want words in a language, and have them in the other. */
export function fieldsToTranslate({document, gaps, stale}: TranslationRow, {from, to}: Direction): Field[] {
  const wanted = new Set([
    ...gaps.filter(({kind}) => (kind === 'same' ? to !== DEFAULT_LANGUAGE : kind.missing === to)).map(({path}) => path),
    ...stale.filter(({behind}) => behind === to).map(({path}) => path),
  ])
  return textsOf(document)
    .filter(({path}) => wanted.has(path))
    .map(({path, text}) => ({path, source: text[from], target: text[to]}))
    .filter(({source, path}) => unitsOf(path, source, undefined).length > 0)
}

/** Everything that wants words in a language, a file per document; `noteOf` names a field for the translator. */
export const filesToTranslate = (
  rows: readonly TranslationRow[],
  direction: Direction,
  noteOf: (row: TranslationRow, path: string) => string,
): TranslationFile[] =>
  rows
    .map((row) => ({
      id: row.id,
      units: fieldsToTranslate(row, direction).flatMap(({path, source, target}) =>
        unitsOf(formPath(row.document, path), source, target).map((unit) => ({...unit, note: noteOf(row, path)})),
      ),
    }))
    .filter(({units}) => units.length > 0)

/** Why a text of the file is not taken: beside its own faults, the document or the need for it is gone. */
export type LeftOut = {
  id: string
  row: TranslationRow | null
  path: string | null
  fault: Fault | 'gone' | 'done' | 'same'
  words: string
}
export type BroughtBack = {
  to: Language
  /** `values` by the path of the form, `texts` as an editor reads them. */
  documents: {row: TranslationRow; values: Record<string, unknown>; texts: {path: string; words: string}[]}[]
  leftOut: LeftOut[]
}

const sameRuns = (a: readonly Run[], b: readonly Run[] | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Decides which translations of a file become drafts: only texts that still want them, by the words that were translated. */
export function bringBack(rows: readonly TranslationRow[], {from, to, files}: Translations): BroughtBack {
  const outcome: BroughtBack = {to, documents: [], leftOut: []}
  for (const {id, units} of files) {
    const row = rows.find((each) => each.id === id) ?? null
    const left = new Map<string, Unit>(units.map((unit) => [unit.id, unit]))
    const values: Record<string, unknown> = {}
    const texts: {path: string; words: string}[] = []
    for (const {path, source, target} of row ? fieldsToTranslate(row, {from, to}) : []) {
      const place = formPath(row?.document, path)
      const units = unitsOf(place, source, target)
      const isKept = units.every((unit) => sameRuns(unit.target, left.get(unit.id)?.target))
      const answer = translated(place, source, left)
      if (!answer) continue
      for (const unit of units) left.delete(unit.id)
      const fault = 'fault' in answer ? answer.fault : isKept ? 'same' : null
      if (fault) outcome.leftOut.push({id, row, path, fault, words: units[0] ? wordsOf(units[0].source) : ''})
      else if ('value' in answer) {
        values[`${place}.${to}`] = answer.value
        texts.push({path, words: plainText(answer.value)})
      }
    }
    if (row && Object.keys(values).length > 0) outcome.documents.push({row, values, texts})
    const fault = row ? 'done' : 'gone'
    const rest = [...left.values()].filter((unit) => wordsOf(unit.target).trim())
    outcome.leftOut.push(...rest.map((unit) => ({id, row, path: null, fault, words: wordsOf(unit.source)}) as const))
  }
  return outcome
}

/**
 * Writes translations as drafts in one transaction, all or none. Throws an error with status 409 when somebody has written
 * in one of the documents since it was read.
 */
export async function writeDrafts(client: SanityClient, {documents}: BroughtBack): Promise<void> {
  const transaction = client.transaction()
  for (const {row, values} of documents) {
    const {_rev, _updatedAt, _createdAt, ...document} = row.document
    const draftId = `drafts.${row.id}`
    if (document._id === draftId) transaction.patch(draftId, (patch) => patch.ifRevisionId(_rev).set(values))
    else {
      transaction.create({...document, _id: draftId})
      transaction.patch(draftId, (patch) => patch.set(values))
    }
  }
  await transaction.commit()
}
