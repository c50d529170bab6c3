import {placeholdersIn} from '../../../../domain/texts/placeholders.ts'

/** Words in one format: `format` counts the spans of the source's paragraph that have marks, null for plain words. */
export type Run = {text: string; format: number | null}

/** A line, or a paragraph of rich text, as a translator gets it; `target` is empty where there is no translation yet. */
export type Unit = {id: string; source: readonly Run[]; target: readonly Run[]}

/** A unit of a field, with the block that it translates; null for a line. */
type FieldUnit = Unit & {block: Block | null}

export type Fault = 'changed' | 'untranslated' | 'format' | 'placeholders'

type Span = {_type: 'span'; _key: string; text: string; marks?: readonly string[]}
type Block = {_key: string; children: readonly Span[]}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isBlock = (value: unknown): value is Block => Array.isArray((value as Partial<Block> | null)?.children)
const hasMarks = ({marks}: Span) => (marks?.length ?? 0) > 0

/** Signs that XML cannot hold, which come from pasted text and which nobody sees. */
const UNSEEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const seen = (text: string) => text.replace(UNSEEN, '')

export const wordsOf = (runs: readonly Run[]) => runs.map(({text}) => text).join('')

const runsOf = (block: Block): Run[] =>
  block.children.map((span, index) => ({text: seen(span.text), format: hasMarks(span) ? index + 1 : null}))

/** The units of a field from one language to another; paragraphs are paired only where both languages have as many. */
export function unitsOf(path: string, source: unknown, target: unknown): FieldUnit[] {
  if (isText(source))
    return [{id: path, block: null, source: plain(source), target: isText(target) ? plain(target) : []}]
  const blocks = blocksOf(source)
  const others = blocksOf(target)
  return blocks.flatMap((block, index): FieldUnit[] => {
    const other = blocks.length === others.length ? others[index] : undefined
    const unit = {id: `${path}/${block._key}`, block, source: runsOf(block), target: other ? runsOf(other) : []}
    return wordsOf(unit.source).trim() ? [unit] : []
  })
}

const plain = (text: string): Run[] => [{text: seen(text), format: null}]
const blocksOf = (value: unknown): Block[] => (Array.isArray(value) ? value.filter(isBlock) : [])

/**
 * The value of a field by the translations of its units: the source's paragraphs with other words, which keep style, list,
 * links and bold. Null when none of its units is among the translations.
 */
export function translated(
  path: string,
  source: unknown,
  translations: ReadonlyMap<string, Unit>,
): {value: unknown} | {fault: Fault} | null {
  const units = unitsOf(path, source, undefined)
  if (!units.some(({id}) => translations.has(id))) return null
  const found = units.map((unit) => ({...unit, translation: translations.get(unit.id)}))
  const [fault] = found.flatMap((unit) => faultOf(unit) ?? [])
  if (fault) return {fault}
  const runsBy = new Map(found.map(({block, translation}) => [block, translation?.target ?? []]))
  if (!Array.isArray(source)) return {value: wordsOf(runsBy.get(null) ?? [])}
  return {value: source.map((block) => (runsBy.has(block) ? translatedBlock(block, runsBy.get(block) ?? []) : block))}
}

function faultOf({source, translation}: FieldUnit & {translation: Unit | undefined}): Fault | null {
  if (!translation || !wordsOf(translation.target).trim()) return 'untranslated'
  if (wordsOf(translation.source) !== wordsOf(source)) return 'changed'
  if (formatsIn(translation.target) !== formatsIn(source)) return 'format'
  return namesIn(translation.target) === namesIn(source) ? null : 'placeholders'
}

const formatsIn = (runs: readonly Run[]) =>
  runs
    .flatMap(({format}) => format ?? [])
    .sort((a, b) => a - b)
    .join()
const namesIn = (runs: readonly Run[]) => [...new Set(placeholdersIn(wordsOf(runs)))].sort().join()

const translatedBlock = (block: Block, runs: readonly Run[]): Block => ({
  ...block,
  children: runs.map(({text, format}, index) => ({
    _type: 'span',
    _key: `${block._key}${index}`,
    text,
    marks: format === null ? [] : (block.children[format - 1]?.marks ?? []),
  })),
})
