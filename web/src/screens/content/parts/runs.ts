import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import type {ContentsEntry} from '../../../layout/TextColumns.tsx'
import type {Part, PartOf} from './part.ts'

type Shown = Exclude<Part, PartOf<'heroPart'>>

/** Parts that follow each other and share a layout: text to read, parts as wide as the page, or forms beside one another. */
export type Run = {layout: 'text' | 'wide' | 'forms'; parts: Shown[]}

const WIDE: readonly Part['_type'][] = ['featuresPart', 'plansPart', 'proofPart']

/** Divides the parts below the opening of a page into runs; a form by itself is read like a text. */
export function runsOf(parts: readonly Part[]): Run[] {
  const shown = parts.filter((part): part is Shown => part._type !== 'heroPart')
  const layouts = shown.map((part, index): Run['layout'] => {
    if (WIDE.includes(part._type)) return 'wide'
    const isForm = (other: Part | undefined) => other?._type === 'formPart'
    return isForm(part) && (isForm(shown[index - 1]) || isForm(shown[index + 1])) ? 'forms' : 'text'
  })
  const runs: Run[] = []
  for (const [index, part] of shown.entries()) {
    const layout = layouts[index] ?? 'text'
    const last = runs.at(-1)
    if (last?.layout === layout) last.parts.push(part)
    else runs.push({layout, parts: [part]})
  }
  return runs
}

/** A page with fewer headings is read without a list of them. */
const LONG = 4

/** Headings of a long page, of its parts to read; none of a short one. */
export function contentsOf(parts: readonly Part[]): ContentsEntry[] {
  const titles = parts.flatMap((part) => headingOf(part) ?? [])
  return titles.length < LONG ? [] : titles.map((title) => ({anchor: anchorOf(title), title}))
}

function headingOf(part: Part): string | null {
  if (part._type === 'tablePart') return part.heading
  if (part._type === 'textPart' || part._type === 'questionsPart' || part._type === 'figuresPart') return part.title
  return null
}
